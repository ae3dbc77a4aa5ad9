// The contacts port over the People API: all contacts, or the changes since a sync token.
import * as z from 'zod/mini';
import { contactLimits } from '#domain/contact.ts';
import { ask, parseJson, problemOf } from '#server/adapters/request.ts';
import type { ContactsProvider, ProviderContact } from '#server/ports.ts';
import { plainText } from './plain-text.ts';

export const people = (at: { people: string }): ContactsProvider => ({
  contacts: async ({ token }, { cursor, pageToken }) => {
    const page = await readPage(at, token, cursor, pageToken);
    if (page === 'lost') return 'lost';
    const all = page.connections ?? [];
    const isGone = (person: z.infer<typeof Person>) => person.metadata?.deleted === true;
    return {
      contacts: all.filter((person) => !isGone(person)).map(contactOf),
      gone: all.filter(isGone).map((person) => person.resourceName),
      next: page.nextPageToken || null,
      cursor: page.nextSyncToken ?? null,
    };
  },
});

/** A sync token is valid only for the fields of its request. */
const fields = 'names,nicknames,emailAddresses,organizations,metadata';
const pageSize = '1000';

const FieldMetadata = z.optional(z.object({ primary: z.optional(z.boolean()) }));
const Word = z.object({ value: z.optional(z.string()), metadata: FieldMetadata });
const Name = z.object({
  displayName: z.optional(z.string()),
  givenName: z.optional(z.string()),
  phoneticFullName: z.optional(z.string()),
  phoneticGivenName: z.optional(z.string()),
  phoneticFamilyName: z.optional(z.string()),
  metadata: FieldMetadata,
});
const Organization = z.object({
  name: z.optional(z.string()),
  title: z.optional(z.string()),
  current: z.optional(z.boolean()),
  metadata: FieldMetadata,
});
const Person = z.object({
  resourceName: z.string(),
  metadata: z.optional(z.object({ deleted: z.optional(z.boolean()) })),
  names: z.optional(z.array(Name)),
  nicknames: z.optional(z.array(Word)),
  emailAddresses: z.optional(z.array(Word)),
  organizations: z.optional(z.array(Organization)),
});
const Page = z.object({
  connections: z.optional(z.array(Person)),
  nextPageToken: z.optional(z.string()),
  nextSyncToken: z.optional(z.string()),
});

/** Any refusal of a sync token means that it expired or belongs to another version of Flow. */
const readPage = async (at: { people: string }, token: string, cursor: string | null, pageToken: string | null) => {
  const query = new URLSearchParams({ personFields: fields, pageSize, requestSyncToken: 'true' });
  if (cursor !== null) query.set('syncToken', cursor);
  if (pageToken !== null) query.set('pageToken', pageToken);
  const answer = await ask({ url: `${at.people}/v1/people/me/connections?${query}`, token });
  if (answer.status === 400 && cursor !== null) return 'lost' as const;
  if (answer.status >= 400) throw problemOf(answer);
  return parseJson(answer.text, Page);
};

const contactOf = (person: z.infer<typeof Person>): ProviderContact => {
  const name: z.infer<typeof Name> = mainOf(person.names) ?? {};
  const work = workOf(person.organizations ?? []);
  return {
    id: person.resourceName,
    name: plain(name.displayName),
    givenName: plain(name.givenName),
    nicknames: words(person.nicknames, contactLimits.nicknames),
    emails: words(person.emailAddresses, contactLimits.emails).map((email) => email.toLowerCase()),
    organization: plain(work.name) || null,
    title: plain(work.title) || null,
    phonetic: plain(phoneticOf(name)) || null,
  };
};

const workOf = (organizations: readonly z.infer<typeof Organization>[]): z.infer<typeof Organization> =>
  organizations.find(({ current }) => current === true) ?? mainOf(organizations) ?? {};

const phoneticOf = ({
  phoneticFullName,
  phoneticGivenName = '',
  phoneticFamilyName = '',
}: z.infer<typeof Name>): string => phoneticFullName ?? `${phoneticGivenName} ${phoneticFamilyName}`;

const mainOf = <T extends { metadata?: { primary?: boolean | undefined } | undefined }>(
  values: readonly T[] | undefined,
): T | undefined => values?.find(({ metadata }) => metadata?.primary === true) ?? values?.[0];

const words = (values: readonly { value?: string | undefined }[] | undefined, most: number): string[] =>
  [...new Set((values ?? []).map(({ value }) => plain(value)).filter((value) => value !== ''))].slice(0, most);

const plain = (text: string | undefined): string => plainText(text, contactLimits.characters);
