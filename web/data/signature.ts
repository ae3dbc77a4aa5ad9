// The person's signature, as their device knows it: asked for once a visit, and kept sealed for when there is no server.
import * as z from 'zod/mini';
import { getSignature } from '#api/sending.ts';
import { call } from './call.ts';
import type { Store } from './store.ts';

let store: Store | null = null;
let asked: Promise<void> | null = null;

/** Where it is kept from now on; null between users. */
export const keepSignatureIn = (next: Store | null): void => {
  store = next;
  asked = null;
};

/** As it was last known: no draft waits for the server. */
export const signature = async (): Promise<string> => {
  void learnSignature();
  const kept = await store?.some('draft', [key]).catch(() => null);
  return z.string().safeParse(kept?.get(key)).data ?? '';
};

export const learnSignature = (): Promise<void> => {
  asked ??= learn();
  return asked;
};

const learn = async (): Promise<void> => {
  const shelf = store;
  try {
    const { text } = await call(getSignature, {});
    await shelf?.change('draft', { put: new Map([[key, text]]) });
  } catch {
    asked = null;
  }
};

/** On the shelf of drafts, which are signed with it. */
const key = 'signature';
