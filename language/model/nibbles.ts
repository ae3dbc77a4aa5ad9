// Weights of few steps, two in a byte: half as much to read, and a twentieth less on the wire than a byte each.
import type { Reader } from './bytes.ts';

/** The few that are larger stand in full after all others. */
export const pushWeights = (bytes: number[], weights: Int8Array) => {
  for (let at = 0; at < weights.length; at += 2) bytes.push((codeOf(weights[at]) << 4) | codeOf(weights[at + 1]));
  for (const weight of weights) if (codeOf(weight) === large) bytes.push(weight & 255);
};

/** The number of values. */
export const weightsFrom = ({ raw }: Reader, count: number): Int8Array => {
  const pairs = raw(Math.ceil(count / 2));
  const weights = new Int8Array(count);
  const inFull: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const pair = pairs[at >> 1];
    if (pair === undefined) throw new RangeError('The weights end too soon.');
    const code = at % 2 === 0 ? pair >> 4 : pair & 15;
    weights[at] = code - most;
    if (code === large) inFull.push(at);
  }
  raw(inFull.length).forEach((weight, which) => {
    weights[inFull[which] ?? 0] = weight;
  });
  return weights;
};

const most = 7;
const large = 15;

const codeOf = (weight = 0): number => (Math.abs(weight) > most ? large : weight + most);
