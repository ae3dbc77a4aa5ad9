// How the person writes, as their device knows it: asked for when first wanted, and kept sealed for when there is no server.
import { getRegister } from '#api/sending.ts';
import { neutralWritingStyle, WritingStyle } from '#domain/writing-style.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import type { Store } from './store.ts';

type Kept = { store: Store | null; known: Promise<WritingStyle> | null };

const here = perDevice((): Kept => ({ store: null, known: null }));

/** Where it is kept from now on; null between users. */
export const keepRegisterIn = (next: Store | null): void => {
  here().store = next;
  here().known = null;
};

/** Learned once a visit; without a server it is that of the last one, and before that a neutral one. */
export const register = (): Promise<WritingStyle> => {
  const own = here();
  own.known ??= asked(own);
  return own.known;
};

const asked = async (own: Kept): Promise<WritingStyle> => {
  const shelf = own.store;
  try {
    const fresh = await call(getRegister, {});
    // A device without room asks again.
    await shelf?.change('draft', { put: new Map([[key, fresh]]) }).catch(() => {});
    return fresh;
  } catch {
    own.known = null;
    const kept = await shelf?.some('draft', [key]).catch(() => null);
    return WritingStyle.safeParse(kept?.get(key)).data ?? neutralWritingStyle;
  }
};

/** On the shelf of drafts, which are written by it. */
const key = 'register';
