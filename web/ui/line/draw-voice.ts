// The states of the person's voice: red ink that waits, writes, or runs dry.

import { readInk } from './draw-reading.ts';
import { clamp, fallTo, riseFrom, speech, wetness } from './energy.ts';
import type { LineFrame } from './line-frame.ts';
import { halo, ink, keep, rule } from './pen.ts';
import { trace } from './trace.ts';
import { pageTurn, writingSpeed } from './writing.ts';

export const drawListening = (at: LineFrame): void => voice(at, at.nib);

/** The person's words start at the nib and run ahead. Near the edge the page scrolls under the pen. */
export const drawHearing = (at: LineFrame): void => {
  if (at.still || at.writing === null) return voice(at, at.nib + at.width * (at.display.said ?? 0.3));
  const length = at.time * writingSpeed * at.scale;
  at.writing.draw(length, at.level);
  const end = at.nib + length;
  const turned = Math.max(0, end - at.width * pageTurn);
  at.context.save();
  at.context.translate(-turned, 0);
  voice(at, end, turned);
  at.context.restore();
};

/** `turned`: how far the page has scrolled. */
const voice = (at: LineFrame, end: number, turned = 0): void => {
  if (turned < at.nib) readBefore(at);
  if (end > at.nib)
    ink(at.context, spoken(at, Math.max(at.nib, turned - 2 * at.you.lambda), end), at.you, at.colours.you);
  rule(at, end, at.width + turned, { colour: at.colours.you });
  const pulse = at.still ? 0.55 : 0.5 + 0.5 * Math.sin(at.time * 2.4);
  halo(at, end, (12 + 6 * pulse) * at.scale, 6.5 * at.scale);
};

const readBefore = (at: LineFrame): void => {
  if (at.nib - at.from <= 40) return;
  readInk(at, { wet: false, left: 0.1 });
  keep(at, 'rgba(0,0,0,.34)');
};

const spoken = (at: LineFrame, from: number, end: number) =>
  trace(at.you, {
    from,
    to: end,
    base: at.base,
    height: at.amp * 1.06,
    energy: (loop, x) =>
      (0.1 + 0.9 * loudness(at, loop, x)) *
      wetness(x, end, at.level, at.scale) *
      fallTo(x, end, 26 * at.scale) *
      riseFrom(x, at.nib, 30),
  });

/** The measured level, or simulated speech without one. */
const loudness = ({ still, writing, nib, seed }: LineFrame, loop: number, x: number): number =>
  still || writing === null ? speech(loop + 3, seed + 9) : writing.energyAt(x - nib);

/** Out of credits: the pen runs dry at three quarters of the width. */
export const drawRunout = (at: LineFrame): void => {
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
