// What becomes of drafts that closed tabs left on the device, and of those that two of them wrote. Pure but for new ids.
import { copyOf, type DraftRecord } from './draft-records.ts';
import { byDraft, newest, type Slot, saySame } from './draft-slots.ts';

/** `take`: for this page's own slots. `fork`: to be drafts of their own. `gone`: the keys that end by it. */
export type Recovery = { take: Slot[]; fork: DraftRecord[]; gone: string[] };

/** What pages left that are no longer there. Of one draft that several wrote, what is in no other goes on as a draft of its own. */
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
  // What was confirmed is under way: it stays what it is.
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

/** What the other says is in the one. */
const holds = (one: Slot, other: Slot): boolean =>
  saySame(one.record.draft, other.record.draft) ||
  one.upon.some(({ page, at }) => page === other.page && at >= other.record.at);

/** What becomes a draft of its own is nobody's yet: not confirmed, and not at the server. What was thrown away stays so. */
export const forked = (record: DraftRecord): DraftRecord => ({
  ...record,
  draft: copyOf(record.draft),
  place: record.place === 'gone' ? 'gone' : 'aside',
  sending: null,
  version: 0,
});
