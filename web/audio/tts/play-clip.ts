// Plays a clip from any position while it streams, in blocks scheduled on the context's clock.
import type { Clip } from './clip.ts';

export type Playing = {
  /** Seconds of the clip already played. */
  position: () => number;
  /** Goes silent within 8 ms and returns the position. */
  stop: () => number;
  /** Played everything available, and more is coming. */
  starving: () => boolean;
};

export type How = {
  clip: Clip;
  into: AudioNode;
  /** Start position in the clip, in seconds. */
  from: number;
  /** Earliest start in context time. */
  notBefore: number;
  /** Below 1 it is slower and lower. */
  pace: number;
  onStart: (at: number) => void;
  onEnd: (at: number) => void;
};

/** Seconds of scheduling lead. */
const guard = 0.01;
/** Seconds needed before the first block, and before each further one. */
const least = { first: 0.1, more: 0.3 } as const;
const fade = 0.008;

export const playClip = (context: AudioContext, how: How): Playing => {
  const { clip } = how;
  const line = createLine(context, how);
  let next = how.from;
  let over = false;
  const finish = (): void => {
    if (over) return;
    over = true;
    unsubscribe();
    line.end();
    how.onEnd(line.until());
  };
  const goOn = (): void => {
    if (over) return;
    const here = clip.seconds() - next;
    const whole = clip.state() === 'whole';
    if (here > (whole ? 0 : line.isEmpty() ? least.first : least.more)) {
      line.add(clip.from(next), clip.rate() ?? context.sampleRate, next);
      next = clip.seconds();
    }
    if (whole) line.whenOver(finish);
  };
  const unsubscribe = clip.subscribe(goOn);
  goOn();
  return {
    position: line.position,
    stop: () => {
      const at = line.position();
      over = true;
      unsubscribe();
      line.fade();
      return at;
    },
    starving: () => clip.state() !== 'whole' && context.currentTime > line.until(),
  };
};

type Scheduled = { source: AudioBufferSourceNode; at: number; until: number; from: number };

const createLine = (context: AudioContext, { into, from, notBefore, pace, onStart }: How) => {
  const gain = context.createGain();
  gain.connect(into);
  const scheduled: Scheduled[] = [];
  const until = (): number => scheduled.at(-1)?.until ?? notBefore;
  const begin = (at: number): void => {
    // A start inside a word would click.
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(1, at + (from > 0 ? fade : 0.001));
    onStart(at);
  };
  return {
    isEmpty: () => scheduled.length === 0,
    until,
    add: (samples: Float32Array<ArrayBuffer>, rate: number, second: number): void => {
      const buffer = context.createBuffer(1, samples.length, rate);
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pace });
      source.connect(gain);
      const at = Math.max(until(), context.currentTime + guard);
      source.start(at);
      scheduled.push({ source, at, until: at + buffer.duration / pace, from: second });
      if (scheduled.length === 1) begin(at);
    },
    whenOver: (then: () => void): void => {
      const last = scheduled.at(-1);
      // An ended source fires no second event.
      if (last && last.until > context.currentTime) last.source.onended = then;
      else queueMicrotask(then);
    },
    position: (): number => {
      const now = context.currentTime;
      const chunk = scheduled.findLast(({ at }) => at <= now);
      return chunk ? chunk.from + (Math.min(now, chunk.until) - chunk.at) * pace : from;
    },
    fade: (): void => {
      const now = context.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setValueAtTime(1, now);
      gain.gain.linearRampToValueAtTime(0, now + fade);
      for (const { source } of scheduled) source.stop(now + 5 * fade);
    },
    end: () => gain.disconnect(),
  };
};
