// The likeliest labels of a row of words, where an inside may only follow its own beginning or inside.

/** From scores of word w and label l at w × labels + l to the labels, 'O', 'B-date' or 'I-date', of the words. */
export type Likeliest = (scores: Float32Array) => readonly string[];

/** `transitions`: the score of `other` after `one` is at one × labels + other. */
export const likeliestBy = (labels: readonly string[], transitions: ArrayLike<number>): Likeliest => {
  const allowed = movesOf(labels);
  return (scores) => best(labels, allowed, scores, transitions);
};

const best = (
  labels: readonly string[],
  allowed: readonly (readonly number[])[],
  scores: Float32Array,
  transitions: ArrayLike<number>,
): readonly string[] => {
  const count = labels.length;
  const most = scores.slice();
  const from = new Int32Array(scores.length);
  labels.forEach((label, at) => {
    if (label.startsWith('I')) most[at] = never;
  });
  for (let place = count; place < scores.length; place += 1) {
    const label = place % count;
    const [before, score] = bestBefore(allowed[label] ?? [], place - label - count, label, count, most, transitions);
    from[place] = before;
    most[place] = score + (scores[place] ?? 0);
  }
  return traced(labels, most, from, scores.length / count);
};

const bestBefore = (
  allowed: readonly number[],
  row: number,
  label: number,
  count: number,
  best: Float32Array,
  transitions: ArrayLike<number>,
): [number, number] => {
  let most = never;
  let which = 0;
  for (const before of allowed) {
    const score = (best[row + before] ?? never) + (transitions[before * count + label] ?? 0);
    if (score <= most) continue;
    most = score;
    which = before;
  }
  return [which, most];
};

const never = -1e9;

/** Which labels may precede each label. */
const movesOf = (labels: readonly string[]): number[][] =>
  labels.map((label) =>
    labels.flatMap((before, at) => (!label.startsWith('I') || before.slice(1) === label.slice(1) ? [at] : [])),
  );

const traced = (labels: readonly string[], best: Float32Array, from: Int32Array, length: number): string[] => {
  const count = labels.length;
  const path: string[] = new Array<string>(length).fill('O');
  if (length === 0) return path;
  const last = best.subarray((length - 1) * count);
  let label = last.indexOf(last.reduce((one, other) => Math.max(one, other)));
  for (let at = length - 1; at >= 0; at -= 1) {
    path[at] = labels[label] ?? 'O';
    label = from[at * count + label] ?? 0;
  }
  return path;
};
