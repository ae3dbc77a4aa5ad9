// The page's one way to its loudspeaker: made when something is first to be heard, or within the person's first gesture. Where the
// browser keeps it silent, it says so, and goes on with the next tap or key.
import { type Observed, observable } from '#web/data/observable.ts';
import { createSilentLoop, type SilentLoop } from './silent-loop.ts';

/** `locked`: sound is wanted and does not come, after a call or a locked screen or before any gesture: it needs a tap. */
export type OutputState = 'unused' | 'running' | 'locked';

/** What of a context the way to the loudspeaker needs. */
type Resumable = {
  readonly state: string;
  resume: () => Promise<void>;
  addEventListener: (type: 'statechange', listener: () => void) => void;
};

export type Output<Context extends Resumable = AudioContext> = {
  state: Observed<OutputState>;
  /** Best within a gesture: only then some browsers let it be heard. */
  unlock: () => void;
  context: () => Context;
  /** Flow is reading: while it is, the keys of headsets reach the page. */
  reading: (on: boolean) => void;
};

type World<Context> = {
  open: () => Context;
  loop: SilentLoop;
  /** Where taps, keys and the page's own coming and going are told. */
  page: Pick<EventTarget, 'addEventListener'>;
};

/** It may take so long to come by itself, in ms. */
const comesWithin = 250;

export const createOutput = <Context extends Resumable>({ open, loop, page }: World<Context>): Output<Context> => {
  const state = observable<OutputState>('unused');
  let made: Context | null = null;
  let wanted = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
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
    wanted = true;
    const here = context();
    // After a call the state is 'interrupted', which is no state of the standard's.
    if (here.state !== 'running') here.resume().then(look, look);
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
    reading: (on) => (on ? loop.play() : loop.pause()),
  };
};

/** The page's own. */
export const output = (): Output => {
  one ??= createOutput({
    open: () => new AudioContext({ latencyHint: 'interactive' }),
    loop: createSilentLoop(),
    page: document,
  });
  return one;
};

let one: Output | null = null;

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
export const audibleAt = (context: AudioContext, at: number): number => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  // Before the first sound has come out there is no pair of times yet.
  if (contextTime > 0 && performanceTime > 0) return performanceTime + (at - contextTime) * 1000;
  return performance.now() + (at - context.currentTime + latencyOf(context)) * 1000;
};

/** Seconds from the context to the ear, as far as the browser knows them. */
export const latencyOf = ({ outputLatency, baseLatency }: AudioContext): number => outputLatency || baseLatency || 0;
