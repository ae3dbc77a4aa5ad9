// The measures of the bar, over rows and what was understood of them.
import type { Row } from './rows.ts';

export interface Answered {
  readonly row: Row;
  readonly intent: string;
  /** The chance that it is for Flow. */
  readonly scope: number;
  /** 'type=filler' of each slot. */
  readonly slots: readonly string[];
}

export interface Figures {
  readonly accuracy: number;
  /** Where the model must choose an intent of Flow's. */
  readonly forced: number;
  readonly openF1: number;
  readonly slotF1: number;
  readonly frame: number;
  readonly auroc: number;
}

/** In per cent; `accept` is the scope from which an utterance is taken to be for Flow. */
export const figuresOf = (all: readonly Answered[], accept: number): Figures => {
  const meant = all.filter(({ row }) => row.inScope);
  const isRight = ({ row, intent }: Answered) => row.intent === intent;
  const accepted = all.filter(({ scope }) => scope >= accept);
  const right = accepted.filter((one) => one.row.inScope && isRight(one));
  const exact = right.filter(({ row, slots }) => hits(goldOf(row), slots) === Math.max(slots.length, row.slots.length));
  return {
    accuracy: percent(right.length, meant.length),
    forced: percent(meant.filter(isRight).length, meant.length),
    openF1: percent(2 * right.length, accepted.length + meant.length),
    slotF1: slotF1Of(meant),
    frame: percent(exact.length, meant.length),
    auroc: aurocOf(all),
  };
};

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

const goldOf = ({ words, slots }: Row): string[] =>
  slots.map(({ type, from, to }) => `${type}=${words.slice(from, to).join(' ')}`);

/** SLURP's entity F1: a slot is right where both its type and its words are. */
const slotF1Of = (meant: readonly Answered[]): number => {
  let right = 0;
  let both = 0;
  for (const { row, slots } of meant) {
    right += hits(goldOf(row), slots);
    both += row.slots.length + slots.length;
  }
  return percent(2 * right, both);
};

const hits = (gold: readonly string[], found: readonly string[]): number => {
  const left = [...gold];
  for (const one of found) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return gold.length - left.length;
};

/** How often something for Flow scores above something that is not. */
const aurocOf = (all: readonly Answered[]): number => {
  const sorted = all.toSorted((one, other) => one.scope - other.scope);
  let below = 0;
  let won = 0;
  for (const { row } of sorted) {
    if (row.inScope) won += below;
    else below += 1;
  }
  return percent(won, below * (all.length - below));
};

/** The scope that makes the open F1 best. */
export const bestAccept = (all: readonly Answered[]): number => {
  const tried = Array.from({ length: 35 }, (_, at) => 0.02 + at * 0.02);
  const worth = tried.map((accept) => figuresOf(all, accept).openF1);
  return tried[worth.indexOf(Math.max(...worth))] ?? 0.5;
};

/** How many words must be changed, left out or put in to make one of the other. */
export const editsBetween = (one: readonly string[], other: readonly string[]): number => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  one.forEach((word, row) => {
    const here = [row + 1];
    other.forEach((heard, at) => {
      const kept = (above[at] ?? 0) + (word === heard ? 0 : 1);
      here.push(Math.min(kept, (above[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    });
    above = here;
  });
  return above.at(-1) ?? 0;
};
