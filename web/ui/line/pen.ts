// Pen operations on a canvas: write a trace with a broad nib, rule a line, set a dot, dry old ink.
import type { Handwriting } from './handwriting.ts';
import type { LineFrame } from './line-frame.ts';
import { nibOffsets, type Trace } from './trace.ts';

export const ink = (
  context: CanvasRenderingContext2D,
  points: Trace,
  hand: Handwriting,
  colour: string,
  scale = 1,
): void => {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colour;
  context.lineWidth = hand.hairline * Math.sqrt(scale);
  for (const { dx, dy } of nibOffsets(hand, scale)) {
    context.beginPath();
    for (let index = 0; index + 1 < points.length; index += 2) {
      context.lineTo((points[index] ?? 0) + dx, (points[index + 1] ?? 0) + dy);
    }
    context.stroke();
  }
};

export const rule = (
  { context, base }: LineFrame,
  from: number,
  to: number,
  { colour, dash = [] }: { colour: string; dash?: number[] },
): void => {
  if (to <= from) return;
  context.save();
  context.beginPath();
  context.setLineDash(dash);
  context.moveTo(from, base);
  context.lineTo(to, base);
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
};

export const dot = ({ context, base }: LineFrame, x: number, radius: number, colour: string): void => {
  context.beginPath();
  context.arc(x, base, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
};

/** The hot nib: a dot in the person's ink with a halo. */
export const halo = (at: LineFrame, x: number, radius: number, inner: number): void => {
  at.context.globalAlpha = 0.2;
  dot(at, x, radius, at.colours.you);
  at.context.globalAlpha = 1;
  dot(at, x, inner, at.colours.you);
};

/** Keeps only what `mask` lets through. */
export const keep = ({ context, width, height }: LineFrame, mask: string | CanvasGradient): void => {
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = mask;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
};

/** Older ink dries lighter: from `left` at `from` up to full at `to`. */
export const dry = (at: LineFrame, from: number, to: number, left: number): void => {
  const mask = at.context.createLinearGradient(from, 0, to, 0);
  mask.addColorStop(0, `rgba(0,0,0,${left})`);
  mask.addColorStop(0.55, 'rgba(0,0,0,.8)');
  mask.addColorStop(1, '#000');
  keep(at, mask);
};
