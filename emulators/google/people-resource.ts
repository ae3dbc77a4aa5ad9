/** A person as the People API returns it: only the requested fields, each with its source. */
import type { people_v1 } from '@googleapis/people';
import type { Account } from './accounts.ts';
import { badRequest } from './errors.ts';
import type { Contact } from './people-store.ts';

const shownFields = ['names', 'nicknames', 'emailAddresses', 'organizations', 'phoneNumbers'] as const;

/** Fields that the API knows and this emulator leaves empty. */
const emptyFields = (
  'addresses ageRanges biographies birthdays calendarUrls clientData coverPhotos events externalIds genders imClients ' +
  'interests locales locations memberships miscKeywords occupations photos relations sipAddresses skills urls userDefined'
).split(' ');

const everyField: readonly string[] = [...shownFields, ...emptyFields, 'metadata'];

/** Reads `personFields` and similar masks. Google refuses an empty mask and unknown names. */
export const fieldMask = (name: string, given: string | undefined): Set<string> => {
  const fields = (given ?? '').split(',').map((field) => field.trim());
  const valid = 'Valid paths are documented at https://developers.google.com/people/api/rest/v1/people/get.';
  if (!given) throw badRequest(`${name} mask is required. Please specify one or more valid paths. ${valid}`);
  const wrong = fields.find((field) => !everyField.includes(field));
  if (wrong !== undefined) throw badRequest(`Invalid ${name} mask path: "${wrong}". ${valid}`);
  return new Set(fields);
};

export function contactResource(contact: Contact, mask: ReadonlySet<string>): people_v1.Schema$Person {
  const source = { type: 'CONTACT', id: contact.id.slice(1) };
  const { names, ...rest } = contact.person;
  const fields = { ...rest, ...(names ? { names: names.map(fullName) } : {}) };
  return {
    resourceName: `people/${contact.id}`,
    etag: etagOf(contact),
    ...masked(fields, mask, source),
    // A deleted person has only this.
    ...(mask.has('metadata') || contact.deleted ? { metadata: metadataOf(contact, source) } : {}),
  };
}

/** The account's own profile, which is not a contact. */
export const profileResource = (account: Account, mask: ReadonlySet<string>): people_v1.Schema$Person => {
  const source = { type: 'PROFILE', id: account.sub };
  const { givenName, familyName, email } = account;
  const fields = { names: [fullName({ givenName, familyName })], emailAddresses: [{ value: email }] };
  return {
    resourceName: `people/${account.sub}`,
    etag: `%${Buffer.from(account.sub).toString('base64url')}`,
    ...masked(fields, mask, source),
    ...(mask.has('metadata') ? { metadata: { sources: [source], objectType: 'PERSON' } } : {}),
  };
};

/** Changes with every write. An update must send it back. */
export const etagOf = ({ id, seq }: Pick<Contact, 'id' | 'seq'>): string =>
  `%${Buffer.from(`${id}/${seq}`).toString('base64url')}`;

type Source = { type: string; id: string };

const masked = (
  fields: Partial<Record<(typeof shownFields)[number], object[]>>,
  mask: ReadonlySet<string>,
  source: Source,
): people_v1.Schema$Person => {
  const shown = shownFields.flatMap((name) => {
    const values = fields[name] ?? [];
    return mask.has(name) && values.length > 0 ? [[name, values.map((value, at) => sourced(value, at, source))]] : [];
  });
  return Object.fromEntries(shown);
};

const sourced = (value: object, at: number, source: Source): object => ({
  metadata: { ...(at === 0 ? { primary: true, sourcePrimary: true } : {}), source },
  ...value,
});

const metadataOf = (contact: Contact, source: Source): people_v1.Schema$PersonMetadata => {
  const updateTime = contact.updatedAt.toISOString();
  return {
    sources: [{ ...source, etag: `#${etagOf(contact).slice(1)}`, updateTime }],
    ...(contact.deleted ? { deleted: true } : {}),
    objectType: 'PERSON',
  };
};

const fullName = (name: { givenName?: string | undefined; familyName?: string | undefined }): object => {
  const { givenName = '', familyName = '' } = name;
  const whole = `${givenName} ${familyName}`.trim();
  const lastFirst = [familyName, givenName].filter((part) => part !== '').join(', ');
  return { displayName: whole, displayNameLastFirst: lastFirst, unstructuredName: whole, ...name };
};
