// One moment of the line in px, for every state's drawing.
import { clamp, restlessLevel } from './energy.ts';
import { type Handwriting, handwritings, scaled } from './handwriting.ts';
import type { LineDisplay } from './line-state.ts';
import type { Writing } from './writing.ts';

export type Colours = { flow: string; you: string; rule: string; ink2: string; ink3: string };

export type LineFrame = {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** y of the baseline. */
  base: number;
  /** Height of the tallest loop in px. */
  amp: number;
  nib: number;
  from: number;
  scale: number;
  seed: number;
  time: number;
  /** A still picture: no pulse, no travel. */
  still: boolean;
  level: number;
  flow: Handwriting;
  you: Handwriting;
  colours: Colours;
  display: LineDisplay;
  writing: Writing | null;
};

export type Moment = {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  time: number;
  still: boolean;
  colours: Colours;
  writing?: Writing;
};

export const scene = (
  display: LineDisplay,
  { context, width, height, time, still, colours, writing }: Moment,
): LineFrame => {
  const scale = display.scale ?? 1;
  return {
    context,
    width,
    height,
    base: height * (display.base ?? 0.74),
    amp: height * (display.amp ?? 0.66),
    nib: width * clamp(display.progress ?? 0, 0, 1),
    from: width * (display.from ?? 0),
    scale,
    seed: display.seed ?? 3,
    time,
    still,
    level: display.level ? clamp(display.level(), 0, 1) : restlessLevel(time),
    flow: scaled(handwritings.flow, scale),
    you: scaled(handwritings.you, scale),
    colours,
    display,
    writing: writing ?? null,
  };
};
