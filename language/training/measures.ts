// The measures of the bar, over rows and their predictions.
import { percent } from './percent.ts';
import type { Row } from './rows.ts';
import { type Filled, isExact, type SlotPair, slotF1Of, sluF1Of } from './slot-measures.ts';

export interface Answered {
  readonly row: Row;
  readonly intent: string;
  /** The probability that it is for Flow. */
  readonly scope: number;
  readonly slots: readonly Filled[];
}

export interface Figures {
  readonly accuracy: number;
  /** With the choice limited to Flow's intents. */
  readonly forced: number;
  readonly openF1: number;
  readonly slotF1: number;
  readonly sluF1: number;
  readonly frame: number;
  readonly auroc: number;
}

/** In per cent; `accept`: the scope above which an utterance is for Flow. */
export const figuresOf = (all: readonly Answered[], accept: number): Figures => {
  const meant = all.filter(({ row }) => row.inScope);
  const isRight = ({ row, intent }: Answered) => row.intent === intent;
  const accepted = all.filter(({ scope }) => scope >= accept);
  const right = accepted.filter((one) => one.row.inScope && isRight(one));
  const exact = right.map(pairOf).filter(isExact);
  return {
    accuracy: percent(right.length, meant.length),
    forced: percent(meant.filter(isRight).length, meant.length),
    openF1: percent(2 * right.length, accepted.length + meant.length),
    slotF1: slotF1Of(meant.map(pairOf)),
    sluF1: sluF1Of(meant.map(pairOf)),
    frame: percent(exact.length, meant.length),
    auroc: aurocOf(all),
  };
};

const pairOf = ({ row, slots }: Answered): SlotPair => ({
  gold: row.slots.map(({ type, from, to }) => ({ type, filler: row.words.slice(from, to).join(' ') })),
  predicted: slots,
});

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
