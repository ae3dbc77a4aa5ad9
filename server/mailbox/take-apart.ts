// Takes a raw message apart, as far as Flow goes into one. Runs in a worker thread: what is in there was written by strangers.
import PostalMime, { type Email } from 'postal-mime';
import { countParts } from './count-parts.ts';
import { joinBlobs } from './joined-blob.ts';
import { mimeLimits } from './mime-parts.ts';

joinBlobs();

/** Throws where a message is beyond the limits. */
export const takeApart = async (raw: Uint8Array): Promise<Email> => {
  if (countParts(raw, mimeLimits.parts) >= mimeLimits.parts) throw new Error('the message has too many parts');
  return PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: mimeLimits.nesting,
    maxHeadersSize: mimeLimits.headerBytes,
  });
};
