// The page's one way to its loudspeaker: made when something is first to be heard, or within the person's first gesture. Where the
// browser keeps it silent, it says so, and goes on with the next tap or key. It rests while nothing is heard, for it costs a telephone's
// battery.
import { type Observed, observable } from '#web/data/observable.ts';
import { once } from '#web/once.ts';
import { createSilentLoop, type SilentLoop } from './silent-loop.ts';

/** `locked`: sound is wanted and does not come, after a call or a locked screen or before any gesture: it needs a tap. */
export type OutputState = 'unused' | 'running' | 'locked';

/** What of a context the way to the loudspeaker needs. */
type Resumable = {
  readonly state: string;
  resume: () => Promise<void>;
  suspend: () => Promise<void>;
  addEventListener: (type: 'statechange', listener: () => void) => void;
};

export type Output<Context extends Resumable = AudioContext> = {
  state: Observed<OutputState>;
  /** Best within a gesture: only then some browsers let it be heard. */
  unlock: () => void;
  context: () => Context;
  /** Flow is reading: while it is, the keys of headsets reach the page. */
  reading: (on: boolean) => void;
  /** A microphone is open, or asked for. */
  hearing: (on: boolean) => void;
};

type World<Context> = {
  open: () => Context;
  loop: SilentLoop;
  /** Where taps, keys and the page's own coming and going are told. */
  page: Pick<EventTarget, 'addEventListener'>;
};

/** It may take so long to come by itself, in ms. */
const comesWithin = 250;

/** After so long without a sound, either way, it rests, in ms. */
const restsAfter = 30_000;

export const createOutput = <Context extends Resumable>({ open, loop, page }: World<Context>): Output<Context> => {
  const state = observable<OutputState>('unused');
  let made: Context | null = null;
  let wanted = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const quiet = createQuiet(() => {
    // What does not run needs a tap, and goes on saying so.
    if (made?.state !== 'running') return;
    wanted = false;
    state.become('unused');
    made.suspend().catch(() => undefined);
  });
  const look = (): void => {
    if (made === null || !wanted) return;
    clearTimeout(waiting);
    if (made.state === 'running') state.become('running');
    else waiting = setTimeout(() => state.become('locked'), comesWithin);
  };
  /** A context that was closed does not come back. */
  const context = (): Context => {
    if (made !== null && made.state !== 'closed') return made;
    const opened = open();
    opened.addEventListener('statechange', look);
    made = opened;
    return opened;
  };
  const unlock = (): void => {
    const here = context();
    // After a call the state is 'interrupted', which is no state of the standard's. What is only on its way to rest still runs.
    if (!wanted || here.state !== 'running') here.resume().then(look, look);
    wanted = true;
    quiet.broken();
    look();
  };
  const again = (): void => {
    if (wanted && made?.state !== 'running') unlock();
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

/** Tells once that for a long while nothing was to be heard, and nobody listened. */
const createQuiet = (over: () => void) => {
  const busy = new Set<'reading' | 'hearing'>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const broken = (): void => {
    clearTimeout(timer);
    if (busy.size === 0) timer = setTimeout(over, restsAfter);
  };
  return {
    /** A sound is made now. */
    broken,
    busy: (what: 'reading' | 'hearing', on: boolean): void => {
      if (on) busy.add(what);
      else busy.delete(what);
      broken();
    },
  };
};

/** The page's own. */
export const output = once(() =>
  createOutput({
    open: () => new AudioContext({ latencyHint: 'interactive' }),
    loop: createSilentLoop(),
    page: document,
  }),
);

/** What Flow says goes through here to the loudspeaker of its context, and whoever wants to may listen in. */
export const played = (context: AudioContext): AudioNode => {
  const there = ways.get(context);
  if (there !== undefined) return there;
  const way = context.createGain();
  way.connect(context.destination);
  ways.set(context, way);
  return way;
};

const ways = new WeakMap<AudioContext, AudioNode>();

/** When what is played at that time of the context can be heard, in ms of `performance.now()`. */
export const audibleAt = (context: Clocks, at: number): number => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  // Before the first sound has come out there is no pair of times yet, and after a rest it is an old one.
  if (contextTime > 0 && performance.now() - performanceTime < old) return performanceTime + (at - contextTime) * 1000;
  return performance.now() + (at - context.currentTime + latencyOf(context)) * 1000;
};

type Clocks = Pick<AudioContext, 'currentTime' | 'getOutputTimestamp' | 'outputLatency' | 'baseLatency'>;

/** Of a pair of times, in ms. */
const old = 1000;

/** Seconds from the context to the ear, as far as the browser knows them. */
export const latencyOf = ({ outputLatency, baseLatency }: Omit<Clocks, 'getOutputTimestamp'>): number =>
  outputLatency || baseLatency || 0;
