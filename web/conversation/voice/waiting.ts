// The reading pauses for a question and resumes after an answer or a timeout. Silence means no.

import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Bulk } from '#web/conversation/bulk/bulk.ts';
import type { Drafting } from '#web/conversation/drafting/drafting.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { answerWithin } from './confirmation.ts';

export type Waiting = {
  rest: () => void;
  /** Resumes after a turn, unless a question or a draft is open. */
  settle: () => void;
  /** The person stopped the reading, so no timer resumes it. */
  forget: () => void;
  /** Runs at intervals. `silentFor`: milliseconds without speech. `listens`: Flow can hear an answer. */
  lapse: (silentFor: number, listens: boolean) => void;
  /** Pauses for every new question until the caller calls the returned function. */
  follow: () => () => void;
};

type World = { player: Player; questions: Questions; bulk: Bulk; drafting: Pick<Drafting, 'now'> };

export const createWaiting = ({ player, questions, bulk, drafting }: World): Waiting => {
  let rests = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let unfollow: readonly (() => void)[] = [];
  const over = (): void => {
    rests = false;
    for (const end of unfollow) end();
    unfollow = [];
  };
  const isOpen = (): boolean =>
    questions.current() !== null || bulk.current() !== null || drafting.now().step !== 'none';
  const rest = (): void => {
    if (!player.state.current().playing) return;
    player.send({ kind: 'pause' });
    rests = true;
    // Defer because the answer may close the microphone or open another question.
    const answered = (): void => queueMicrotask(settle);
    const played = (): void => (player.state.current().playing ? over() : undefined);
    unfollow = [questions.subscribe(answered), bulk.subscribe(answered), player.state.subscribe(played)];
  };
  const settle = (): void => {
    if (!rests || isOpen()) return;
    over();
    const state = player.state.current();
    if (!state.playing && queueViewOf(state).current !== null) player.send({ kind: 'play' });
  };
  return {
    rest,
    settle,
    forget: over,
    lapse: (silentFor, listens) => {
      const waits = rests || (listens && questions.current() !== null);
      if (!waits || Math.min(silentFor, performance.now() - askedAt) < answerWithin) return;
      questions.drop();
      settle();
    },
    // The caller may not know that Flow is reading.
    follow: () =>
      questions.subscribe(() => {
        if (questions.current() === null) return;
        askedAt = performance.now();
        rest();
      }),
  };
};
