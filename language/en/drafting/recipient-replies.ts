// Replies about recipients, in US English.

import { manyRecipients, outsideOf } from '#domain/audience.ts';
import type { Contact } from '#domain/contact.ts';
import { draftLimits, type Field, type People, recipientsOf } from '#domain/draft.ts';
import { type Formats, numberIn } from '#domain/formats.ts';
import type { Address } from '#domain/mail.ts';

export const addedReply = (field: Field, people: readonly Address[]): string =>
  `${fieldWords[field]} ${listed(people.map(inFull))}.`;

export const whichReply = (people: readonly Contact[]): string => `${capital(eitherOf(people))}?`;

export const perhapsReply = (people: readonly Contact[]): string => `Do you mean ${eitherOf(people)}?`;

export const unknownReply = (who: string, lack: string | null): string =>
  `I know nobody called ${who}. ${lack === null ? '' : `${lack} `}What is the address?`;

export const removedReply = ({ name, email }: Address): string => `${name || spokenAddress(email)} is off.`;

export const addressUsed = ({ email }: Address): string => `${capital(spokenAddress(email))} it is.`;
export const noSuchAddress = ({ name, email }: Address): string => `I know no other address of ${name || email}.`;

export const notAmongThem = 'Left out.';
export const nobodyAdded = 'I know nobody to add yet. Say a name or an address.';

export const tooManyReply = (count: number, formats: Formats): string =>
  `Gmail sends to ${draftLimits.recipients} people at most, and that would be ${numberIn(count, formats)}.`;

export const onlyFromReply = (own: string): string => `Flow sends from ${own} only.`;
export const subjectReply = (subject: string): string => `Subject: ${subject}.`;

/** Warns first if many people or outsiders get it: 'To Maya Lind and Tomas Brandt, copy to Priya.' */
export const goesTo = (draft: People, own: string): string => {
  const parts = (['to', 'cc', 'bcc'] as const).flatMap((field) =>
    draft[field].length === 0 ? [] : [`${leads[field]} ${listed(draft[field].map(called))}`],
  );
  const wide = wideAudienceWarning(draft, own);
  return `${wide === null ? '' : `${wide} `}${capital(parts.join(', '))}.`;
};

/** 'That goes to nine people, two outside your company.' Null if no warning is due. */
export const wideAudienceWarning = (draft: People, own: string): string | null => {
  const all = recipientsOf(draft).length;
  const outside = outsideOf(own, draft).length;
  if (all <= manyRecipients && (all < 2 || outside === 0)) return null;
  const others =
    outside === 0 ? '' : outside === all ? ', all outside your company' : `, ${inWords(outside)} outside your company`;
  return `That goes to ${inWords(all)} people${others}.`;
};

export const spokenAddress = (email: string): string =>
  email.replace('@', ' at ').replaceAll('.', ' dot ').replaceAll('_', ' underscore ').replaceAll('-', ' dash ');

/** Their name if it differs, otherwise their organisation or their address. */
export const traitOf = (one: Contact, among: readonly Contact[]): string => {
  const place = one.organization ?? one.title ?? one.emails[0] ?? '';
  const alone = among.filter(({ name }) => name === one.name).length === 1;
  if (alone) return place === '' ? one.name : `${one.name} at ${place}`;
  const samePlace =
    among.filter((other) => other.name === one.name && other.organization === one.organization).length > 1;
  return `the one at ${samePlace ? spokenAddress(one.emails[0] ?? '') : place}`;
};

const eitherOf = (people: readonly Contact[]): string =>
  listed(
    people.map((one) => traitOf(one, people)),
    'or',
  );

const fieldWords = { to: 'To', cc: 'Cc', bcc: 'Bcc' } as const;
const leads = { to: 'to', cc: 'copy to', bcc: 'blind copy to' } as const;

const inFull = ({ name, email }: Address): string =>
  name === '' ? spokenAddress(email) : `${name}, ${spokenAddress(email)}`;
const called = ({ name, email }: Address): string => name || email;

const listed = (names: readonly string[], last: 'and' | 'or' = 'and'): string => {
  const [only = ''] = names;
  if (names.length < 2) return only;
  const comma = last === 'or' ? ',' : '';
  return `${names.slice(0, -1).join(', ')}${comma} ${last} ${names.at(-1)}`;
};

const inWords = (count: number): string => numbers[count] ?? String(count);
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
