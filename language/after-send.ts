// Reads what to do once an answer has left. The words come with 'send' or right after it: 'send it and archive', 'and
// follow up if no answer by Friday'. Pure.
import type { Command } from '#commands/registry.ts';
import type { Drafting, SendAct } from '#language/drafting/draft-intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { parseSendAct } from './drafting/send-act.ts';
import { afterSendParts, onward } from './en/compound/after-send-words.ts';
import { isTooLong } from './engine/too-long.ts';
import type { ParsedUtterance } from './intents/intent.ts';

/** `send`: what the words do with the draft first, if anything. `next`: a command, or a step to the next mail. */
export type AfterSend = { send: SendAct | null; next: Command | 'next-mail' };

export const parseAfterSend = (heard: string, situation: Situation): AfterSend | null => {
  const { drafting, ...reading } = situation;
  return drafting === undefined || isTooLong(heard) ? null : saidOf(heard, drafting, reading);
};

const saidOf = (heard: string, drafting: Drafting, reading: Situation): AfterSend | null => {
  const [, send, and, words = ''] = afterSendParts.exec(heard.trim()) ?? [];
  const sends = send !== undefined;
  if (isNow(drafting, sends)) {
    const next = nextIn(understand(words, reading), sends);
    // Without 'and', only a reminder that waits for an answer refers to the mail just sent.
    if (next !== null && (sends || and !== undefined || isHanging(next)))
      return { send: sends ? parseSendAct(send) : null, next };
  }
  return isNow(drafting, true) ? sentOtherwise(heard, { ...reading, drafting }, reading) : null;
};

const sentOtherwise = (heard: string, situation: Situation, reading: Situation): AfterSend | null => {
  for (const { index, 0: between } of heard.matchAll(onward)) {
    const send = understand(heard.slice(0, index), situation);
    if (send.kind !== 'draft' || send.act.kind !== 'send') continue;
    const next = nextIn(understand(heard.slice(index + between.length), reading), true);
    if (next !== null) return { send: send.act, next };
  }
  return null;
};

const isHanging = (next: AfterSend['next']): boolean => next !== 'next-mail' && waitsForAnswer(next);

const nextIn = (intent: ParsedUtterance, sends: boolean): AfterSend['next'] | null => {
  if (intent.kind === 'control') return sends && intent.control.kind === 'next' ? 'next-mail' : null;
  return intent.kind === 'command' && follows.has(intent.command.kind) ? intent.command : null;
};

const isNow = ({ step, sending }: Drafting, sends: boolean): boolean =>
  sends ? step === 'ready' : sending === 'held' && step === 'none';

export const waitsForAnswer = (command: Command): boolean => command.kind === 'remind' && command.args.unlessAnswered;

/** These act on the thread alone, so undo reverts them together with the answer. */
const follows: ReadonlySet<string> = new Set(['archive', 'remind', 'snooze', 'star', 'mark-unread']);
