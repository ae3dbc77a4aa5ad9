import * as z from 'zod/mini';
import { distinct, type Subject } from '#domain/subject.ts';
import type { AnyChange, AnyDone } from './define-ledger.ts';
import { type LedgerName, ledgers } from './ledgers.ts';
import { changeFromBefore, doneFromBefore } from './shapes-before.ts';

const all = Object.values(ledgers);

const names = all.map(({ name }) => name);

export const LedgerNames = z.enum(names);

/** Also accepts the shape of the previous version. */
export const Change = z.pipe(z.transform(changeFromBefore), z.union(all.map((one) => one.Change)));
export type Change = z.infer<typeof Change>;

/** Also accepts the shape of the previous version. */
export const Done = z.pipe(z.transform(doneFromBefore), z.union(all.map((one) => one.Done)));
export type Done = z.infer<typeof Done>;

type AnyLedger = {
  touched(change: AnyChange): Subject[];
  touchedBy(done: AnyDone): Subject[];
  inverse(done: AnyDone): Change;
};
const byName: Record<LedgerName, AnyLedger> = ledgers;

export const touched = (change: Change): Subject[] => byName[change.ledger].touched(change);

export const touchedBy = (done: readonly Done[]): Subject[] =>
  distinct(done.flatMap((one) => byName[one.ledger].touchedBy(one)));

/** Inverts exactly what changed, and nothing that was true before. */
export const invert = (done: Done): Change => byName[done.ledger].inverse(done);

export { changedNothing } from './define-ledger.ts';
