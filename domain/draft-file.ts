// A file of a draft. It is always an attachment of the person's own mail, and Flow fetches it when the draft leaves.
import * as z from 'zod/mini';
import { MessageId } from './id.ts';
import { asLine } from './line.ts';
import type { Message } from './mail.ts';

export const fileLimits = { bytes: 25_000_000, count: 50, name: 255 } as const;

export const DraftFile = z.object({
  /** The mail that has the attachment. */
  messageId: MessageId,
  /** Its index in that mail's attachments. */
  nth: z.number().check(z.int(), z.gte(0), z.lt(1000)),
  name: z.string().check(
    z.minLength(1),
    z.maxLength(fileLimits.name),
    z.refine((name) => name === asLine(name)),
  ),
  size: z.number().check(z.int(), z.gte(0)),
});
export type DraftFile = z.infer<typeof DraftFile>;

/** A mail's attachments as draft files. */
export const filesOf = ({ id, attachments }: Pick<Message, 'id' | 'attachments'>): DraftFile[] =>
  attachments
    .map(({ name, size }, nth) => ({ messageId: id, nth, name: fileName(name), size }))
    .slice(0, fileLimits.count);

/** One line, within the length limit. */
export const fileName = (name: string): string =>
  asLine([...asLine(name)].slice(0, fileLimits.name / 2).join('')) || 'attachment';

export const bytesOf = (files: readonly Pick<DraftFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

export const areTooLarge = (files: readonly Pick<DraftFile, 'size'>[]): boolean => bytesOf(files) > fileLimits.bytes;
