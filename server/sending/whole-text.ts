// The whole text of a mail that is forwarded, made in a thread with limits: what is in there was written by strangers.
import { boundedThread } from '#server/bounded-thread.ts';
import type { MessageContent } from '#server/ports.ts';

export type Source = { html: string | null; text: string | null };

const limits = { milliseconds: 4000, mostMilliseconds: 20_000, oldMegabytes: 192, youngMegabytes: 16 } as const;

const thread = boundedThread<Source, string>(new URL('./whole-text-worker.ts', import.meta.url), limits);

/** Null where it could not be read within them. */
export const wholeTextOf = async (content: MessageContent): Promise<string | null> => {
  if (content.kind === 'raw') return null;
  const answer = await thread.ask({ html: content.html, text: content.text });
  return answer === 'stuck' || answer === null || answer === '' ? null : answer;
};
