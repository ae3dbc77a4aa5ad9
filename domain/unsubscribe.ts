// How a mailing list may be left: by one request of Flow's, a mail, or a page.
import * as z from 'zod/mini';

export const Unsubscribe = z.object({
  /** What the list is known by: leaving it is asked for once. */
  list: z.string(),
  way: z.discriminatedUnion('kind', [
    /** One request that Flow makes itself, on the person's word. */
    z.object({ kind: z.literal('one-click'), url: z.string() }),
    /** A mail that the person sends. */
    z.object({ kind: z.literal('mail'), to: z.string(), subject: z.string() }),
    /** A page that the person opens. */
    z.object({ kind: z.literal('link'), url: z.string() }),
    /** There is one, and it is not to be trusted. */
    z.object({ kind: z.literal('refused') }),
  ]),
});
export type Unsubscribe = z.infer<typeof Unsubscribe>;
export type UnsubscribeWay = Unsubscribe['way'];

/** What a one-click request says. */
export const oneClickBody = 'List-Unsubscribe=One-Click';
