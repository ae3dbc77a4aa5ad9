// What a session leaves in the browser in plain text, outside the sealed store.
import { UserId } from '#domain/id.ts';
import { storePrefix } from './store.ts';

/** A session ended elsewhere, so the sealed store waits for its person, and nothing else of theirs stays. */
export const forgetPlain = async (userId: UserId): Promise<void> => {
  forgetEntries(userId);
  await forgetPlaces();
};

/** Flow keeps no person's data in these places. A later mistake must not outlive the session either. */
export const forgetPlaces = async (): Promise<void> => {
  await Promise.allSettled([forgetCaches(), forgetFiles(), forgetDatabases()]);
};

/** What names the person in this browser's and this tab's entries, unless it waits for them. */
export const forgetEntries = (userId: UserId): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) {
      const isTheirs = `${name} ${storage.getItem(name) ?? ''}`.includes(userId);
      if (isTheirs && !waits.test(name)) storage.removeItem(name);
    }
};

/** Sealed writes, answers that are not paid for, and whose the notices are: they name no mail, and wait as the store does. */
const waits = /^flow_(cut_off |owed_answers$|notices_of$)/;

/** The app's own files are the same for everybody. */
const forgetCaches = async (): Promise<void> => {
  const names = await globalThis.caches?.keys();
  await Promise.all((names ?? []).filter((name) => !name.startsWith('flow-app-')).map((name) => caches.delete(name)));
};

const forgetFiles = async (): Promise<void> => {
  const root = await globalThis.navigator?.storage?.getDirectory?.();
  for await (const name of root?.keys() ?? []) await root?.removeEntry(name, { recursive: true });
};

const forgetDatabases = async (): Promise<void> => {
  const found = await indexedDB.databases?.();
  for (const { name = '' } of found ?? []) if (!isStore(name)) indexedDB.deleteDatabase(name);
};

const isStore = (name: string): boolean =>
  name.startsWith(storePrefix) && UserId.safeParse(name.slice(storePrefix.length)).success;
