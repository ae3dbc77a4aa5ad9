// The pen's path: a prolate trochoid on a baseline, with loops as high as the local energy.
import type { Handwriting } from './handwriting.ts';

/** Flat list x0, y0, x1, y1 … in px, y downwards. */
export type Trace = number[];

export type Stroke = {
  from: number;
  to: number;
  /** y of the baseline. */
  base: number;
  /** Height of a loop at energy 1. */
  height: number;
  /** `loop` counts loops since x = 0. `x` is in px. */
  energy: (loop: number, x: number) => number;
  step?: number;
};

const turn = Math.PI * 2;

/** Silence is flat, low energy a ripple, high energy a tall loop. */
export const trace = (hand: Handwriting, { from, to, base, height, energy, step = 0.75 }: Stroke): Trace => {
  const points: Trace = [];
  for (let x = from; x <= to; x += step) {
    const loop = x / hand.lambda;
    const high = height * energy(loop, x);
    const angle = turn * loop;
    const lift = (high * (1 - Math.cos(angle))) / 2;
    const round = Math.min(hand.lambda * 0.4, hand.loop * high);
    points.push(x + round * Math.sin(angle) + hand.slant * lift, base - lift);
  }
  return points;
};

/** The offsets of the strokes that together make one broad nib. */
export const nibOffsets = (hand: Handwriting, scale = 1): { dx: number; dy: number }[] => {
  const width = hand.nibWidth * scale;
  const count = Math.max(2, Math.ceil(width / 0.8));
  return Array.from({ length: count }, (_, index) => {
    const across = index / (count - 1) - 0.5;
    return { dx: Math.cos(hand.angle) * width * across, dy: Math.sin(hand.angle) * width * across };
  });
};

/** The path as SVG data, for pages without script. */
export const svgPath = (points: Trace): string =>
  points.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ' '}${value.toFixed(1)}`).join('');
