// Writes a word graph as a finite-state grammar for the recogniser.
import type { Arc, Graph } from './graph.ts';

/** `names`: the words of each name that `{names}` may stand for. `{person}` takes names of one word. */
export const fsgOf = (
  title: string,
  graph: Graph,
  names: readonly (readonly string[])[],
): { fsg: string; words: readonly string[] } => {
  const steps = alive(spelledOut(graph, names));
  const last = steps.length;
  const lines = steps.flatMap(({ arcs, ends }, from) => [
    ...(ends ? [`T ${from} ${last} 1.0`] : []),
    ...arcs.map(({ word, to }) => `T ${from} ${to} ${perWord} ${word}`),
  ]);
  const words = new Set(steps.flatMap(({ arcs }) => arcs.map(({ word }) => word)));
  const fsg = [`FSG_BEGIN ${title}`, `N ${last + 1}`, 'S 0', `F ${last}`, ...lines, 'FSG_END', ''].join('\n');
  return { fsg, words: [...words].toSorted() };
};

/** A penalty for each word; without it, the echo of a short word becomes another word. */
const perWord = 0.2;

type Step = { arcs: Arc[]; ends: boolean };

const spelledOut = (graph: Graph, names: readonly (readonly string[])[]): Step[] => {
  const steps: Step[] = graph.map(({ ends }) => ({ arcs: [], ends }));
  graph.forEach(({ arcs }, from) => {
    for (const { word, to } of arcs) {
      for (const said of fillings(word, names)) follow(steps, from, said, to);
    }
  });
  return steps;
};

const fillings = (word: string, names: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  if (word === '{names}') return names;
  return word === '{person}' ? names.filter((name) => name.length === 1) : [[word]];
};

const follow = (steps: Step[], from: number, words: readonly string[], to: number): void => {
  const between = words.slice(1).map(() => steps.push({ arcs: [], ends: false }) - 1);
  words.forEach((word, at) => {
    steps[between[at - 1] ?? from]?.arcs.push({ word, to: between[at] ?? to });
  });
};

/** Drops states that lead to no end of a sentence, such as a slot for names when there are none. */
const alive = (steps: readonly Step[]): Step[] => {
  const known = new Map<number, boolean>();
  const ends = (at: number): boolean => {
    const there = known.get(at);
    if (there !== undefined) return there;
    const step = steps[at];
    const does = step !== undefined && (step.ends || step.arcs.some(({ to }) => ends(to)));
    known.set(at, does);
    return does;
  };
  const reached = new Map<number, number>();
  const reach = (at: number): void => {
    if (reached.has(at) || !ends(at)) return;
    reached.set(at, reached.size);
    for (const { to } of steps[at]?.arcs ?? []) reach(to);
  };
  reach(0);
  return [...reached.keys()].map((at) => ({
    ends: steps[at]?.ends ?? false,
    arcs: (steps[at]?.arcs ?? []).flatMap(({ word, to }) => {
      const there = reached.get(to);
      return there === undefined ? [] : [{ word, to: there }];
    }),
  }));
};
