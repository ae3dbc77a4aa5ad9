// What a device keeps of a draft, sealed, between visits: what was typed, and which sending of it the server has yet to take.
import * as z from 'zod/mini';
import { Draft, DraftId, SendingId } from '#domain/draft.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { now } from '#web/clock.ts';

/** What was confirmed, as the server must be given it. */
export const Confirmed = z.object({
  sendingId: SendingId,
  /** SHA-256, hex. */
  confirmed: z.string(),
  strangers: z.array(z.string()),
  spoken: z.boolean(),
  /** When it is to leave, ISO 8601; null for at once. */
  at: z._default(z.nullable(z.string()), null),
  /** It is to be stopped before it is sent any more. */
  holdWanted: z._default(z.boolean(), false),
});
export type Confirmed = z.infer<typeof Confirmed>;

/**
 * `on`: it was on the screen. `aside`: saved for later. `saved`: so, and the server has yet to keep it among the provider's too. `gone`:
 * thrown away, and the server has yet to be told.
 */
export const DraftRecord = z.object({
  draft: Draft,
  place: z.enum(['on', 'aside', 'saved', 'gone']),
  sending: z.nullable(Confirmed),
  /** The server's version that it was written upon, and whether it is the same. */
  version: z._default(z.number(), 0),
  same: z._default(z.boolean(), false),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

/** The server has other words of it, or was not told what became of it. */
export const isUntold = ({ same, place }: DraftRecord): boolean => !same || place === 'saved' || place === 'gone';

/** As a draft of its own. */
export const copyOf = (draft: Draft): Draft => ({
  ...draft,
  id: DraftId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10)))),
});
