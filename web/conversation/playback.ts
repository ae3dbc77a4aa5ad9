// Makes the player's state heard: begins, stops and goes on reading as the state asks, rests after a mail's last word,
// and falls silent while the person has the floor.
import type { ThreadId } from '#domain/id.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Observable, Observed } from '#web/data/observable.ts';
import { neighbour } from './lane.ts';
import { advance, laneOf, type PlayerEvent, type PlayerState } from './player-state.ts';
import { createReader } from './reader.ts';
import type { Script } from './script.ts';

export type Playback = {
  /** Follows the state after an event; `saying` is told first, where the reading begins anew. */
  follow: (before: PlayerState, event: PlayerEvent, saying: string | null) => void;
  /** The person has the floor; `false` gives it back to Flow. */
  hush: (hushed: boolean) => void;
  /** More may be here of what is being read: goes on where the text had run out. */
  fed: () => void;
  /** Characters said of the unit being read. */
  said: Observed<number>;
  stop: () => void;
};

type World = {
  voice: Voice;
  state: Observable<PlayerState>;
  script: () => Script | null;
  send: (event: PlayerEvent) => void;
  /** A thread was heard to its last word for the first time. */
  onHeard: (threadId: ThreadId) => void;
};

/** How long Flow waits after a mail's last word before it goes on to the next, with the mail left as it is. */
const restAfter = 4000;

export const createPlayback = ({ voice, state, script, send, onHeard }: World): Playback => {
  const rest = createRest(() => send({ kind: neighbour(laneOf(state.current()), 1) === null ? 'pause' : 'next' }));
  let hushed = false;
  let unsaid: string | null = null;
  /** All was said that is here, and the rest of the text is still on its way. */
  let starving = false;
  const reader = createReader(voice, {
    onUnit: (unit) => state.become(advance(state.current(), { kind: 'unit', unit })),
    onFinished: () => finish(),
  });
  const finish = (): void => {
    const { current } = laneOf(state.current());
    const read = script();
    if (current === null || read === null) return;
    if (!read.whole) {
      starving = true;
      // A text that cannot be had must not hold up the others; the mail stays as it was.
      return rest.begin();
    }
    const heardBefore = state.current().heard.has(current);
    state.become(advance(state.current(), { kind: 'finished' }));
    if (!heardBefore) onHeard(current);
    rest.begin();
  };
  const begin = (said: number, before: string | null): void => {
    unsaid = hushed ? before : null;
    if (hushed) return;
    const textOf = (unit: number): string | undefined => script()?.units[unit]?.text;
    reader.start({ textOf, unit: laneOf(state.current()).unit, said, rate: state.current().speed, before });
  };
  const stop = (): void => {
    rest.end();
    starving = false;
    reader.stop();
  };
  return {
    said: reader.said,
    stop,
    fed: () => {
      if (starving && script()?.whole === true) send({ kind: 'unit', unit: laneOf(state.current()).unit + 1 });
    },
    follow: (before, event, saying) => {
      const now = state.current();
      const said = event.kind === 'speed' ? reader.said.current() : 0;
      if (isElsewhere(before, now) || (event.kind === 'unit' && !now.playing)) reader.rewind();
      if (startsAnew(before, now)) {
        stop();
        begin(said, saying);
      } else if (!now.playing) stop();
    },
    hush: (next) => {
      hushed = next;
      if (hushed) return stop();
      const { playing, atEnd } = state.current();
      if (playing && atEnd) rest.begin();
      else if (playing) begin(0, unsaid);
    },
  };
};

/** A while of silence after which Flow goes on by itself. */
const createRest = (over: () => void): { begin: () => void; end: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(over, restAfter);
    },
    end: () => clearTimeout(timer),
  };
};

/** The reading begins anew when it begins at all, or at another place or speed than it was. */
const startsAnew = (before: PlayerState, now: PlayerState): boolean => {
  if (!now.playing || laneOf(now).current === null || now.atEnd) return false;
  return !before.playing || before.atEnd || isElsewhere(before, now) || before.speed !== now.speed;
};

const isElsewhere = (before: PlayerState, now: PlayerState): boolean => {
  const [was, is] = [laneOf(before), laneOf(now)];
  return was.current !== is.current || was.unit !== is.unit;
};
