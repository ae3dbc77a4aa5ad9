// Contacts of the signed-in person. The device uses them to understand and show names.
import * as z from 'zod/mini';
import { Contact } from '#domain/contact.ts';
import { endpoint } from './endpoint.ts';

/** One bounded list, recently written first. Sent only if `version` differs. */
export const getContacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  who: 'user',
  request: z.object({ known: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({
    /** Send this with the next request. */
    version: z.string(),
    /** Null if the client's list is current. */
    contacts: z.nullable(z.array(Contact)),
    /** A problem code: why Flow cannot read contacts (missing permission, disabled API). */
    problem: z.nullable(z.string()),
  }),
});
