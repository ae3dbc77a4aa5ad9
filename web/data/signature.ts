// The person's signature, as their device knows it: asked for once a visit, and kept sealed for when there is no server.
import * as z from 'zod/mini';
import { getSignature } from '#api/sending.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import type { Store } from './store.ts';

type Kept = { store: Store | null; asked: Promise<void> | null };

const here = perDevice((): Kept => ({ store: null, asked: null }));

/** Where it is kept from now on; null between users. */
export const keepSignatureIn = (next: Store | null): void => {
  here().store = next;
  here().asked = null;
};

/** As it was last known: no draft waits for the server. */
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

/** On the shelf of drafts, which are signed with it. */
const key = 'signature';
