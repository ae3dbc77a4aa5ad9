// Replies about attachments, in US English.
import { bytesOf, type DraftFile, fileLimits } from '#domain/draft-file.ts';

export const attachedReply = (files: readonly DraftFile[]): string => `Attached ${filesReply(files)}.`;

export const filesReply = (files: readonly DraftFile[]): string => {
  const [only] = files;
  if (only && files.length === 1) return `${spokenName(only)}, ${spokenSize(only.size)}`;
  return `${files.length} files, ${spokenSize(bytesOf(files))}`;
};

export const detachedReply = (files: readonly DraftFile[]): string => {
  const [only] = files;
  return only && files.length === 1 ? `${spokenName(only)} is off.` : 'The attachments are off.';
};

export const noSuchFile = (said: string): string => `I find no ${said} in your mail. Press Attach to choose one.`;
export const alreadyAttached = 'That is attached already.';
export const tooLargeReply = (files: readonly Pick<DraftFile, 'size'>[]): string =>
  `Gmail takes ${fileLimits.bytes / 1_000_000} MB of attachments, and these are ${(bytesOf(files) / 1_000_000).toFixed(0)}. Take one off.`;

export const fileGoneReply = (files: readonly DraftFile[]): string => {
  const [only] = files;
  const which = only && files.length === 1 ? `${only.name} is` : `${files.length} attachments are`;
  return `${which} no longer in your mailbox. Take ${files.length === 1 ? 'it' : 'them'} off to send the rest.`;
};

const spokenName = ({ name }: DraftFile): string => name.replace(/\.[a-z0-9]{1,5}$/i, '') || name;

const spokenSize = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`;
  const mega = bytes >= 950_000;
  const count = Math.max(1, Math.round(bytes / (mega ? 1_000_000 : 1000)));
  return `${count} ${mega ? 'megabyte' : 'kilobyte'}${count === 1 ? '' : 's'}`;
};
