import * as z from 'zod/mini';
import { getSignature } from '#api/sending.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import type { Store } from './store.ts';

type Kept = { store: Store | null; asked: Promise<void> | null };

const here = perDevice((): Kept => ({ store: null, asked: null }));

export const keepSignatureIn = (next: Store | null): void => {
  here().store = next;
  here().asked = null;
};

/** Returns the last known signature, so no draft waits for the server. */
export const signature = async (): Promise<string> => {
  void learnSignature();
  const kept = await here()
    .store?.some('draft', [key])
    .catch(() => null);
  return z.string().safeParse(kept?.get(key)).data ?? '';
};

export const learnSignature = (): Promise<void> => {
  const own = here();
  own.asked ??= learn(own);
  return own.asked;
};

const learn = async (own: Kept): Promise<void> => {
  const shelf = own.store;
  try {
    const { text } = await call(getSignature, {});
    await shelf?.change('draft', { put: new Map([[key, text]]) });
  } catch {
    own.asked = null;
  }
};

/** Stored with the drafts. */
const key = 'signature';
