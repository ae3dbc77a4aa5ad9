// The page's only path to the loudspeaker, created by the first sound or gesture. If the browser locks it, it reports that and resumes at
// the next tap or key. It suspends in silence to save battery.
import { type Observed, observable } from '#web/data/observable.ts';
import { once } from '#web/once.ts';
import { createSilentLoop, type SilentLoop } from './silent-loop.ts';

/** `locked`: sound needs a tap, after a call, a locked screen, or without a gesture. */
export type OutputState = 'unused' | 'running' | 'locked';

type Resumable = {
  readonly state: string;
  resume: () => Promise<void>;
  suspend: () => Promise<void>;
  addEventListener: (type: 'statechange', listener: () => void) => void;
};

export type Output<Context extends Resumable = AudioContext> = {
  state: Observed<OutputState>;
  /** Best in a gesture, which some browsers require. */
  unlock: () => void;
  context: () => Context;
  /** While Flow reads, media keys reach the page. */
  reading: (on: boolean) => void;
  /** A microphone is open or requested. */
  hearing: (on: boolean) => void;
};

type World<Context> = {
  open: () => Context;
  loop: SilentLoop;
  /** The source of taps, keys and visibility changes. */
  page: Pick<EventTarget, 'addEventListener'>;
};

/** Milliseconds in which it may start without a gesture. */
const comesWithin = 250;

/** Milliseconds of silence in both directions until it suspends. */
const restsAfter = 30_000;

export const createOutput = <Context extends Resumable>({ open, loop, page }: World<Context>): Output<Context> => {
  const state = observable<OutputState>('unused');
  let made: Context | null = null;
  let isRequested = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const quiet = createQuiet(() => {
    // Keep reporting the need for a tap.
    if (made?.state !== 'running') return;
    isRequested = false;
    state.become('unused');
    made.suspend().catch(() => undefined);
  });
  const check = (): void => {
    if (made === null || !isRequested) return;
    clearTimeout(waiting);
    if (made.state === 'running') state.become('running');
    else waiting = setTimeout(() => state.become('locked'), comesWithin);
  };
  /** A closed context cannot resume. */
  const context = (): Context => {
    if (made !== null && made.state !== 'closed') return made;
    const opened = open();
    opened.addEventListener('statechange', check);
    made = opened;
    return opened;
  };
  const unlock = (): void => {
    const here = context();
    // After a call the state is the non-standard 'interrupted'. A context that is suspending still counts as running.
    if (!isRequested || here.state !== 'running') here.resume().then(check, check);
    isRequested = true;
    quiet.broken();
    check();
  };
  const again = (): void => {
    if (isRequested && made?.state !== 'running') unlock();
  };
  for (const gesture of ['pointerup', 'keydown', 'visibilitychange'])
    page.addEventListener(gesture, again, { capture: true, passive: true });
  return {
    state: { current: state.current, subscribe: state.subscribe },
    unlock,
    context,
    reading: (on) => {
      quiet.busy('reading', on);
      if (on) loop.play();
      else loop.pause();
    },
    hearing: (on) => {
      quiet.busy('hearing', on);
      if (on) unlock();
    },
  };
};

/** Reports once after a long time without sound or listener. */
const createQuiet = (over: () => void) => {
  const busy = new Set<'reading' | 'hearing'>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const broken = (): void => {
    clearTimeout(timer);
    if (busy.size === 0) timer = setTimeout(over, restsAfter);
  };
  return {
    broken,
    busy: (what: 'reading' | 'hearing', on: boolean): void => {
      if (on) busy.add(what);
      else busy.delete(what);
      broken();
    },
  };
};

export const output = once(() =>
  createOutput({
    open: () => new AudioContext({ latencyHint: 'interactive' }),
    loop: createSilentLoop(),
    page: document,
  }),
);

/** All of Flow's speech passes here, so others can tap it. */
export const played = (context: AudioContext): AudioNode => {
  const there = ways.get(context);
  if (there !== undefined) return there;
  const way = context.createGain();
  way.connect(context.destination);
  ways.set(context, way);
  return way;
};

const ways = new WeakMap<AudioContext, AudioNode>();

/** When sound scheduled at that context time is audible, in ms of `performance.now()`. */
export const audibleAt = (context: Clocks, at: number): number => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  // Before the first sound there is no pair of times, and after suspension it is old.
  if (contextTime > 0 && performance.now() - performanceTime < old) return performanceTime + (at - contextTime) * 1000;
  return performance.now() + (at - context.currentTime + latencyOf(context)) * 1000;
};

type Clocks = Pick<AudioContext, 'currentTime' | 'getOutputTimestamp' | 'outputLatency' | 'baseLatency'>;

/** Age of a pair of times, in ms. */
const old = 1000;

/** Output latency in seconds, as far as the browser knows it. */
export const latencyOf = ({ outputLatency, baseLatency }: Omit<Clocks, 'getOutputTimestamp'>): number =>
  outputLatency || baseLatency || 0;
