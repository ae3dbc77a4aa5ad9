// While Flow waits for an answer the reading rests, and goes on when the answer came, or when none did: silence is no.

import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Bulk } from '#web/conversation/bulk/bulk.ts';
import type { Drafting } from '#web/conversation/drafting/drafting.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { answerWithin } from './confirmation.ts';

export type Waiting = {
  /** The reading rests until there was an answer. */
  rest: () => void;
  /** After a turn: goes on, unless something is asked or written. */
  settle: () => void;
  /** The person stopped it: nothing goes on by itself. */
  forget: () => void;
  /** Told now and then. `silentFor`: ms for which nobody has spoken; `listens`: whoever is asked could say so. */
  lapse: (silentFor: number, listens: boolean) => void;
  /** Rests for whatever is asked from now on, until the function it returns is called. */
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
    // Whoever answers by hand may have closed the microphone; what is done for the answer may ask the next question.
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
    // Whoever asks may not know that something is being read.
    follow: () =>
      questions.subscribe(() => {
        if (questions.current() === null) return;
        askedAt = performance.now();
        rest();
      }),
  };
};
