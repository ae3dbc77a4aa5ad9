// Makes the player's state heard: begins, stops and goes on reading as the state asks, rests after a mail's last word,
// and falls silent while the person has the floor.
import type { ThreadId } from '#domain/id.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Script, Unit } from '#web/conversation/script/script.ts';
import type { Observable, Observed } from '#web/data/observable.ts';
import { advance, type PlayerEvent, type PlayerState, queueViewOf } from './player-state.ts';
import { neighbour } from './queue-view.ts';
import { createReader, type Reader, type Start } from './reader.ts';

export type Playback = {
  /** Follows the state after an event; `saying` is told first, where the reading begins anew. */
  follow: (before: PlayerState, event: PlayerEvent, saying: string | null) => void;
  /** Says something between what is read, which then goes on at the sentence; at once, or when the person has let go of the floor. */
  tell: (words: string) => void;
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
  /** Of the mail that comes after this one. */
  nextScript: () => Script | null;
  send: (event: PlayerEvent) => void;
  /** A thread was heard to its last word for the first time. */
  onHeard: (threadId: ThreadId) => void;
  /** It is silent since, for nothing comes after what was read. */
  onLast: () => void;
};

/** How long Flow waits after a mail's last word before it goes on to the next, with the mail left as it is. */
const restAfter = 4000;

/** How many seconds mails take to hear at a speed, one after another. `seconds`: of each, at 1×. */
export const timeToHear = (seconds: readonly number[], speed: number): number =>
  seconds.reduce((sum, one) => sum + one, 0) / speed + (Math.max(0, seconds.length - 1) * restAfter) / 1000;

export const createPlayback = (world: World): Playback => {
  const { voice, state, script, send } = world;
  const rest = createRest(() => goOn(world));
  let hushed = false;
  let unsaid: string | null = null;
  /** All was said that is here, and the rest of the text is still on its way. */
  let starving = false;
  /** Of a mail no more than so many units are read. */
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

/** Of a mail: its head; its head and what it says in short; all of it. Whoever goes beyond that wants the rest. */
export const unitsOf = { headlines: 1, summaries: 2, full: Number.POSITIVE_INFINITY } as const;

const mostUnits = (state: PlayerState): number =>
  queueViewOf(state).unit < unitsOf[state.detail] ? unitsOf[state.detail] : unitsOf.full;

/** A text that cannot be had must not hold up the others, and of what was not read whole nothing is known: such a mail stays as it was. */
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

/** Between two mails the rest begins anew after it. */
const speakBetween = (world: World, words: string, rest: Rest): void => {
  rest.end();
  speak(world, words, world.state.current().playing ? rest.begin : () => {});
};

/** Says something of Flow's own while nothing is read. */
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

/** A while of silence after which Flow goes on by itself. */
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

/** The reading begins anew when it begins at all, or at another place or speed than it was. */
const startsAnew = (before: PlayerState, now: PlayerState): boolean => {
  if (!now.playing || queueViewOf(now).current === null || now.atEnd) return false;
  return !before.playing || before.atEnd || isAtAnotherPlace(before, now) || before.speed !== now.speed;
};

const isAtAnotherPlace = (before: PlayerState, now: PlayerState): boolean => {
  const [was, is] = [queueViewOf(before), queueViewOf(now)];
  return was.current !== is.current || was.unit !== is.unit;
};
