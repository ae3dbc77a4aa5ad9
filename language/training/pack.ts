// Trained models as the tables that ship: the weightiest features, in the order of their hashes, as whole numbers.
import type { Table } from '#language/model/weights.ts';

interface Trained {
  readonly labels: readonly string[];
  readonly hashes: readonly number[];
  /** Feature f, class c at f × labels + c. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** The number of steps of a weight. More steps are finer and need more bytes. */
  readonly steps: number;
}

export const tableOf = ({ labels, hashes, weights, bias, steps }: Trained): Table => {
  const count = labels.length;
  const units = labels.map((_, label) => unitOf(weights, label, count, steps));
  const order = hashes.map((_, at) => at).toSorted((one, other) => (hashes[one] ?? 0) - (hashes[other] ?? 0));
  const whole = new Int8Array(hashes.length * count);
  order.forEach((from, to) => {
    for (let label = 0; label < count; label += 1)
      whole[to * count + label] = Math.max(
        -127,
        Math.min(127, Math.round((weights[from * count + label] ?? 0) / (units[label] ?? 1))),
      );
  });
  return {
    labels,
    units,
    bias: [...bias].map(rounded),
    hashes: Int32Array.from(order, (at) => hashes[at] ?? 0),
    weights: whole,
  };
};

/** Clips the few heaviest weights of a class, so the many light ones keep their differences. */
const unitOf = (weights: Float32Array, label: number, count: number, steps: number): number => {
  const sizes: number[] = [];
  for (let at = label; at < weights.length; at += count) sizes.push(Math.abs(weights[at] ?? 0));
  sizes.sort((one, other) => other - one);
  return rounded(Math.max((sizes[cut] ?? sizes.at(-1) ?? 0) / steps, 1e-6));
};

const cut = 30;

export const rounded = (value: number): number => Number(value.toPrecision(6));

/** The indexes of the `most` features with the largest weights. */
export const weightiest = (weights: Float32Array, classes: number, most: number): number[] => {
  const reach = new Float32Array(weights.length / classes);
  for (let at = 0; at < weights.length; at += 1) {
    const feature = Math.floor(at / classes);
    reach[feature] = (reach[feature] ?? 0) + (weights[at] ?? 0) ** 2;
  }
  const order = Array.from(reach, (_, at) => at);
  order.sort((one, other) => (reach[other] ?? 0) - (reach[one] ?? 0) || one - other);
  return order.slice(0, most);
};

/** Without the weights of no more than `least` steps, and of the features only this share that then reaches farthest. */
export const pruned = (table: Table, { least, share }: { least: number; share: number }): Table => {
  const { labels, units, hashes } = table;
  const count = labels.length;
  const light = table.weights.map((weight) => (Math.abs(weight) <= least ? 0 : weight));
  const real = Float32Array.from(light, (weight, at) => weight * (units[at % count] ?? 0));
  const kept = weightiest(real, count, Math.round(share * hashes.length)).toSorted((one, other) => one - other);
  const weights = new Int8Array(kept.length * count);
  kept.forEach((from, to) => weights.set(light.subarray(from * count, (from + 1) * count), to * count));
  return { ...table, hashes: Int32Array.from(kept, (at) => hashes[at] ?? 0), weights };
};
