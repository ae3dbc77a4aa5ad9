// A thread in the results: its newest match, and the matching line with marked words. `search-hit.ts` makes it.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from './id.ts';
import { Address } from './mail.ts';

/** Plain text in parts, some of them hits. Never markup. */
export const Marked = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Marked = z.infer<typeof Marked>;

export const SearchResult = z.object({
  threadId: ThreadId,
  messageId: MessageId,
  from: Address,
  to: z.array(Address),
  sent: z.boolean(),
  at: z.string(),
  subject: Marked,
  snippet: Marked,
  /** Listening length of the message at 1×. */
  seconds: z.number(),
  /** Sign-in codes. Absent without any. */
  codes: z.optional(z.array(z.string())),
});
export type SearchResult = z.infer<typeof SearchResult>;
