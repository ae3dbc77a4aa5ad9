// How to leave a mailing list: by one request, a mail, or a page.
import * as z from 'zod/mini';

export const Unsubscribe = z.object({
  /** The list's identity, so Flow leaves it only once. */
  list: z.string(),
  way: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one-click'), url: z.string() }),
    z.object({ kind: z.literal('mail'), to: z.string(), subject: z.string() }),
    z.object({ kind: z.literal('link'), url: z.string() }),
    /** The mail offers a way that Flow does not trust. */
    z.object({ kind: z.literal('refused') }),
  ]),
});
export type Unsubscribe = z.infer<typeof Unsubscribe>;
export type UnsubscribeWay = Unsubscribe['way'];

/** The body of a one-click request. */
export const oneClickBody = 'List-Unsubscribe=One-Click';
