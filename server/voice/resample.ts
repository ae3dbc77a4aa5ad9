// Brings what another synthesiser made to the rate that the listener was told.
import { buffer } from 'node:stream/consumers';
import type { Spoken } from '#server/ports.ts';

/** As it came where the rates are the same, which is nearly always. */
export async function* atRate({ rate, samples }: Spoken, wanted: number): AsyncGenerator<Uint8Array> {
  if (rate === wanted) yield* samples;
  else yield stretched(await buffer(samples), rate / wanted);
}

/** By straight lines between samples: it is for a word or two, until the voice that was there before is back. */
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
