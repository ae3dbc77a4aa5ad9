// The two handwritings of the line: loop width, slant and nib.

export type Handwriting = {
  /** Width of one loop in px. */
  lambda: number;
  slant: number;
  /** Roundness of a loop, as a share of its height. */
  loop: number;
  nibWidth: number;
  hairline: number;
  /** Direction of the nib's edge, in radians. */
  angle: number;
};

/** Flow writes broad and upright, the person fine and slanted, so colour is never the only difference. */
export const handwritings = {
  flow: { lambda: 27, slant: 0.34, loop: 0.34, nibWidth: 6.2, hairline: 1.5, angle: -0.72 },
  you: { lambda: 23, slant: 0.62, loop: 0.3, nibWidth: 4.6, hairline: 1.7, angle: -0.95 },
} as const satisfies Record<'flow' | 'you', Handwriting>;

/** A larger version. The hairline grows more slowly than the letter. */
export const scaled = (hand: Handwriting, scale: number): Handwriting => ({
  ...hand,
  lambda: hand.lambda * scale,
  nibWidth: hand.nibWidth * scale,
  hairline: hand.hairline * Math.max(1, scale * 0.8),
});
