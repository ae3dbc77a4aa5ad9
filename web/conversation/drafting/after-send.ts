// What is done with the mail that was answered or forwarded goes when that is held back, wherever that is done: the archive and the reminder are taken back too.
import type { SendingId } from '#domain/draft.ts';
import type { CommandId } from '#domain/id.ts';
import { type AfterSend, parseAfterSend, waitsForAnswer } from '#language/after-send.ts';
import type { Situation } from '#language/intents/situation.ts';
import { journal } from '#web/commands/dispatch.ts';
import { type Sent, sent } from '#web/commands/sent.ts';
import type { Acts } from '#web/conversation/mail/acts.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Drafting } from './drafting.ts';

/** Sends first where the words say so, and then does the rest. False where they are about something else. */
export const doAfterSend = (
  utterance: string,
  situation: Situation,
  { acts, drafting, player }: { acts: Acts; drafting: Drafting; player: Player },
): boolean => {
  const asked = parseAfterSend(utterance, situation);
  if (asked === null) return false;
  const before = sent.current().at(-1);
  if (asked.send) drafting.act(asked.send, utterance);
  const left = sent.current().at(-1);
  // What still waits for a hand is asked for again once it is sent.
  if (left === undefined || (asked.send !== null && left === before)) return true;
  if (asked.next === 'next-mail') player.send({ kind: 'next' });
  if (asked.next === 'next-mail' || !isAbout(asked.next, left)) return true;
  acts.give(asked.next, { heard: utterance });
  const newest = journal.current().at(-1);
  if (newest) follow(left.sendingId, newest.id, acts);
  return true;
};

/** New mail is about no thread, and what is forwarded is answered in another. */
const isAbout = (next: Exclude<AfterSend['next'], 'next-mail'>, { draft: { kind, about } }: Sent): boolean =>
  about !== null && kind !== 'new' && !(kind === 'forward' && waitsForAnswer(next));

const follow = (answer: SendingId, id: CommandId, acts: Acts): void => {
  const unheard = sent.subscribe(() => {
    if (sent.current().some(({ sendingId }) => sendingId === answer)) return;
    unheard();
    acts.undo({}, id);
  });
};
