// What the line shows: its state and the few figures that place it. The one type that screens and drawing share.

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

/** Who speaks between two fractions of the line's width. */
export type Turn = { from: number; to: number; who: 'flow' | 'you' };

export type Look = {
  state: LineState;
  /** Where the nib is, 0 to 1. */
  progress?: number;
  /** Another seed, another handwriting of the same words. */
  seed?: number;
  /** Where each sentence begins, 0 to 1; those still ahead are marked. */
  ticks?: readonly number[];
  /** The level of the voice now, 0 to 1: it moves the wet ink. Without it the line moves by itself. */
  level?: () => number;
  /** hearing, where nothing moves: how much of the width has been said. */
  said?: number;
  scale?: number;
  /** Height of the baseline as a share of the box. */
  base?: number;
  /** Height of the tallest loop as a share of the box. */
  amp?: number;
  /** Where the line begins, as a share of the width. */
  from?: number;
  /** How much is left of the oldest ink, 0 to 1. */
  fade?: number;
  /** ambient: loops a second. */
  speed?: number;
  /** flourish: its height as a share of the box. */
  tall?: number;
  /** duo: who speaks when. */
  turns?: readonly Turn[];
  /** reading, duo: the microphone is open, so what is ahead is the person's. */
  open?: boolean;
};
