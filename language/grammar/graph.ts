// A minimal word graph from templates. The recogniser walks it while it listens, so a smaller one answers sooner and better.
import { contractions } from '#language/en/engine/words.ts';
import type { Template } from '#language/engine/template.ts';

/** `ends`: a sentence may end here. The first state is the start. */
export type Graph = readonly State[];
export type State = { arcs: readonly Arc[]; ends: boolean };
export type Arc = { word: string; to: number };

/** A slot is one word in braces. */
export const graphOf = (templates: readonly Template[]): Graph => {
  const nodes: Loose = [[]];
  const ends = new Set<number>();
  for (const template of templates) for (const end of grow(nodes, template, [0])) ends.add(end);
  contract(nodes);
  return minimal(determined(nodes, ends));
};

/** Replaces slots by their graphs and shares equal ends. */
export const filled = (graph: Graph, slots: ReadonlyMap<string, Graph>): Graph => {
  const states = graph.map(({ arcs, ends }) => ({ arcs: [...arcs], ends }));
  const known = new Map<string, readonly number[]>();
  for (const { arcs } of states.slice())
    for (const arc of arcs.splice(0)) {
      const filling = slots.get(arc.word);
      if (filling === undefined) {
        arcs.push(arc);
        continue;
      }
      const key = `${arc.word}>${arc.to}`;
      const places = known.get(key) ?? filling.map(() => states.push({ arcs: [], ends: false }) - 1);
      if (!known.has(key))
        filling.forEach((_, at) => states[places[at] ?? 0]?.arcs.push(...led(filling, at, places, arc.to)));
      known.set(key, places);
      arcs.push(...led(filling, 0, places, arc.to));
    }
  return states;
};

/** The arcs of one state of a slot, renumbered for the outer graph. All ends of the slot lead to `end`. */
const led = (filling: Graph, at: number, places: readonly number[], end: number): Arc[] =>
  (filling[at]?.arcs ?? []).flatMap(({ word, to }) => [
    ...(filling[to]?.ends ? [{ word, to: end }] : []),
    ...(filling[to]?.arcs.length === 0 ? [] : [{ word, to: places[to] ?? end }]),
  ]);

/** The graph without sentences that consist of one of these words. */
export const notAlone = (graph: Graph, words: ReadonlySet<string>): Graph => {
  const more: State[] = [];
  const arcs = (graph[0]?.arcs ?? []).map((arc) => {
    const next = graph[arc.to];
    if (!words.has(arc.word) || !next?.ends) return arc;
    return { word: arc.word, to: graph.length + more.push({ ...next, ends: false }) - 1 };
  });
  return [{ arcs, ends: graph[0]?.ends ?? false }, ...graph.slice(1), ...more];
};

/** From each node any number of arcs, several of them by the same word. */
type Loose = Arc[][];

const grow = (nodes: Loose, template: Template, from: readonly number[]): readonly number[] => {
  switch (template.kind) {
    case 'all':
      return template.parts.reduce((reached, part) => grow(nodes, part, reached), from);
    case 'one':
      return [...new Set(template.of.flatMap((part) => grow(nodes, part, from)))];
    case 'word':
      return [after(nodes, template.word, from)];
    case 'slot':
      return [after(nodes, `{${template.slot}}`, from)];
  }
};

const after = (nodes: Loose, word: string, from: readonly number[]): number => {
  const to = nodes.push([]) - 1;
  for (const node of from) nodes[node]?.push({ word, to });
  return to;
};

/** A written-out form also allows the contraction: 'it is' and 'it's'. */
const contract = (nodes: Loose): void => {
  for (const arcs of nodes) {
    const short = arcs.flatMap(({ word, to }) =>
      (nodes[to] ?? []).flatMap((next) => {
        const both = shortened.get(`${word} ${next.word}`);
        return both === undefined ? [] : [{ word: both, to: next.to }];
      }),
    );
    arcs.push(...short);
  }
};

const shortened: ReadonlyMap<string, string> = new Map(
  [...contractions].filter(([short]) => short.includes("'")).map(([short, long]) => [long, short]),
);

type Loosened = { arcs: Map<string, number>; ends: boolean };

/** Merges nodes that the same words lead to. */
const determined = (nodes: Loose, ends: ReadonlySet<number>): Loosened[] => {
  const states: Loosened[] = [];
  const known = new Map<string, number>();
  const waiting: { set: readonly number[]; state: Loosened }[] = [];
  const stateOf = (set: readonly number[]): number => {
    const key = set.join();
    const there = known.get(key);
    if (there !== undefined) return there;
    const state: Loosened = { arcs: new Map(), ends: set.some((node) => ends.has(node)) };
    known.set(key, states.length);
    waiting.push({ set, state });
    return states.push(state) - 1;
  };
  stateOf([0]);
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const [word, to] of reachedFrom(next.set, nodes)) next.state.arcs.set(word, stateOf(to));
  return states;
};

const reachedFrom = (set: readonly number[], nodes: Loose): Map<string, number[]> => {
  const reached = new Map<string, Set<number>>();
  for (const node of set)
    for (const { word, to } of nodes[node] ?? []) {
      const there = reached.get(word);
      if (there) there.add(to);
      else reached.set(word, new Set([to]));
    }
  return new Map([...reached].map(([word, to]) => [word, [...to].toSorted((one, other) => one - other)]));
};

/** Merges equal states, last first, because the graph has no cycles. */
const minimal = (states: readonly Loosened[]): Graph => {
  const kept: State[] = [];
  const known = new Map<string, number>();
  const merged = new Map<number, number>();
  const merge = (at: number): number => {
    const there = merged.get(at);
    if (there !== undefined) return there;
    const state = states[at] ?? { arcs: new Map(), ends: false };
    const arcs = [...state.arcs].map(([word, to]) => ({ word, to: merge(to) }));
    const key = `${state.ends}:${arcs
      .map(({ word, to }) => `${word}>${to}`)
      .toSorted()
      .join()}`;
    const same = known.get(key) ?? kept.push({ arcs, ends: state.ends }) - 1;
    known.set(key, same);
    merged.set(at, same);
    return same;
  };
  merge(0);
  return fromTheStart(kept);
};

/** Merged from the last words on, the state where all begin came last. */
const fromTheStart = (states: readonly State[]): Graph => {
  const turned = (at: number): number => states.length - 1 - at;
  return states
    .map(({ arcs, ends }) => ({ arcs: arcs.map(({ word, to }) => ({ word, to: turned(to) })), ends }))
    .toReversed();
};
