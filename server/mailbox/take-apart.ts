// Runs in a worker thread, because strangers wrote the input.
import PostalMime, { type Email } from 'postal-mime';
import { countParts } from './count-parts.ts';
import { joinBlobs } from './joined-blob.ts';
import { mimeLimits } from './mime-parts.ts';

joinBlobs();

/** Throws if a message exceeds the limits. */
export const takeApart = async (raw: Uint8Array): Promise<Email> => {
  if (countParts(raw, mimeLimits.parts) >= mimeLimits.parts) throw new Error('the message has too many parts');
  return PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: mimeLimits.nesting,
    maxHeadersSize: mimeLimits.headerBytes,
  });
};
