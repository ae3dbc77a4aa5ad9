// A file that a draft takes along: always one that is attached to a mail of the person's own, and fetched from there when it leaves.
import * as z from 'zod/mini';
import { MessageId } from './id.ts';
import { asLine } from './line.ts';
import type { Message } from './mail.ts';

/** What a draft may take along: Gmail's 25 MB in all, and more files than anybody attaches. */
export const fileLimits = { bytes: 25_000_000, count: 50, name: 255 } as const;

export const DraftFile = z.object({
  /** Of the mail that it is attached to. */
  messageId: MessageId,
  /** Its place among that mail's attachments, from 0. */
  nth: z.number().check(z.int(), z.gte(0), z.lt(1000)),
  name: z.string().check(
    z.minLength(1),
    z.maxLength(fileLimits.name),
    z.refine((name) => name === asLine(name)),
  ),
  /** Bytes. */
  size: z.number().check(z.int(), z.gte(0)),
});
export type DraftFile = z.infer<typeof DraftFile>;

/** The files of a mail, as a draft takes them along. */
export const filesOf = ({ id, attachments }: Pick<Message, 'id' | 'attachments'>): DraftFile[] =>
  attachments
    .map(({ name, size }, nth) => ({ messageId: id, nth, name: fileName(name), size }))
    .slice(0, fileLimits.count);

/** A file's name as it may travel: one line, and not longer than names are. */
export const fileName = (name: string): string =>
  asLine([...asLine(name)].slice(0, fileLimits.name / 2).join('')) || 'attachment';

export const bytesOf = (files: readonly Pick<DraftFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

export const areTooLarge = (files: readonly Pick<DraftFile, 'size'>[]): boolean => bytesOf(files) > fileLimits.bytes;
