// What was done with an answer goes when the answer is held back, wherever that is done: the archive and the reminder are taken back too.
import type { SendingId } from '#domain/draft.ts';
import type { CommandId } from '#domain/id.ts';
import { afterSend } from '#language/drafting/after-send.ts';
import type { Situation } from '#language/understanding.ts';
import { journal } from '#web/commands/dispatch.ts';
import { answersIn, sent } from '#web/commands/leaving.ts';
import type { Acts } from './acts.ts';
import type { Drafting } from './drafting.ts';

/** Sends first where the words say so, and then does the rest. False where they are about something else. */
export const doAfterSend = (
  utterance: string,
  situation: Situation,
  { acts, drafting }: { acts: Acts; drafting: Drafting },
): boolean => {
  const asked = afterSend(utterance, situation);
  if (asked === null) return false;
  const before = newestAnswer();
  if (asked.sends) drafting.act({ kind: 'send' }, utterance);
  const answer = newestAnswer();
  // What still waits for a hand, or is no answer in a thread, is asked for again once it is sent.
  if (answer === undefined || (asked.sends && answer === before)) return true;
  acts.give(asked.next, { heard: utterance });
  const newest = journal.current().at(-1);
  if (newest) follow(answer, newest.id, acts);
  return true;
};

const newestAnswer = (): SendingId | undefined => answersIn(sent.current()).at(-1)?.sendingId;

const follow = (answer: SendingId, id: CommandId, acts: Acts): void => {
  const unheard = sent.subscribe(() => {
    if (sent.current().some(({ sendingId }) => sendingId === answer)) return;
    unheard();
    acts.undo({}, id);
  });
};
