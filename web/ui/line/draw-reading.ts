// Draws the reading states: green ink up to the nib, and the rule ahead.
import { fallTo, riseFrom, speech, wetness } from './energy.ts';
import type { LineFrame } from './line-frame.ts';
import { dot, dry, ink, rule } from './pen.ts';
import { trace } from './trace.ts';

/** Everything read so far. `wet`: the newest ink follows the voice. `left`: how much of the oldest ink remains. */
export const readInk = (at: LineFrame, { wet, left }: { wet: boolean; left: number }): void => {
  if (at.nib <= at.from) return;
  const points = trace(at.flow, {
    from: at.from,
    to: at.nib,
    base: at.base,
    height: at.amp,
    energy: (loop, x) =>
      speech(loop, at.seed) *
      (wet ? wetness(x, at.nib, at.level, at.scale) : 1) *
      fallTo(x, at.nib, 26 * at.scale) *
      riseFrom(x, at.from, 40),
  });
  ink(at.context, points, at.flow, at.colours.flow);
  dry(at, at.from, at.nib, left);
};

export const drawReading = (at: LineFrame): void => reading(at, at.display.state === 'reading');

const reading = (at: LineFrame, wet: boolean): void => {
  readInk(at, { wet, left: at.display.fade ?? 0.2 });
  rule(at, at.nib, at.width, { colour: at.display.open ? at.colours.you : at.colours.rule });
  ticks(at);
  dot(at, at.nib, 6.5 * at.scale, at.colours.flow);
};

/** Omits ticks that are too close together to see. */
const ticks = ({ context, display, from, width, nib, base, colours }: LineFrame): void => {
  const all = display.ticks ?? [];
  if (all.length * nearest > width - from) return;
  context.fillStyle = colours.rule;
  for (const tick of all) {
    const x = Math.round(from + (width - from) * tick);
    if (x > nib + 14) context.fillRect(x, base - 4, 1, 8);
  }
};

/** Minimum average distance in pixels. */
const nearest = 6;

/** The browser blocks the microphone: a slash, and no voice ahead. */
export const drawDenied = (at: LineFrame): void => {
  const { context, nib, base, colours } = at;
  readInk(at, { wet: at.display.level !== undefined, left: 0.15 });
  rule(at, nib + 26, at.width, { colour: colours.ink3, dash: [2, 9] });
  dot(at, nib, 6, colours.flow);
  context.strokeStyle = colours.ink2;
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(nib + 16, base - 9);
  context.lineTo(nib + 26, base + 9);
  context.stroke();
};

/** Offline: lifts the pen, and dots the rule ahead. */
export const drawOffline = (at: LineFrame): void => {
  readInk(at, { wet: at.display.level !== undefined, left: 0.15 });
  rule(at, at.nib, at.nib + 70, { colour: at.colours.rule });
  rule(at, at.nib + 104, at.width, { colour: at.colours.rule, dash: [1, 6] });
  dot(at, at.nib, 6.5, at.colours.flow);
};
