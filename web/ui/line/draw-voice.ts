// The states of the person's own voice: the red hand, waiting, writing, or running dry.

import { readInk } from './draw-reading.ts';
import { clamp, fallTo, riseFrom, speech, wetness } from './energy.ts';
import { halo, ink, keep, rule } from './pen.ts';
import type { Scene } from './scene.ts';
import { trace } from './trace.ts';

export const drawListening = (at: Scene): void => voice(at, at.nib);

/** The person's words begin at the nib and go on ahead of it. */
export const drawHearing = (at: Scene): void => {
  const end = at.nib + at.width * (at.look.said ?? 0.3);
  voice(at, end);
};

const voice = (at: Scene, end: number): void => {
  readBefore(at);
  if (end > at.nib) ink(at.context, spoken(at, end), at.you, at.colours.you);
  rule(at, end, at.width, { colour: at.colours.you });
  const pulse = at.still ? 0.55 : 0.5 + 0.5 * Math.sin(at.time * 2.4);
  halo(at, end, (12 + 6 * pulse) * at.scale, 6.5 * at.scale);
};

const readBefore = (at: Scene): void => {
  if (at.nib - at.from <= 40) return;
  readInk(at, { wet: false, left: 0.1 });
  keep(at, 'rgba(0,0,0,.34)');
};

const spoken = (at: Scene, end: number) =>
  trace(at.you, {
    from: at.nib,
    to: end,
    base: at.base,
    height: at.amp * 1.06,
    energy: (loop, x) =>
      (0.1 + 0.9 * speech(loop + 3, at.seed + 9)) *
      wetness(x, end, at.level, at.scale) *
      fallTo(x, end, 26 * at.scale) *
      riseFrom(x, at.nib, 30),
  });

/** Out of credits: the pen runs dry at three quarters of the way. */
export const drawRunout = (at: Scene): void => {
  const end = at.width * 0.74;
  const points = trace(at.you, {
    from: 0,
    to: end,
    base: at.base,
    height: at.amp * 1.1,
    energy: (loop, x) => (0.2 + 0.8 * speech(loop, at.seed)) * clamp(1 - (x / end) * 0.9, 0, 1) * riseFrom(x, 0, 20),
  });
  ink(at.context, points, at.you, at.colours.you);
  const mask = at.context.createLinearGradient(0, 0, at.width, 0);
  mask.addColorStop(0.2, '#000');
  mask.addColorStop(0.72, 'rgba(0,0,0,.12)');
  keep(at, mask);
  rule(at, end, at.width, { colour: at.colours.rule, dash: [1, 6] });
};
