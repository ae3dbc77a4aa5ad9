// What a person needs to know before a meeting. Each fact is a sentence of a mail or of the invitation, or was counted.
import * as z from 'zod/mini';
import { Quoted } from './answer.ts';
import { EventKey } from './event-ref.ts';
import { MessageId, ThreadId } from './id.ts';
import { Address } from './mail.ts';

export const PrepFile = z.object({
  name: z.string(),
  threadId: ThreadId,
  messageId: MessageId,
  /** When its mail came, ISO 8601. */
  at: z.string(),
});
export type PrepFile = z.infer<typeof PrepFile>;

export const PrepFact = z.discriminatedUnion('kind', [
  /** The guests to name, the most important first. `more`: how many others come. */
  z.object({ kind: z.literal('with'), people: z.array(Address), more: z.number() }),
  /** Open: a mail asks the person, or the invitation says what the meeting is for. `quote` null: the invitation. */
  z.object({ kind: z.literal('decide'), text: z.string(), quote: z.nullable(Quoted) }),
  /** `by`: the day that the sentence names, like `2026-11-27`. */
  z.object({ kind: z.literal('promised'), quote: Quoted, to: Address, by: z.nullable(z.string()) }),
  z.object({ kind: z.literal('owed'), quote: Quoted, by: z.nullable(z.string()) }),
  /** The newest mail of a guest. */
  z.object({ kind: z.literal('last'), quote: Quoted }),
  z.object({ kind: z.literal('declined'), people: z.array(Address) }),
  z.object({ kind: z.literal('files'), files: z.array(PrepFile) }),
  /** No mail is about the meeting. `wrote`: the person's last mail to a guest. */
  z.object({
    kind: z.literal('nothing'),
    wrote: z.nullable(z.object({ to: Address, subject: z.string(), at: z.string() })),
  }),
]);
export type PrepFact = z.infer<typeof PrepFact>;

export const Prep = z.object({ facts: z.array(PrepFact) });
export type Prep = z.infer<typeof Prep>;

/** Made before the person asks. */
export const MadePrep = z.object({
  at: EventKey,
  facts: z.array(PrepFact),
  /** When the newest mail that Flow knew with one of the guests came, ISO 8601. A newer one is not in the facts. */
  seen: z.string(),
  /** The end of the meeting, ISO 8601. */
  until: z.string(),
});
export type MadePrep = z.infer<typeof MadePrep>;

/** How far ahead Flow makes them. */
export const prepAheadHours = 14;

/** Seconds of speech: at first, and when the person asks for the long version. */
export const prepSeconds = { short: 45, long: 100 } as const;
