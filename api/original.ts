// A message as its sender laid it out, and the files that came with it, fetched from the provider when a person asks to see them.
import * as z from 'zod/mini';
import { MessageId } from '#domain/id.ts';
import { endpoint } from './endpoint.ts';

/** Brings it, and says what is in it; the page itself is a document for a frame of its own, at `originalPage`. */
export const getOriginal = endpoint({
  method: 'GET',
  path: '/api/originals/:id',
  who: 'user',
  request: z.object({ id: MessageId }),
  response: z.object({
    /** Pictures kept elsewhere, which are not shown: asking for them would tell their host that the mail was opened. */
    pictures: z.number(),
    /** Pictures too small to be seen, which serve nothing else. */
    trackers: z.number(),
  }),
});

/** No JSON: HTML that may do nothing, for a sandboxed frame; the person is named in the query as for the live channel. */
export const originalPage = '/api/originals/:id/page';

/** In the query of `originalPage`: with the pictures from elsewhere, for which the person has asked. */
export const withPictures = { query: 'pictures', value: 'shown' } as const;

/** No JSON: a picture from elsewhere, as the page names it; the address itself is the proof that it was offered. */
export const pictureFile = '/api/pictures';

/** What became of the pictures for which the page asked. */
export const getPictures = endpoint({
  method: 'GET',
  path: '/api/originals/:id/pictures',
  who: 'user',
  request: z.object({ id: MessageId }),
  response: z.object({
    /** Those that could not be had. */
    unreachable: z.number(),
    /** Those that are none, are too large, or are where Flow does not ask. */
    unfit: z.number(),
  }),
});

/** No JSON: the bytes of a message's attachment, counted from 0 in the order of its `attachments`. */
export const attachmentFile = '/api/attachments/:id/:nth';
