// What the device keeps of drafts, sealed, between visits: what was typed, and which sending of it the server has yet to take.
import * as z from 'zod/mini';
import { Draft, type DraftId, SendingId } from '#domain/draft.ts';
import type { Store } from '#web/data/store.ts';

/** What was confirmed, as the server must be given it. */
export const Confirmed = z.object({
  sendingId: SendingId,
  /** SHA-256, hex. */
  confirmed: z.string(),
  strangers: z.array(z.string()),
  spoken: z.boolean(),
  /** When it is to leave, ISO 8601; null for at once. */
  at: z._default(z.nullable(z.string()), null),
});
export type Confirmed = z.infer<typeof Confirmed>;

/** `on`: it was on the screen. `aside`: saved for later. */
export const DraftRecord = z.object({
  draft: Draft,
  place: z.enum(['on', 'aside']),
  sending: z.nullable(Confirmed),
  /** The server's version that it was written upon, and whether it is the same. */
  version: z._default(z.number(), 0),
  same: z._default(z.boolean(), false),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

export type DraftShelf = {
  put: (record: DraftRecord) => void;
  remove: (id: DraftId) => void;
  /** Newest first. */
  all: () => Promise<DraftRecord[]>;
};

/** A device without room keeps drafts at the server alone. */
export const openDraftShelf = (store: Store): DraftShelf => ({
  put: (record) => void store.change('draft', { put: new Map([[record.draft.id, record]]) }).catch(() => {}),
  remove: (id) => void store.change('draft', { remove: [id] }).catch(() => {}),
  all: async () => {
    const kept = await store.all('draft').catch(() => new Map<string, unknown>());
    const records = [...kept.values()].flatMap((one) => {
      const record = DraftRecord.safeParse(one);
      return record.success ? [record.data] : [];
    });
    return records.toSorted((one, other) => other.at - one.at);
  },
});
