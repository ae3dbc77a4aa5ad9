/** Hostile and broken sign-ins that a client must refuse, switched on through the control plane. */
import * as z from 'zod';

export const variant = z.enum([
  // before the consent page
  'redirect-uri-mismatch',
  // on the way back to the app
  'no-state',
  'foreign-state',
  'error',
  'wrong-code',
  // in the token answer
  'scopes-missing',
  'no-id-token',
  'no-refresh-token',
  // in the id token
  'wrong-nonce',
  'no-nonce',
  'alg-none',
  'hs256',
  'bad-signature',
  'unknown-key',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'other-subject',
  'unverified-email',
]);
export type Variant = z.infer<typeof variant>;

export type Variants = {
  add(name: Variant, times: number): void;
  /** Whether the variant is on. Each answer uses it up. */
  take(name: Variant): boolean;
  list(): { variant: Variant; times: number }[];
  clear(): void;
};

export const signInVariants = (): Variants => {
  const left = new Map<Variant, number>();
  return {
    add: (name, times) => void left.set(name, times),
    take(name) {
      const times = left.get(name) ?? 0;
      if (times <= 1) left.delete(name);
      else left.set(name, times - 1);
      return times > 0;
    },
    list: () => [...left].map(([name, times]) => ({ variant: name, times })),
    clear: () => left.clear(),
  };
};
