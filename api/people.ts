// What the signed-in person's own mail and contacts say of others.
import * as z from 'zod/mini';
import { PersonCard, PersonSeen, personLimits } from '#domain/person.ts';
import { endpoint } from './endpoint.ts';

const words = z.string().check(z.minLength(1), z.maxLength(personLimits.name));

/** Everything about one person. Null if neither mail nor contacts know the address. */
export const getPersonCard = endpoint({
  method: 'GET',
  path: '/api/people/card',
  who: 'user',
  request: z.object({ email: z.string().check(z.minLength(3), z.maxLength(320)) }),
  response: z.object({ card: z.nullable(PersonCard) }),
});

/** People of one name, at one company, or those who write most, the most frequent first. */
export const findPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  who: 'user',
  request: z.object({
    /** How much they wrote, or were written to, needs no words. */
    by: z.enum(['name', 'company', 'received', 'sent']),
    words: z.optional(words),
  }),
  response: z.object({ people: z.array(PersonSeen) }),
});
