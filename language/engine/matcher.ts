// Templates as one graph of words, walked once from an utterance's first word to its last; what several begin with, they share. Only
// whole utterances match, and the work grows with their length and nothing else: no pattern is ever made from what a person says.
import { isLabelSlot, labelPlaceholder } from './slots/label-in.ts';
import { isNameSlot, readsName } from './slots/name.ts';
import { isNumberSlot, type NumberSlot, readNumber } from './slots/number.ts';
import { isWhenSlot, placeholderOf } from './slots/when-in.ts';
import type { Template } from './template.ts';

export type Match<Meaning> = { meaning: Meaning; number: number | null };

export type Matcher<Meaning> = {
  add: (template: Template, meaning: Meaning) => void;
  /** Plain phrases before those with a slot. */
  match: (words: readonly string[]) => Match<Meaning>[];
};

export const createMatcher = <Meaning>(): Matcher<Meaning> => {
  const root = nodeAfter<Meaning>([]);
  let added = 0;
  return {
    add: (template, meaning) => {
      const ends = grow(template, [root]);
      if (ends.includes(root)) throw new Error('A phrase template must not be empty');
      for (const node of ends) node.meanings.push({ meaning, nth: added });
      added += 1;
    },
    match: (words) => {
      let reached: Reached<Meaning> = new Map([[root, null]]);
      for (const word of words) {
        reached = step(reached, word);
        if (reached.size === 0) return [];
      }
      return [...reached]
        .flatMap(([{ meanings }, number]) => meanings.map((one) => ({ ...one, number })))
        .toSorted((one, other) => numbered(one) - numbered(other) || one.nth - other.nth)
        .map(({ meaning, number }) => ({ meaning, number }));
    },
  };
};

const numbered = ({ number }: { number: number | null }): number => Number(number !== null);

/** `from`: all the places that lead here. `nth`: of the templates, in the order in which they were added. */
type Node<Meaning> = {
  from: readonly Node<Meaning>[];
  words: Map<string, Node<Meaning>[]>;
  slots: { slot: NumberSlot | 'name'; to: Node<Meaning> }[];
  meanings: { meaning: Meaning; nth: number }[];
};

/** The current nodes, with the number that was read on the way. */
type Reached<Meaning> = Map<Node<Meaning>, number | null>;

const nodeAfter = <Meaning>(from: readonly Node<Meaning>[]): Node<Meaning> => ({
  from,
  words: new Map(),
  slots: [],
  meanings: [],
});

/** Another template continued with the same word from the same nodes. */
const isAfter = <Meaning>(to: Node<Meaning>, from: readonly Node<Meaning>[]): boolean =>
  to.from.length === from.length && to.from.every((node, at) => node === from[at]);

const grow = <Meaning>(template: Template, from: readonly Node<Meaning>[]): readonly Node<Meaning>[] => {
  switch (template.kind) {
    case 'all':
      return template.parts.reduce((nodes, part) => grow(part, nodes), from);
    case 'one':
      return [...new Set(template.of.flatMap((part) => grow(part, from)))];
    case 'word':
      return [afterWord(template.word, from)];
    case 'slot':
      return [afterNamed(template.slot, from)];
  }
};

const afterNamed = <Meaning>(slot: string, from: readonly Node<Meaning>[]): Node<Meaning> => {
  if (isLabelSlot(slot)) return afterWord(labelPlaceholder, from);
  return isWhenSlot(slot) ? afterWord(placeholderOf(slot), from) : afterSlot(slot, from);
};

const afterWord = <Meaning>(word: string, from: readonly Node<Meaning>[]): Node<Meaning> => {
  const shared = from[0]?.words.get(word)?.find((to) => isAfter(to, from));
  if (shared) return shared;
  const to = nodeAfter(from);
  for (const { words } of from) {
    const after = words.get(word);
    if (after) after.push(to);
    else words.set(word, [to]);
  }
  return to;
};

const afterSlot = <Meaning>(slot: string, from: readonly Node<Meaning>[]): Node<Meaning> => {
  if (!isNumberSlot(slot) && !isNameSlot(slot))
    throw new Error(`Phrase template names a slot that there is not: {${slot}}`);
  const shared = from[0]?.slots.find((one) => one.slot === slot && isAfter(one.to, from));
  if (shared) return shared.to;
  const to = nodeAfter(from);
  for (const { slots } of from) slots.push({ slot, to });
  return to;
};

const step = <Meaning>(reached: Reached<Meaning>, word: string): Reached<Meaning> => {
  const next: Reached<Meaning> = new Map();
  for (const [{ words, slots }, number] of reached) {
    for (const to of words.get(word) ?? []) next.set(to, number);
    for (const { slot, to } of slots) {
      if (slot === 'name') {
        if (readsName(word)) next.set(to, number);
        continue;
      }
      const read = readNumber[slot](word);
      if (read !== null) next.set(to, read);
    }
  }
  return next;
};
