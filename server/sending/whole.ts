// Parses a forwarded mail in a thread with limits, because a stranger wrote it.
import { boundedThread } from '#server/bounded-thread.ts';
import { transferable } from '#server/mailbox/parse.ts';
import type { MessageContent } from '#server/ports.ts';
import type { Rendered } from './build-message.ts';

/** `room`: bytes available for pictures. */
export type WholeRequest = { content: MessageContent; room: number };

/** `looks` is null if there is no HTML to show. */
export type Whole = { text: string; rendered: Rendered | null };

const limits = { milliseconds: 4000, mostMilliseconds: 20_000, oldMegabytes: 256, youngMegabytes: 32 } as const;

const thread = boundedThread<WholeRequest, Whole>(new URL('./whole-worker.ts', import.meta.url), limits);

/** Null if the parser exceeded its limits. */
export const wholeOf = async (content: MessageContent, room: number): Promise<Whole | null> => {
  const answer = await thread.ask({ content, room }, transferable(content));
  return answer === 'stuck' ? null : answer;
};
