// The line's state and figures, shared by screens and drawing.

export const lineStates = [
  'idle',
  'reading',
  'paused',
  'listening',
  'hearing',
  'thinking',
  'denied',
  'offline',
  'runout',
  'flourish',
  'duo',
  'ambient',
  'triptych',
] as const;
export type LineState = (typeof lineStates)[number];

/** The speaker between two fractions of the line's width. */
export type Turn = { from: number; to: number; who: 'flow' | 'you' };

export type LineDisplay = {
  state: LineState;
  /** Position of the nib, 0 to 1. */
  progress?: number;
  /** Another seed draws the same words differently. */
  seed?: number;
  /** The start of each sentence, 0 to 1. The drawing marks those ahead. */
  ticks?: readonly number[];
  /** The voice level, 0 to 1. Without it the drawing simulates motion. */
  level?: () => number;
  /** hearing without motion: the share of the width already spoken. */
  said?: number;
  scale?: number;
  /** Height of the baseline as a share of the box. */
  base?: number;
  /** Height of the tallest loop as a share of the box. */
  amp?: number;
  /** Start of the line, as a share of the width. */
  from?: number;
  /** Remaining share of the oldest ink, 0 to 1. */
  fade?: number;
  /** ambient: loops a second. */
  speed?: number;
  /** flourish: its height as a share of the box. */
  tall?: number;
  /** duo: the speakers and their turns. */
  turns?: readonly Turn[];
  /** reading, duo: the microphone is open, so the line ahead is the person's. */
  open?: boolean;
};
