// An answer counts among what was done in a triage session from the moment it is sent, and no longer once it is held back.
import { type Answer, answersIn, sent } from '#web/commands/sent.ts';
import type { Player } from './player.ts';

/** Counts until the function it returns is called. */
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
