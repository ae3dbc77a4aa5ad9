import { expect, test } from 'vitest';
import { wavOf } from './wav.ts';

const read = async (samples: number[]): Promise<DataView> =>
  new DataView(await wavOf(Float32Array.from(samples)).arrayBuffer());
const words = (view: DataView, at: number): string => String.fromCharCode(...new Uint8Array(view.buffer, at, 4));

test('wav: has a valid header', async () => {
  const view = await read([0, 0, 0]);
  expect([words(view, 0), words(view, 8), words(view, 12), words(view, 36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect({ riff: view.getUint32(4, true), rate: view.getUint32(24, true), data: view.getUint32(40, true) }).toEqual({
    riff: 42,
    rate: 16_000,
    data: 6,
  });
});

test('wav: contains the samples, and clips what is too loud', async () => {
  const view = await read([0.5, -0.25, 1.5, -2]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([16_384, -8192, 32_767, -32_767]);
});
