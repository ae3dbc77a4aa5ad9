// Speaks what the player state asks for: starts, pauses and resumes, rests after each mail, and stops on barge-in.
import type { ThreadId } from '#domain/id.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Script, Unit } from '#web/conversation/script/script.ts';
import type { Observable, Observed } from '#web/data/observable.ts';
import { advance, type PlayerEvent, type PlayerState, queueViewOf } from './player-state.ts';
import { neighbour } from './queue-view.ts';
import { createReader, type Reader, type Start } from './reader.ts';

export type Playback = {
  follow: (before: PlayerState, event: PlayerEvent, saying: string | null) => void;
  /** Speaks between sentences, then resumes. Waits while the person speaks. */
  tell: (words: string) => void;
  hush: (hushed: boolean) => void;
  /** More text may be here, so continue a reading that ran out of text. */
  fed: () => void;
  said: Observed<number>;
  stop: () => void;
};

type World = {
  voice: Voice;
  state: Observable<PlayerState>;
  script: () => Script | null;
  nextScript: () => Script | null;
  send: (event: PlayerEvent) => void;
  onHeard: (threadId: ThreadId) => void;
  /** Silent because no mail follows. */
  onLast: () => void;
};

/** Pause after a mail, in ms, before Flow goes on and leaves it as it is. */
const restAfter = 4000;

export const timeToHear = (seconds: readonly number[], speed: number): number =>
  seconds.reduce((sum, one) => sum + one, 0) / speed + (Math.max(0, seconds.length - 1) * restAfter) / 1000;

export const createPlayback = (world: World): Playback => {
  const { voice, state, script, send } = world;
  const rest = createRest(() => goOn(world));
  let hushed = false;
  let unsaid: string | null = null;
  let starving = false;
  let most = Number.POSITIVE_INFINITY;
  const reader = createReader(voice, {
    onUnit: (unit) => state.become(advance(state.current(), { kind: 'unit', unit })),
    onFinished: () => finish(),
  });
  const finish = (): void => {
    const end = endOf(world, most);
    starving = end === 'starving';
    if (end !== null) rest.begin();
  };
  const begin = (said: number, before: string | null): void => {
    rest.end();
    unsaid = hushed ? before : null;
    most = mostUnits(state.current());
    if (!hushed) readFrom(reader, world, { said, before, most });
  };
  const stop = (): void => {
    rest.end();
    starving = false;
    reader.stop();
  };
  const tell = (words: string): void => {
    unsaid = hushed ? words : null;
    if (!hushed && isReading(state.current())) begin(reader.said.current(), words);
    else if (!hushed) speakBetween(world, words, rest);
  };
  return {
    said: reader.said,
    stop,
    tell,
    fed: () => {
      if (starving && script()?.whole === true) send({ kind: 'unit', unit: queueViewOf(state.current()).unit + 1 });
    },
    follow: (before, event, saying) => {
      const now = state.current();
      const said = event.kind === 'speed' ? reader.said.current() : 0;
      if (isAtAnotherPlace(before, now) || (event.kind === 'unit' && !now.playing)) reader.rewind();
      if (startsAnew(before, now)) {
        stop();
        begin(said, saying);
      } else if (!now.playing) stop();
    },
    hush: (next) => {
      hushed = next;
      if (hushed) return stop();
      if (isReading(state.current())) begin(0, unsaid);
      else if (unsaid !== null) tell(unsaid);
      else if (state.current().playing) rest.begin();
    },
  };
};

const unitIn =
  (script: World['script'], most: number) =>
  (unit: number): Unit | undefined =>
    unit < most ? script()?.units[unit] : undefined;

type From = Pick<Start, 'said' | 'before'> & { most: number };

const readFrom = (reader: Reader, { state, script, nextScript }: World, { most, ...from }: From): void =>
  reader.start({
    unitAt: unitIn(script, most),
    next: () => nextScript()?.units[0],
    unit: queueViewOf(state.current()).unit,
    rate: state.current().speed,
    ...from,
  });

/** Units per detail level. A step beyond it reads the rest. */
export const unitsOf = { headlines: 1, summaries: 2, full: Number.POSITIVE_INFINITY } as const;

const mostUnits = (state: PlayerState): number =>
  queueViewOf(state).unit < unitsOf[state.detail] ? unitsOf[state.detail] : unitsOf.full;

/** Missing text must not block the queue. A partly read mail stays unread. */
const endOf = (world: World, most: number): 'heard' | 'starving' | 'cut' | null => {
  const { current } = queueViewOf(world.state.current());
  const read = world.script();
  if (current === null || read === null) return null;
  if (most < read.units.length) return 'cut';
  if (!read.whole) return 'starving';
  heardOut(world, current);
  return 'heard';
};

const heardOut = ({ state, onHeard }: World, threadId: ThreadId): void => {
  const heardBefore = state.current().heard.has(threadId);
  state.become(advance(state.current(), { kind: 'finished' }));
  if (!heardBefore) onHeard(threadId);
};

const isReading = ({ playing, atEnd }: PlayerState): boolean => playing && !atEnd;

const speakBetween = (world: World, words: string, rest: Rest): void => {
  rest.end();
  speak(world, words, world.state.current().playing ? rest.begin : () => {});
};

const speak = ({ voice, state }: World, words: string, onEnd: () => void): void => {
  if (voice.kind === 'silent') return onEnd();
  voice.read({ text: words, rate: state.current().speed, onWord: () => {}, onEnd });
};

const goOn = ({ state, send, onLast }: World): void => {
  if (neighbour(queueViewOf(state.current()), 1) !== null) return send({ kind: 'next' });
  send({ kind: 'pause' });
  onLast();
};

type Rest = { begin: () => void; end: () => void };

const createRest = (over: () => void): Rest => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(over, restAfter);
    },
    end: () => clearTimeout(timer),
  };
};

const startsAnew = (before: PlayerState, now: PlayerState): boolean => {
  if (!now.playing || queueViewOf(now).current === null || now.atEnd) return false;
  return !before.playing || before.atEnd || isAtAnotherPlace(before, now) || before.speed !== now.speed;
};

const isAtAnotherPlace = (before: PlayerState, now: PlayerState): boolean => {
  const [was, is] = [queueViewOf(before), queueViewOf(now)];
  return was.current !== is.current || was.unit !== is.unit;
};
