/** searchContacts: matches word prefixes in the contacts as of the last warm-up call. */
import type { people_v1 } from '@googleapis/people';
import { loadSetting, saveSetting } from '#emulators/store.ts';
import { countOf } from './gmail-call.ts';
import type { Google, GoogleContext } from './google.ts';
import { contactResource, fieldMask } from './people-resource.ts';
import { type Contact, contactsAfter, lastSeq } from './people-store.ts';

export const searchContacts = (c: GoogleContext, owner: string): people_v1.Schema$SearchResponse => {
  const { google } = c.var;
  const mask = fieldMask('readMask', c.req.query('readMask'));
  const most = countOf(c, 'pageSize', 10, 30);
  const query = plain(c.req.query('query') ?? '').trim();
  if (query === '') {
    warmUp(google, owner);
    return {};
  }
  const matches = searchable(google, owner).filter((contact) =>
    phrasesOf(contact).some((phrase) => begins(phrase, query)),
  );
  if (matches.length === 0) return {};
  return { results: matches.slice(0, most).map((contact) => ({ person: contactResource(contact, mask) })) };
};

/** An empty search refreshes the index, as at Google. */
const warmUp = (google: Google, owner: string): void => {
  saveSetting(google.store, `contacts-searchable:${owner}`, String(lastSeq(google, owner)));
};

const searchable = (google: Google, owner: string): Contact[] => {
  const upTo = Number(loadSetting(google.store, `contacts-searchable:${owner}`) ?? 0);
  return contactsAfter(google, owner, 0).filter(({ seq }) => seq <= upTo);
};

const phrasesOf = ({ person }: Contact): string[] => {
  const names = (person.names ?? []).map(({ givenName = '', familyName = '' }) => `${givenName} ${familyName}`);
  const values = [person.nicknames, person.emailAddresses, person.phoneNumbers].flatMap((list) => list ?? []);
  const work = (person.organizations ?? []).flatMap(({ name, title }) => [name ?? '', title ?? '']);
  return [...names, ...values.map(({ value }) => value), ...work].map(plain);
};

/** 'foo n' matches 'foo name', 'oo n' does not. */
const begins = (phrase: string, query: string): boolean => ` ${phrase}`.includes(` ${query}`);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
