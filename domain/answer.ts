// The answer to a question about mail. Each text of an answer is a part of one sentence of one message, with its source.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from './id.ts';
import { Address } from './mail.ts';

/**
 * A part of a message as its sender wrote it. `from` and `to` are positions in the sentence. The subject is the only sentence of
 * paragraph -1.
 */
export const Quoted = z.object({
  text: z.string(),
  messageId: MessageId,
  threadId: ThreadId,
  paragraph: z.number(),
  sentence: z.number(),
  from: z.number(),
  to: z.number(),
  by: Address,
  /** The person wrote it. */
  own: z.boolean(),
  subject: z.string(),
  /** When the provider received the message, ISO 8601. */
  at: z.string(),
});
export type Quoted = z.infer<typeof Quoted>;

export const Found = z.object({
  /** The few words that answer, or the whole sentence if the question asks for what somebody said. */
  value: Quoted,
  sentence: Quoted,
  /** The sentences around it in its paragraph, for context. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The day that the value means on its writer's calendar, like `2026-11-27`. Absent without one. */
  day: z.optional(z.string()),
  /** The value before: the same writer had named it in an earlier mail of the thread. */
  was: z.optional(Quoted),
  /** Nobody whom the person knows or ever wrote to. Then Flow names the address. */
  stranger: z.optional(z.literal(true)),
});
export type Found = z.infer<typeof Found>;

/** `sure`: Flow says the value. `likely`: Flow quotes the sentence. `perhaps`: it also says that it may be the wrong one. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    sure: z.enum(['sure', 'likely', 'perhaps']),
    best: Found,
    /** Different values from other mails, best first. */
    others: z.array(Found),
  }),
  z.object({
    kind: z.literal('none'),
    /** Messages that Flow looked through, and the moment of the oldest, ISO 8601. */
    looked: z.object({ messages: z.number(), since: z.nullable(z.string()) }),
  }),
]);
export type Answer = z.infer<typeof Answer>;
