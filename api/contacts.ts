// The people the signed-in person knows by name: what is understood and shown of names on their device.
import * as z from 'zod/mini';
import { Contact } from '#domain/contact.ts';
import { endpoint } from './endpoint.ts';

/** One bounded list, those written to lately first. Asked with the version at hand, it comes only when it is another. */
export const getContacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  who: 'user',
  request: z.object({ known: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({
    /** Of the list as it is now: ask with it next time. */
    version: z.string(),
    /** Null where the list is the one that is known. */
    contacts: z.nullable(z.array(Contact)),
    /** Why contacts cannot be read, as a problem's code: a permission that is missing, an API that is off. */
    problem: z.nullable(z.string()),
  }),
});
