// One moment of the line in px, for every state's drawing.
import { clamp, restlessLevel } from './energy.ts';
import { type Handwriting, handwritings, scaled } from './handwriting.ts';
import type { LineDisplay } from './line-state.ts';
import type { Writing } from './writing.ts';

export type Colours = { flow: string; you: string; rule: string; ink2: string; ink3: string };

export type Scene = {
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
  look: LineDisplay;
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

export const scene = (look: LineDisplay, { context, width, height, time, still, colours, writing }: Moment): Scene => {
  const scale = look.scale ?? 1;
  return {
    context,
    width,
    height,
    base: height * (look.base ?? 0.74),
    amp: height * (look.amp ?? 0.66),
    nib: width * clamp(look.progress ?? 0, 0, 1),
    from: width * (look.from ?? 0),
    scale,
    seed: look.seed ?? 3,
    time,
    still,
    level: look.level ? clamp(look.level(), 0, 1) : restlessLevel(time),
    flow: scaled(handwritings.flow, scale),
    you: scaled(handwritings.you, scale),
    colours,
    look,
    writing: writing ?? null,
  };
};
