// Promises: sentences of mail that leave something open, between the person and somebody else.
import * as z from 'zod/mini';
import { Quoted } from './answer.ts';
import { MessageId } from './id.ts';
import { Address, Promised } from './mail.ts';

/** `message.paragraph.sentence`: a mail that is read again finds the same promises. */
export const PromiseId = z
  .string()
  .check(z.maxLength(220), z.regex(/^[\w-]{1,200}\.\d{1,4}\.\d{1,4}$/))
  .brand<'PromiseId'>();
export type PromiseId = z.infer<typeof PromiseId>;

export const promiseIdOf = (
  messageId: MessageId,
  { paragraph, sentence }: Pick<Promised, 'paragraph' | 'sentence'>,
): PromiseId => PromiseId.parse(`${messageId}.${paragraph}.${sentence}`);

/** What the person says of a promise. `dropped`: it is none, or no longer matters. */
export const PromiseMark = z.enum(['open', 'done', 'dropped']);
export type PromiseMark = z.infer<typeof PromiseMark>;

/** By id. A promise without a mark is open. */
export type PromiseMarks = ReadonlyMap<PromiseId, PromiseMark>;

/** `PromiseMarks` where it is sent or stored. */
export const MarkedPromises = z.array(z.object({ id: PromiseId, mark: PromiseMark }));

export const marksFrom = (marked: z.infer<typeof MarkedPromises>): PromiseMarks =>
  new Map(marked.map(({ id, mark }) => [id, mark]));

export const markedPromises = (marks: PromiseMarks): z.infer<typeof MarkedPromises> =>
  [...marks].map(([id, mark]) => ({ id, mark }));

/** How a promise closed. `answered`: a later mail in the thread. `sent`: a later mail to that person. `archived`: without an answer. */
export const Closing = z.object({
  how: z.enum(['answered', 'sent', 'handed-on', 'archived', 'marked']),
  /** The mail that closed it. Null without one. */
  messageId: z.nullable(MessageId),
  /** ISO 8601. */
  at: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;

export const OpenPromise = z.object({
  id: PromiseId,
  kind: Promised.shape.kind,
  vague: z.boolean(),
  quote: Quoted,
  /** The other side. */
  other: Address,
  /** The day that the sentence names, like `2026-11-27`. */
  by: z.nullable(z.string()),
  /** Null while it is open. */
  closed: z.nullable(Closing),
});
export type OpenPromise = z.infer<typeof OpenPromise>;

/** The person owes these. The others owe the rest. */
export const isOwed = ({ kind }: Pick<OpenPromise, 'kind'>): boolean => kind === 'mine' || kind === 'asked-me';

/** Most promises in a list, and days back. */
export const promiseLimits = { listed: 200, days: 400, closedDays: 7 } as const;
