import * as z from 'zod/mini';
import { confirmedText, type Draft, type DraftId } from '#domain/draft.ts';
import { DraftRecord } from './draft-records.ts';

/** Per page, the time of the records that this version includes. */
const Upon = z.array(z.object({ page: z.string(), at: z.number() }));
export type Upon = z.infer<typeof Upon>;

export type Slot = { key: string; page: string; record: DraftRecord; upon: Upon };

export const slotKey = (id: DraftId, page: string): string => `${id} ${page}`;

/** A key without a page is from before slots existed. */
export const slotsIn = (kept: ReadonlyMap<string, unknown>): Slot[] =>
  [...kept].flatMap(([key, value]) => {
    const record = DraftRecord.safeParse(value);
    if (!record.success) return [];
    const upon = WithUpon.safeParse(value).data?.upon ?? [];
    return [{ key, page: key.split(' ')[1] ?? '', record: record.data, upon }];
  });

const WithUpon = z.object({ upon: Upon });

/** One record per draft, newest first: this page's own, else the newest. */
export const oneOfEach = (slots: readonly Slot[], own: string): DraftRecord[] =>
  byDraft(slots)
    .flatMap((all) => all.find(({ page }) => page === own) ?? newest(all) ?? [])
    .map(({ record }) => record)
    .toSorted((one, other) => other.at - one.at);

/** The pages and times that a new draft includes: records with the same text, and what those include. */
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
