// Leaving Flow: the fresh proof of who asks, the export, the disconnect and the deletion of an account.
import * as z from 'zod/mini';
import { Feature } from './connection.ts';
import { keptFor } from './kept-for.ts';

export const ArchiveId = z.uuid().brand<'ArchiveId'>();
export type ArchiveId = z.infer<typeof ArchiveId>;

/** The step of a deletion that comes next. Each can run again after a kill. */
export const DeletionStep = z.enum(['receipt', 'jobs', 'grant', 'key', 'rows', 'audit', 'listed']);
export type DeletionStep = z.infer<typeof DeletionStep>;

/** Milliseconds for which a proof counts. */
export const confirmedFor = 10 * 60_000;

export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= confirmedFor && confirmedAt <= now;

/** Milliseconds for which the link of an export works. */
export const linkFor = keptFor.archiveMinutes * 60_000;

/** `gone`: the link is used up or too old, or the export failed. */
export const ExportStatus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('working'), id: ArchiveId, done: z.number(), of: z.number() }),
  z.object({ state: z.literal('ready'), id: ArchiveId, bytes: z.number(), until: z.iso.datetime() }),
  z.object({ state: z.literal('failed') }),
]);
export type ExportStatus = z.infer<typeof ExportStatus>;

/** `leaving`: its data is being removed. */
export const Connection = z.object({
  email: z.string(),
  state: z.enum(['connected', 'broken', 'leaving']),
  given: z.array(Feature),
  missing: z.array(Feature),
});
export type Connection = z.infer<typeof Connection>;

/** Whether the typed address is the account's. */
export const isTypedAddress = (typed: string, address: string): boolean =>
  typed.trim().toLowerCase() === address.trim().toLowerCase();
