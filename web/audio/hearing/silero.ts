// Silero's network (v5, 16 kHz): the probability of speech in the next 32 ms, given everything before. A spectrum, four convolution layers,
// an LSTM, and one output.
import type { Weights } from './silero-weights.ts';
import { createSpectra, frequencies } from './spectrum.ts';

/** Samples of one step. */
export const frameSamples = 512;

export type Silero = {
  hear: (frame: Float32Array) => number;
  reset: () => void;
};

/** The input includes the end of the last frame, and mirrored samples in place of the next. */
const before = 64;
const mirrored = 64;
const memory = 128;

export const createSilero = (weights: Weights): Silero => {
  const samples = new Float32Array(before + frameSamples + mirrored);
  const spectra = createSpectra();
  // Moments stand in a row with zero padding, so a layer's input is contiguous.
  const spectrum = new Float32Array(6 * frequencies);
  const wide = new Float32Array(6 * 128);
  const narrow = new Float32Array(2 * 64);
  const small = new Float32Array(64);
  const heardAndKept = new Float32Array(2 * memory);
  const gates = new Float32Array(4 * memory);
  const cell = new Float32Array(memory);
  const first = createLayer(weights.first, weights.firstBias);
  const second = createLayer(weights.second, weights.secondBias);
  const third = createLayer(weights.third, weights.thirdBias);
  const fourth = createLayer(weights.fourth, weights.fourthBias);
  const allGates = createLayer(weights.gates, weights.gatesBias);

  const analyse = (frame: Float32Array): void => {
    samples.copyWithin(0, frameSamples, frameSamples + before);
    samples.set(frame, before);
    const end = before + frameSamples;
    for (let at = 0; at < mirrored; at += 1) samples[end + at] = samples[end - 2 - at] ?? 0;
    spectra(samples, 0, spectrum, frequencies);
    spectra(samples, 256, spectrum, 3 * frequencies);
    for (let moment = 0; moment < 4; moment += 1)
      first(spectrum, moment * frequencies, rectified, wide, (moment + 1) * 128);
    second(wide, 0, rectified, narrow, 0);
    second(wide, 2 * 128, rectified, narrow, 64);
    third(narrow, 0, rectified, small, 0);
    fourth(small, 0, rectified, heardAndKept, 0);
  };
  const remember = (): void => {
    allGates(heardAndKept, 0, asItIs, gates, 0);
    for (let at = 0; at < memory; at += 1) {
      const lets = sigmoid(gates[at] ?? 0);
      const keeps = sigmoid(gates[memory + at] ?? 0);
      const brings = Math.tanh(gates[2 * memory + at] ?? 0);
      const shows = sigmoid(gates[3 * memory + at] ?? 0);
      const kept = keeps * (cell[at] ?? 0) + lets * brings;
      cell[at] = kept;
      heardAndKept[memory + at] = shows * Math.tanh(kept);
    }
  };
  return {
    hear: (frame) => {
      analyse(frame);
      remember();
      let sum = weights.voiceBias[0] ?? 0;
      for (let at = 0; at < memory; at += 1)
        sum += rectified(heardAndKept[memory + at] ?? 0) * (weights.voice[at] ?? 0);
      return sigmoid(sum);
    },
    reset: () => {
      samples.fill(0);
      heardAndKept.fill(0);
      cell.fill(0);
    },
  };
};

const rectified = (value: number): number => (value > 0 ? value : 0);
const asItIs = (value: number): number => value;
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

type Layer = (
  input: Float32Array,
  from: number,
  bend: (value: number) => number,
  output: Float32Array,
  to: number,
) => void;

const createLayer = (weights: Float32Array, bias: Float32Array): Layer => {
  const columns = weights.length / bias.length;
  return (input, from, bend, output, to) => {
    for (let row = 0; row < bias.length; row += 1)
      output[to + row] = bend((bias[row] ?? 0) + product(weights, row * columns, input, from, columns));
  };
};

/** Two independent sums at a time. */
const product = (weights: Float32Array, at: number, input: Float32Array, from: number, length: number): number => {
  let even = 0;
  let odd = 0;
  for (let column = 0; column + 1 < length; column += 2) {
    even += (weights[at + column] ?? 0) * (input[from + column] ?? 0);
    odd += (weights[at + column + 1] ?? 0) * (input[from + column + 1] ?? 0);
  }
  if (length % 2 === 1) even += (weights[at + length - 1] ?? 0) * (input[from + length - 1] ?? 0);
  return even + odd;
};
