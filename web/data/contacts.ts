import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { getContacts } from '#api/contacts.ts';
import { byAddress, Contact } from '#domain/contact.ts';
import { isProblemCode, type ProblemCode } from '#domain/problem.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';
import type { Store } from './store.ts';

export type ContactBook = {
  contacts: readonly Contact[];
  byAddress: ReadonlyMap<string, Contact>;
  /** Why the address book is unreadable; null if it is readable or not loaded yet. */
  problem: ProblemCode | null;
};

const nobody: ContactBook = { contacts: [], byAddress: new Map(), problem: null };
const seen = deviceObservable(() => nobody);

export const contactBook = { current: seen.current, subscribe: seen.subscribe };

export const useContactBook = (): ContactBook => useSyncExternalStore(seen.subscribe, seen.current, seen.current);

export const useContact = (email: string): Contact | null => {
  const book = useSyncExternalStore(seen.subscribe, seen.current, seen.current);
  return book.byAddress.get(email.toLowerCase()) ?? null;
};

type Following = {
  heard: (revision: number) => void;
  /** New mail changes the list of recent recipients. */
  again: () => void;
};

export const followContacts = (store: Store, stopped: AbortSignal): Following => {
  let version: string | null = null;
  let taken: number | null = null;
  let target: number | null = null;
  let asking = false;
  const show = (list: Kept): void => {
    if (stopped.aborted) return;
    version = list.version;
    seen.become({ ...seen.current(), contacts: list.contacts, byAddress: byAddress(list.contacts) });
  };
  const kept = keptList(store).then((list) => list && show(list));
  const ask = async (): Promise<void> => {
    await kept;
    while (target !== taken && !stopped.aborted) {
      const asked = target;
      const news = await call(getContacts, version === null ? {} : { known: version });
      if (stopped.aborted) return;
      taken = asked;
      seen.become({ ...seen.current(), problem: isProblemCode(news.problem) ? news.problem : null });
      if (news.contacts === null) continue;
      const list = { version: news.version, contacts: news.contacts };
      show(list);
      // Without space, the server still provides contacts.
      await store.change('contact', { put: new Map([['list', list]]) }).catch(() => {});
    }
  };
  const start = (): void => {
    if (asking) return;
    asking = true;
    // The next event retries. One arrives as soon as the server is back.
    void ask()
      .catch(() => {})
      .finally(() => {
        asking = false;
      });
  };
  stopped.addEventListener('abort', () => seen.become(nobody), { once: true });
  return {
    heard: (revision) => {
      target = revision;
      start();
    },
    again: () => {
      taken = null;
      start();
    },
  };
};

const Kept = z.object({ version: z.string(), contacts: z.array(Contact) });
type Kept = z.infer<typeof Kept>;

const keptList = async (store: Store): Promise<Kept | null> => {
  const records = await store.all('contact').catch(() => new Map<string, unknown>());
  const list = Kept.safeParse(records.get('list'));
  return list.success ? list.data : null;
};
