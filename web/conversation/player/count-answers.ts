// Counts a reply in the triage session from sending until the person holds it.
import { type Answer, answersIn, sent } from '#web/commands/sent.ts';
import type { Player } from './player.ts';

export const countAnswers = (player: Pick<Player, 'record' | 'takeBack'>): (() => void) => {
  let counted = answersIn(sent.current());
  return sent.subscribe(() => {
    const now = answersIn(sent.current());
    for (const { sendingId, threadId } of without(now, counted))
      player.record({ id: sendingId, kind: 'reply', threadIds: [threadId] });
    for (const { sendingId } of without(counted, now)) player.takeBack(sendingId);
    counted = now;
  });
};

const without = (all: readonly Answer[], some: readonly Answer[]): Answer[] =>
  all.filter(({ sendingId }) => !some.some((one) => one.sendingId === sendingId));
