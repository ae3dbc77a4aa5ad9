// The whole of a mail that is forwarded, made in a thread with limits: what is in there was written by strangers.
import { boundedThread } from '#server/bounded-thread.ts';
import { transferable } from '#server/mailbox/parse.ts';
import type { MessageContent } from '#server/ports.ts';
import type { Looks } from './build-message.ts';

/** `room`: bytes that its pictures may take. */
export type WholeRequest = { content: MessageContent; room: number };

/** `looks` is null where there is no HTML that could be shown. */
export type Whole = { text: string; looks: Looks | null };

const limits = { milliseconds: 4000, mostMilliseconds: 20_000, oldMegabytes: 256, youngMegabytes: 32 } as const;

const thread = boundedThread<WholeRequest, Whole>(new URL('./whole-worker.ts', import.meta.url), limits);

/** Null where it could not be read within them. */
export const wholeOf = async (content: MessageContent, room: number): Promise<Whole | null> => {
  const answer = await thread.ask({ content, room }, transferable(content));
  return answer === 'stuck' ? null : answer;
};
