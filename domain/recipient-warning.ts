// Why a spoken yes is not enough for a recipient, and how the person confirmed a sending.
import * as z from 'zod/mini';

/** Addresses are in lower case. */
export const RecipientWarning = z.discriminatedUnion('kind', [
  /** The person never wrote to it. */
  z.object({ kind: z.literal('new'), email: z.string() }),
  /** The answered mail came from `sender` and asks for answers at this address. */
  z.object({ kind: z.literal('diverted'), email: z.string(), sender: z.string() }),
  /** `other` belongs to somebody with the same name. `usual`: the person writes to this one more, so it needs no proof. */
  z.object({ kind: z.literal('namesake'), email: z.string(), name: z.string(), other: z.string(), usual: z.boolean() }),
]);
export type RecipientWarning = z.infer<typeof RecipientWarning>;

/** `number`: the two digits on the screen. Everything but `voice` confirms a doubtful recipient. */
export const Proof = z.enum(['voice', 'tap', 'key', 'number']);
export type Proof = z.infer<typeof Proof>;

/** Lower-case addresses that need a tap, a key or the number. */
export const unproven = (warnings: readonly RecipientWarning[]): string[] =>
  warnings.filter((warning) => warning.kind !== 'namesake' || !warning.usual).map(({ email }) => email);

/** A tap and a key are silent, so a spoken sending that claims one is wrong. */
export const proves = (proof: Proof | undefined, spoken: boolean): boolean =>
  proof === 'number' || ((proof === 'tap' || proof === 'key') && !spoken);
