// Acts on the answered mail after sending, such as an archive or a reminder. Holding the mail reverts them as well.
import type { SendingId } from '#domain/draft.ts';
import type { CommandId } from '#domain/id.ts';
import { type AfterSend, parseAfterSend, waitsForAnswer } from '#language/after-send.ts';
import type { Situation } from '#language/intents/situation.ts';
import { journal } from '#web/commands/dispatch.ts';
import { type Sent, sent } from '#web/commands/sent.ts';
import type { Acts } from '#web/conversation/mail/acts.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Drafting } from './drafting.ts';

/** Returns false when the words are about something else. Otherwise sends first if the words ask for it. */
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
  // The draft is still here, so the person has to ask again after sending.
  if (left === undefined || (asked.send !== null && left === before)) return true;
  if (asked.next === 'next-mail') player.send({ kind: 'next' });
  if (asked.next === 'next-mail' || !isAbout(asked.next, left)) return true;
  acts.give(asked.next, { heard: utterance });
  const newest = journal.current().at(-1);
  if (newest) follow(left.sendingId, newest.id, acts);
  return true;
};

/** A new mail has no thread, and a forward gets its reply in another thread. */
const isAbout = (next: Exclude<AfterSend['next'], 'next-mail'>, { draft: { kind, about } }: Sent): boolean =>
  about !== null && kind !== 'new' && !(kind === 'forward' && waitsForAnswer(next));

const follow = (answer: SendingId, id: CommandId, acts: Acts): void => {
  const unheard = sent.subscribe(() => {
    if (sent.current().some(({ sendingId }) => sendingId === answer)) return;
    unheard();
    acts.undo({}, id);
  });
};
