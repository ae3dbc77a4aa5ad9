// A fixed signature from a string: the same name always gets the same drawing.
import { fallTo, noise, riseFrom } from './energy.ts';
import { handwritings } from './handwriting.ts';
import { svgPath, trace } from './trace.ts';

/** `step`: px between two points. A small drawing needs small ones, and a static page few. */
export type Signature = { width: number; height: number; lambda?: number; pad?: number; base?: number; step?: number };

/** SVG path data of the signature in a box of this size. Draw it with `signatureHand`'s nib. */
export const signature = (
  text: string,
  { width, height, lambda = 10, pad = 10, base = 0.78, step = 0.8 }: Signature,
): string => {
  const seed = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  const end = width - pad;
  return svgPath(
    trace(
      { ...signatureHand, lambda },
      {
        from: 2,
        to: end,
        base: height * base,
        height: height * 0.7,
        energy: (loop, x) =>
          (0.16 + 0.84 * noise(loop * 1.02 + seed, seed) ** 1.6) * riseFrom(x, 2, 8) * fallTo(x, end, 12),
        step,
      },
    ),
  );
};

export const signatureHand = { ...handwritings.flow, nibWidth: 2.4, hairline: 1 };
