// Shortens a person's name to the first name for speech. Companies and unclear names stay whole, which is never wrong. Pure.
import type { Address } from '#domain/mail.ts';

/** `Tomas` for Tomas Brandt, `The Economist` for The Economist; '' without a name. */
export const spokenName = ({ name, email }: Address): string => {
  const whole = name.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim();
  const words = givenFirst(whole).split(' ');
  const called = words.filter((word) => !titles.test(word));
  const [first = ''] = called;
  return called.length > 1 && called.every(isPartOfName) && isPerson(called, email.toLowerCase()) ? first : whole;
};

/** Turns 'Weiss, Anna' into Anna Weiss, and keeps 'Weiss, PhD' and 'Acme, Inc.'. */
const givenFirst = (name: string): string => {
  const [last, given, ...more] = name.split(', ');
  return last === undefined || given === undefined || more.length > 0 || behindName.test(given)
    ? name
    : `${given} ${last}`;
};

/** A capitalized word, an initial, or a particle. Scripts without capitals keep the whole name. */
const isPartOfName = (word: string, at: number): boolean => {
  if (companyWords.has(word.toLowerCase())) return false;
  if (/^\p{Lu}(?=.*\p{Ll})[\p{L}\p{M}'’-]+$/u.test(word)) return true;
  return at > 0 && (/^\p{Lu}\.?$/u.test(word) || particles.test(word));
};

/** A personal address marks a person. A role address, or a domain with the sender's name, marks a company. */
const isPerson = (words: readonly string[], email: string): boolean => {
  const [local = '', domain = ''] = email.split('@');
  const plain = words.map(plainOf).filter((word) => word.length > 2);
  if (roles.test(local)) return false;
  if (plain.some((word) => local.includes(word))) return true;
  return !plain.some((word) => word.length > 3 && domain.includes(word));
};

/** Address spelling: 'Šárka' becomes sarka. */
const plainOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const titles = /^(dr|prof|mr|mrs|ms|mx|mme|sir|dame|rev|herr|frau)\.?$/i;
const behindName = /^(ph\.?d|m\.?d|mba|esq|jr|sr|ii|iii|inc|llc|llp|ltd|plc|gmbh|ag|s\.?a|co|corp)\.?$/i;
const particles = /^(de|del|della|der|den|di|da|do|dos|du|la|le|van|von|zu|ten|ter|bin|ibn|al|el|y|e)$/;
const roles =
  /^(no-?reply|do-?not-?reply|hello|hi|hey|info|contact|team|crew|news|newsletters?|support|help|service|sales|billing|orders?|offers?|office|notifications?|alerts?|updates?|accounts?|admin|mail|mailer|marketing|press|jobs|careers|receipts?|invoices?)\b|[-_.+](no-?reply|notifications?|offers?|news)\b/;
const companyWords = new Set(
  'the a an my our your team support news newsletter daily weekly monthly digest times post journal bank store shop club group university school college airlines airways hotel hotels services service notifications billing payroll labs media cloud systems software solutions partners capital ventures insurance health express council office department desk magazine review inc llc ltd plc gmbh corp company co'.split(
    ' ',
  ),
);
