// All templates as one graph of words. Templates with the same start share it, and one walk matches an utterance. Only
// whole utterances match. The work grows only with their length, because no pattern comes from a person's words.
import { isLabelSlot, labelPlaceholder } from './slots/label-in.ts';
import { isNameSlot, readsName } from './slots/name.ts';
import { isNumberSlot, type NumberSlot, readNumber } from './slots/number.ts';
import { isWhenSlot, placeholderOf } from './slots/when-in.ts';
import type { Template } from './template.ts';

export type Match<Intent> = { intent: Intent; number: number | null };

export type Matcher<Intent> = {
  add: (template: Template, intent: Intent) => void;
  /** Plain phrases come before those with a slot. */
  match: (words: readonly string[]) => Match<Intent>[];
};

export const createMatcher = <Intent>(): Matcher<Intent> => {
  const root = nodeAfter<Intent>([]);
  let added = 0;
  return {
    add: (template, intent) => {
      const ends = grow(template, [root]);
      if (ends.includes(root)) throw new Error('A phrase template must not be empty');
      for (const node of ends) node.intents.push({ intent, nth: added });
      added += 1;
    },
    match: (words) => {
      let reached: Reached<Intent> = new Map([[root, null]]);
      for (const word of words) {
        reached = step(reached, word);
        if (reached.size === 0) return [];
      }
      return [...reached]
        .flatMap(([{ intents }, number]) => intents.map((one) => ({ ...one, number })))
        .toSorted((one, other) => numbered(one) - numbered(other) || one.nth - other.nth)
        .map(({ intent, number }) => ({ intent, number }));
    },
  };
};

const numbered = ({ number }: { number: number | null }): number => Number(number !== null);

/** `from`: all nodes that lead here. `nth`: the position of the template in the order of adding. */
type Node<Intent> = {
  from: readonly Node<Intent>[];
  words: Map<string, Node<Intent>[]>;
  slots: { slot: NumberSlot | 'name'; to: Node<Intent> }[];
  intents: { intent: Intent; nth: number }[];
};

/** The current nodes, with the number read so far. */
type Reached<Intent> = Map<Node<Intent>, number | null>;

const nodeAfter = <Intent>(from: readonly Node<Intent>[]): Node<Intent> => ({
  from,
  words: new Map(),
  slots: [],
  intents: [],
});

/** Another template continued with the same word from the same nodes. */
const isAfter = <Intent>(to: Node<Intent>, from: readonly Node<Intent>[]): boolean =>
  to.from.length === from.length && to.from.every((node, at) => node === from[at]);

const grow = <Intent>(template: Template, from: readonly Node<Intent>[]): readonly Node<Intent>[] => {
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

const afterNamed = <Intent>(slot: string, from: readonly Node<Intent>[]): Node<Intent> => {
  if (isLabelSlot(slot)) return afterWord(labelPlaceholder, from);
  return isWhenSlot(slot) ? afterWord(placeholderOf(slot), from) : afterSlot(slot, from);
};

const afterWord = <Intent>(word: string, from: readonly Node<Intent>[]): Node<Intent> => {
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

const afterSlot = <Intent>(slot: string, from: readonly Node<Intent>[]): Node<Intent> => {
  if (!isNumberSlot(slot) && !isNameSlot(slot))
    throw new Error(`Phrase template names a slot that there is not: {${slot}}`);
  const shared = from[0]?.slots.find((one) => one.slot === slot && isAfter(one.to, from));
  if (shared) return shared.to;
  const to = nodeAfter(from);
  for (const { slots } of from) slots.push({ slot, to });
  return to;
};

const step = <Intent>(reached: Reached<Intent>, word: string): Reached<Intent> => {
  const next: Reached<Intent> = new Map();
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
