import { copyOf, type DraftRecord } from './draft-records.ts';
import { byDraft, newest, type Slot, saySame } from './draft-slots.ts';

/** `take`: into this page's own slots. `fork`: into new drafts. `gone`: keys to delete. */
export type Recovery = { take: Slot[]; fork: DraftRecord[]; gone: string[] };

/**
 * Recovers the drafts of closed pages. If several versions differ, text that no other version contains becomes a fork.
 */
export const recoveryOf = (slots: readonly Slot[], own: string, alive: ReadonlySet<string>): Recovery => {
  const recoveries = byDraft(slots).map((all) => ofOne(all, own, alive));
  return {
    take: recoveries.flatMap(({ take }) => take),
    fork: recoveries.flatMap(({ fork }) => fork),
    gone: recoveries.flatMap(({ gone }) => gone),
  };
};

const ofOne = (all: readonly Slot[], own: string, alive: ReadonlySet<string>): Recovery => {
  const there = all.filter(({ page }) => page === own || alive.has(page));
  const left = all.filter((one) => !there.includes(one));
  // A confirmed draft may already be on its way, so it stays unchanged.
  const first = left.find(({ record }) => record.sending !== null) ?? newest(all);
  const free = there.every(({ page }) => page !== own);
  const take = free && first && left.includes(first) ? [first] : [];
  const kept = [...there, ...take];
  const fork: DraftRecord[] = [];
  for (const slot of left) {
    if (take.includes(slot) || slot.record.same || kept.some((one) => holds(one, slot))) continue;
    if (!fork.some(({ draft }) => saySame(draft, slot.record.draft))) fork.push(slot.record);
  }
  return { take, fork, gone: left.map(({ key }) => key) };
};

/** The first version contains the text of the second. */
const holds = (one: Slot, other: Slot): boolean =>
  saySame(one.record.draft, other.record.draft) ||
  one.upon.some(({ page, at }) => page === other.page && at >= other.record.at);

/** A fork is unconfirmed and unknown to the server. A discarded draft stays discarded. */
export const forked = (record: DraftRecord): DraftRecord => ({
  ...record,
  draft: copyOf(record.draft),
  place: record.place === 'gone' ? 'gone' : 'aside',
  sending: null,
  version: 0,
});
