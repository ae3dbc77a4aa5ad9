import * as z from 'zod/mini';
import { MessageId } from '#domain/id.ts';
import { endpoint } from './endpoint.ts';

/** Fetches the original and describes it. The page itself is at `originalPage`. */
export const getOriginal = endpoint({
  method: 'GET',
  path: '/api/originals/:id',
  who: 'user',
  request: z.object({ id: MessageId }),
  response: z.object({
    /** Flow blocks remote pictures, because a request tells their host that the person opened the mail. */
    pictures: z.number(),
    /** Pictures too small to see. */
    trackers: z.number(),
    /** Links that show one host and lead to another. Absent from older servers. */
    links: z.optional(z.array(z.object({ says: z.string(), leadsTo: z.string() }))),
  }),
});

/** Static HTML for a sandboxed frame. The query names the user as for the live channel. */
export const originalPage = '/api/originals/:id/page';

/** In the query of `originalPage`: show remote pictures, as the person asked. */
export const withPictures = { query: 'pictures', value: 'shown' } as const;

/** A remote picture under the address in the page. The address proves that Flow offered it. */
export const pictureFile = '/api/pictures';

/** The outcome of the pictures that the page requested. */
export const getPictures = endpoint({
  method: 'GET',
  path: '/api/originals/:id/pictures',
  who: 'user',
  request: z.object({ id: MessageId }),
  response: z.object({
    unreachable: z.number(),
    /** Not a picture, too large, or at a forbidden address. */
    unfit: z.number(),
  }),
});

/** The bytes of a message's attachment, by its index in `attachments`. */
export const attachmentFile = '/api/attachments/:id/:nth';
