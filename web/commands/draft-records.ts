// The device's sealed record of a draft: its text, and the confirmed sending that the server lacks.
import * as z from 'zod/mini';
import { Draft, DraftId, SendingId } from '#domain/draft.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { Proof } from '#domain/recipient-warning.ts';
import { now } from '#web/clock.ts';

/** The confirmation in the server's format. */
export const Confirmed = z.object({
  sendingId: SendingId,
  confirmed: z.string(),
  /** Absent in older records, where only a press on Send listed addresses. */
  proof: z.optional(Proof),
  strangers: z.array(z.string()),
  spoken: z.boolean(),
  /** Sent by a word said aloud. */
  byVoice: z.optional(z.boolean()),
  at: z._default(z.nullable(z.string()), null),
  /** The person said "hold" before the server had the mail. */
  holdWanted: z._default(z.boolean(), false),
});
export type Confirmed = z.infer<typeof Confirmed>;

export const proofOf = ({ proof, strangers, spoken }: Pick<Confirmed, 'proof' | 'strangers' | 'spoken'>): Proof => {
  if (proof !== undefined) return proof;
  if (strangers.length === 0) return 'voice';
  return spoken ? 'number' : 'tap';
};

/**
 * `on`: on the screen. `aside`: saved for later. `saved`: to save at the provider as well. `gone`: discarded, and the
 * server does not know yet.
 */
export const DraftRecord = z.object({
  draft: Draft,
  place: z.enum(['on', 'aside', 'saved', 'gone']),
  sending: z.nullable(Confirmed),
  /** The server's version that this draft builds on. `same`: both are equal. */
  version: z._default(z.number(), 0),
  same: z._default(z.boolean(), false),
  at: z.number(),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

/** The server has another text, or does not know the draft's end. */
export const isUntold = ({ same, place }: DraftRecord): boolean => !same || place === 'saved' || place === 'gone';

export const copyOf = (draft: Draft): Draft => ({
  ...draft,
  id: DraftId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10)))),
});
