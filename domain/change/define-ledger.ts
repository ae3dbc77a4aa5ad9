import * as z from 'zod/mini';
import { distinct, type Subject } from '#domain/subject.ts';
import { LabelEdit } from './label-edit.ts';

/** The value before and after a change. */
export type AnySwap = { of: string; key: string; was: unknown; is: unknown };
export type AnyChange = { ledger: string; kind: string };
export type AnyDone = { ledger: string; edits: readonly LabelEdit[]; swaps: readonly AnySwap[] };

export type Edit<Name extends string, Swap> = { ledger: Name; kind: 'edit'; edits: LabelEdit[]; swaps: Swap[] };

/** The ledger stores and inverts only this, so undo never restores what was not there. */
export type DoneOf<Name extends string, Swap> = { ledger: Name; edits: LabelEdit[]; swaps: Swap[] };

export const editSchema = <Name extends string, Swap extends z.ZodMiniType>(name: Name, swap: Swap) =>
  z.object({ ledger: z.literal(name), kind: z.literal('edit'), edits: z.array(LabelEdit), swaps: z.array(swap) });

export const doneSchema = <Name extends string, Swap extends z.ZodMiniType>(name: Name, swap: Swap) =>
  z.object({ ledger: z.literal(name), edits: z.array(LabelEdit), swaps: z.array(swap) });

export type Rules<Name extends string, Own extends AnyChange, Swap extends AnySwap, State> = {
  name: Name;
  asks(state: State, change: Own): { edits?: readonly LabelEdit[]; swaps?: readonly Swap[] };
  /** The edits that have an effect. Only mail has edits. */
  effectiveEdits?(state: State, edits: readonly LabelEdit[]): LabelEdit[];
  /** The current value; undefined if the subject does not exist here. */
  now(state: State, swap: Swap): unknown;
  isSame(of: Swap['of'], one: unknown, other: unknown): boolean;
  /** Whether an undo that saw `was` may replace `now`. Without this rule the two must be equal. */
  isStill?(of: Swap['of'], was: unknown, now: unknown): boolean;
  touches(change: Own): readonly Subject[];
  /** Null if the swap has no subject. */
  subjectOf(swap: Swap): Subject | null;
};

export const defineLedger = <Name extends string, Own extends AnyChange, Swap extends AnySwap, State>(
  rules: Rules<Name, Own, Swap, State>,
) => {
  type Change = Own | Edit<Name, Swap>;
  const isEdit = (change: Change): change is Edit<Name, Swap> => change.kind === 'edit';
  const isOwn = (change: Change): change is Own => change.kind !== 'edit';

  const asked = (state: State, change: Change) => {
    if (isOwn(change)) return { edits: [], swaps: [], ...rules.asks(state, change) };
    return isEdit(change)
      ? { edits: change.edits, swaps: change.swaps.filter((swap) => isUntouched(state, swap)) }
      : { edits: [], swaps: [] };
  };
  const isUntouched = (state: State, swap: Swap): boolean =>
    (rules.isStill ?? rules.isSame)(swap.of, swap.was, rules.now(state, swap));
  const really = (state: State, swap: Swap): Swap[] => {
    const now = rules.now(state, swap);
    return now === undefined || rules.isSame(swap.of, now, swap.is) ? [] : [{ ...swap, was: now }];
  };
  const touchedBy = (edits: readonly LabelEdit[], swaps: readonly Swap[]): Subject[] =>
    distinct([
      ...edits.map(({ threadId }): Subject => ({ kind: 'thread', id: threadId })),
      ...swaps.flatMap((swap) => rules.subjectOf(swap) ?? []),
    ]);

  return {
    name: rules.name,
    doneBy: (state: State, change: Change): DoneOf<Name, Swap> => {
      const { edits, swaps } = asked(state, change);
      return {
        ledger: rules.name,
        edits: rules.effectiveEdits?.(state, edits) ?? [],
        swaps: swaps.flatMap((swap) => really(state, swap)),
      };
    },
    touched: (change: Change): Subject[] => {
      if (isOwn(change)) return distinct(rules.touches(change));
      return isEdit(change) ? touchedBy(change.edits, change.swaps) : [];
    },
    touchedBy: ({ edits, swaps }: DoneOf<Name, Swap>): Subject[] => touchedBy(edits, swaps),
    inverse: (done: DoneOf<Name, Swap>): Edit<Name, Swap> => invert(done),
  };
};

/** Inverts exactly what changed, and nothing that was true before. */
export const invert = <Name extends string, Swap extends AnySwap>({
  ledger,
  edits,
  swaps,
}: DoneOf<Name, Swap>): Edit<Name, Swap> => ({
  ledger,
  kind: 'edit',
  edits: edits.map((edit) => ({ ...edit, add: edit.remove, remove: edit.add })),
  swaps: swaps.map(turned),
});

const turned = <Swap extends AnySwap>(swap: Swap): Swap => ({ ...swap, was: swap.is, is: swap.was });

export const changedNothing = ({ edits, swaps }: Pick<AnyDone, 'edits' | 'swaps'>): boolean =>
  edits.length + swaps.length === 0;
