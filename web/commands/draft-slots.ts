// Several tabs may write one draft while nobody can tell them of each other: each has a slot of its own on the device, so that none
// writes over another. Here is said which of them counts.
import * as z from 'zod/mini';
import { confirmedText, type Draft, type DraftId } from '#domain/draft.ts';
import { DraftRecord } from './draft-records.ts';

/** By page, when the records were written that this one goes on from: what is no newer than that is in it. */
const Upon = z.array(z.object({ page: z.string(), at: z.number() }));
export type Upon = z.infer<typeof Upon>;

export type Slot = { key: string; page: string; record: DraftRecord; upon: Upon };

export const slotKey = (id: DraftId, page: string): string => `${id} ${page}`;

/** What the device keeps, read again. A key without a page was written before there were slots. */
export const slotsIn = (kept: ReadonlyMap<string, unknown>): Slot[] =>
  [...kept].flatMap(([key, value]) => {
    const record = DraftRecord.safeParse(value);
    if (!record.success) return [];
    const upon = WithUpon.safeParse(value).data?.upon ?? [];
    return [{ key, page: key.split(' ')[1] ?? '', record: record.data, upon }];
  });

const WithUpon = z.object({ upon: Upon });

/** One record of each draft, newest first: this page's own, or else the newest of all. */
export const oneOfEach = (slots: readonly Slot[], own: string): DraftRecord[] =>
  byDraft(slots)
    .flatMap((all) => all.find(({ page }) => page === own) ?? newest(all) ?? [])
    .map(({ record }) => record)
    .toSorted((one, other) => other.at - one.at);

/** What a page that begins with `draft` goes on from: whatever says the same, and what that went on from. */
export const builtUpon = (slots: readonly Slot[], draft: Draft, own: string): Upon =>
  slots
    .filter(({ page, record }) => page !== own && record.draft.id === draft.id && saySame(record.draft, draft))
    .flatMap(({ page, record, upon }) => [{ page, at: record.at }, ...upon]);

export const saySame = (one: Draft, other: Draft): boolean => confirmedText(one) === confirmedText(other);

export const byDraft = (slots: readonly Slot[]): Slot[][] => [
  ...Map.groupBy(slots, ({ record }) => record.draft.id).values(),
];

export const newest = (slots: readonly Slot[]): Slot | undefined =>
  slots.reduce<Slot | undefined>((best, one) => (best && best.record.at >= one.record.at ? best : one), undefined);
