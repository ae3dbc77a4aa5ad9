// Converts another synthesiser's rate to the one the listener expects.
import { buffer } from 'node:stream/consumers';
import type { Spoken } from '#server/ports.ts';

/** Usually the rates are equal. */
export async function* atRate({ rate, samples }: Spoken, targetRate: number): AsyncGenerator<Uint8Array> {
  if (rate === targetRate) yield* samples;
  else yield stretched(await buffer(samples), rate / targetRate);
}

/** Linear interpolation is good enough until the usual voice returns. */
const stretched = (from: Buffer, step: number): Uint8Array => {
  const count = Math.floor(from.byteLength / 2);
  const to = Buffer.alloc(2 * Math.floor(count / step));
  for (let nth = 0; nth < to.byteLength / 2; nth += 1) {
    const before = Math.floor(nth * step);
    const after = Math.min(count - 1, before + 1);
    const [left, right] = [from.readInt16LE(2 * before), from.readInt16LE(2 * after)];
    to.writeInt16LE(Math.round(left + (right - left) * (nth * step - before)), 2 * nth);
  }
  return to;
};
