// The person's writing style, fetched on demand and stored sealed for offline use.
import { getWritingStyle } from '#api/sending.ts';
import { neutralWritingStyle, WritingStyle } from '#domain/writing-style.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import type { Store } from './store.ts';

type Kept = { store: Store | null; known: Promise<WritingStyle> | null };

const here = perDevice((): Kept => ({ store: null, known: null }));

/** Null between users. */
export const keepWritingStyleIn = (next: Store | null): void => {
  here().store = next;
  here().known = null;
};

/** Fetched once a visit; offline the last known style, else a neutral one. */
export const writingStyle = (): Promise<WritingStyle> => {
  const own = here();
  own.known ??= asked(own);
  return own.known;
};

/** What Flow may use of it changed. */
export const askWritingStyleAgain = (): void => {
  here().known = null;
};

const asked = async (own: Kept): Promise<WritingStyle> => {
  const shelf = own.store;
  try {
    const fresh = await call(getWritingStyle, {});
    // Without space, the next visit fetches it again.
    await shelf?.change('draft', { put: new Map([[key, fresh]]) }).catch(() => {});
    return fresh;
  } catch {
    own.known = null;
    const kept = await shelf?.some('draft', [key]).catch(() => null);
    return WritingStyle.safeParse(kept?.get(key)).data ?? neutralWritingStyle;
  }
};

/** Stored with the drafts. */
const key = 'register';
