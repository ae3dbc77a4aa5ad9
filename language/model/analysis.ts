// The analysis that both models read: words, lemmas, kinds, clusters, and possible dates and times.
import { memoizeRecent } from '#language/engine/memoize-recent.ts';
import { lemmaOf } from './lemma.ts';
import { kindsOf } from './lexicon.ts';
import { spansIn } from './spans.ts';

/** Clusters of a word, finest first. Empty for an unknown word. */
export type ClustersOf = (word: string) => readonly string[];

export interface Analysis {
  readonly words: readonly string[];
  readonly lemmas: readonly string[];
  readonly kinds: readonly string[];
  readonly clusters: readonly (readonly string[])[];
  /** For each word its span: 'B-date', 'I-date' or 'O'. */
  readonly marks: readonly string[];
}

export const analyse = (words: readonly string[], clustersOf: ClustersOf): Analysis => ({
  words,
  ...spelled(words),
  clusters: words.map(clustersOf),
});

/** Each model has its own clusters. The rest is the same. */
const spelled = memoizeRecent(
  (words: readonly string[]): Omit<Analysis, 'words' | 'clusters'> => {
    const marks = words.map(() => 'O');
    for (const { kind, from, to } of spansIn(words))
      for (let at = from; at < to; at += 1) marks[at] = at === from ? `B-${kind}` : `I-${kind}`;
    return { lemmas: words.map(lemmaOf), kinds: words.map(kindsOf), marks };
  },
  (words) => words.join(' '),
);
