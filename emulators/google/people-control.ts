/** Control calls on contacts: add, change, remove, and expire sync tokens. */
import * as z from 'zod';
import type { Google } from './google.ts';
import { contactResource } from './people-resource.ts';
import { contactWith, deleteContact, personOf, writeContact } from './people-store.ts';
import { expireSyncTokens } from './people-sync.ts';

const details = z.strictObject({
  givenName: z.string(),
  familyName: z.optional(z.string()),
  nicknames: z.optional(z.array(z.string())),
  emails: z.optional(z.array(z.strictObject({ value: z.string(), type: z.enum(['work', 'home']).default('work') }))),
  organization: z.optional(z.string()),
  title: z.optional(z.string()),
});

const user = z.string();
export const contactChange = z.union([
  z.strictObject({ user, add: details }),
  z.strictObject({ user, change: z.string(), to: details }),
  z.strictObject({ user, remove: z.string() }),
  z.strictObject({ user, expireSyncTokens: z.literal(true) }),
]);

/** Contact names follow the API: `people/c123`. */
export const changeContacts = (google: Google, owner: string, change: z.infer<typeof contactChange>): object => {
  if ('add' in change) return shown(google, owner, writeContact(google, owner, personOf(change.add)).id);
  if ('change' in change) {
    const { id } = contactWith(google, owner, idOf(change.change));
    return shown(google, owner, writeContact(google, owner, personOf(change.to), id).id);
  }
  if ('remove' in change) deleteContact(google, owner, idOf(change.remove));
  else expireSyncTokens(google, owner);
  return {};
};

const shown = (google: Google, owner: string, id: string): object =>
  contactResource(contactWith(google, owner, id), new Set(['names', 'emailAddresses']));

const idOf = (resourceName: string): string => resourceName.replace(/^people\//, '');
