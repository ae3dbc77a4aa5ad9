// How the person writes, as their device knows it: asked for when first wanted, and kept sealed for when there is no server.
import { getRegister } from '#api/sending.ts';
import { neutralWritingStyle, WritingStyle } from '#domain/writing-style.ts';
import { call } from './call.ts';
import type { Store } from './store.ts';

let store: Store | null = null;
let known: Promise<WritingStyle> | null = null;

/** Where it is kept from now on; null between users. */
export const keepRegisterIn = (next: Store | null): void => {
  store = next;
  known = null;
};

/** Learned once a visit; without a server it is that of the last one, and before that a neutral one. */
export const register = (): Promise<WritingStyle> => {
  known ??= asked();
  return known;
};

const asked = async (): Promise<WritingStyle> => {
  const shelf = store;
  try {
    const fresh = await call(getRegister, {});
    // A device without room asks again.
    await shelf?.change('draft', { put: new Map([[key, fresh]]) }).catch(() => {});
    return fresh;
  } catch {
    known = null;
    const kept = await shelf?.some('draft', [key]).catch(() => null);
    return WritingStyle.safeParse(kept?.get(key)).data ?? neutralWritingStyle;
  }
};

/** On the shelf of drafts, which are written by it. */
const key = 'register';
