// Learns a person's writing style from their sent mail: greeting, sign-off, contractions, exclamation marks.
import type { Address, Reading } from '#domain/mail.ts';
import { type Greeting, neutralWritingStyle, type WritingStyle } from '#domain/writing-style.ts';
import { languageOf } from './language.ts';

export type SentMail = { to: readonly Address[]; reading: Reading };

/** `sent`: newest first. Mail in other languages says nothing about their English. */
export const writingStyleOf = (sent: readonly SentMail[]): WritingStyle => {
  const read = sent.map(sampleOf).filter((one) => one !== null);
  if (read.length === 0) return neutralWritingStyle;
  const signed = read.flatMap(({ signed }) => signed ?? []);
  const text = read.map((one) => one.text).join('\n');
  return {
    greeting: mostFrequent(read.flatMap(({ greeting }) => greeting ?? [])) ?? neutralWritingStyle.greeting,
    greetings: byPerson(read),
    closing: mostFrequent(signed.map(({ closing }) => closing)) ?? '',
    name: mostFrequent(signed.map(({ name }) => name)) ?? '',
    contracts: isShort(contractionsIn(text)),
    exclaims: exclaimingIn(read) * 3 >= read.length,
  };
};

export type Sample = { email: string | null; greeting: Greeting | null; signed: Reading['signed']; text: string };

/** Null if the mail teaches nothing. A greeting counts only in mail to one person. */
export const sampleOf = ({ to, reading }: SentMail): Sample | null => {
  const paragraphs = reading.paragraphs ?? [];
  const text = paragraphs.flat().join(' ');
  if (text === '' || (languageOf(text) ?? 'en') !== 'en') return null;
  const [only, another] = to;
  const alone = only && !another ? only : null;
  return {
    email: alone?.email.toLowerCase() ?? null,
    greeting: alone && greetingIn(paragraphs, alone),
    signed: reading.signed,
    text,
  };
};

/** A first line or first sentence that addresses the recipient by name. Otherwise there is no greeting. */
const greetingIn = (paragraphs: readonly (readonly string[])[], { name }: Address): Greeting => {
  const first = paragraphs[0]?.[0] ?? '';
  const match = greeted.exec(first.slice(0, 120));
  if (!match) return { words: '', apart: false };
  const [whole, word = '', called = '', mark = ''] = match;
  const who = calledBy(called, name, word !== '');
  if (who === null) return { words: '', apart: false };
  return { words: `${`${word} ${who}`.trim()}${mark}`, apart: first.slice(whole.length).trim() === '' };
};

const calledBy = (called: string, name: string, greets: boolean): string | null => {
  const names = name.toLowerCase().split(/\s+/);
  if (called !== '' && names.includes(called.toLowerCase().split(/\s+/)[0] ?? '')) return '{name}';
  return greets && /^(there|all|both|everyone|team)?$/i.test(called) ? called : null;
};

const greeted =
  /^(?:(Hi|Hello|Hey|Dear|Good (?:morning|afternoon|evening)|Morning)\b ?)?(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?|there|all|both|everyone|team)?\s*([,!:–-])(?:\s|$)/u;

/** Only the people written to most recently. */
const mostPeople = 100;

const byPerson = (read: readonly Sample[]): WritingStyle['greetings'] => {
  const people = Map.groupBy(
    read.filter(({ email }) => email !== null),
    ({ email }) => email ?? '',
  );
  return [...people].slice(0, mostPeople).flatMap(([email, mails]) => {
    const greeting = mostFrequent(mails.flatMap((one) => one.greeting ?? []));
    return greeting ? [{ email, greeting, ...wayWith(mails) }] : [];
  });
};

/** Fewer mails could be chance. */
const fewestMails = 3;

const wayWith = (mails: readonly Sample[]): Omit<WritingStyle['greetings'][number], 'email' | 'greeting'> => {
  if (mails.length < fewestMails) return {};
  const closing = mostFrequent(mails.flatMap(({ signed }) => signed?.closing ?? []));
  const text = mails.map((one) => one.text).join('\n');
  const { short, long } = contractionsIn(text);
  const lengths = mails.map((one) => one.text.split(/\s+/).length).toSorted((one, other) => one - other);
  return {
    ...(closing === null ? {} : { closing }),
    ...(short + long === 0 ? {} : { contracts: short >= long }),
    words: lengths[Math.floor(lengths.length / 2)] ?? 0,
  };
};

export const exclaimingIn = (read: readonly Sample[]): number => read.filter(({ text }) => text.includes('!')).length;

export const contractionsIn = (text: string): { short: number; long: number } => ({
  short: countOf(text, shortened),
  long: countOf(text, writtenOut),
});

const isShort = ({ short, long }: { short: number; long: number }): boolean => short > 0 && short >= long;

const mostFrequent = <T>(all: readonly T[]): T | null => mostFrequentOf(all)[0] ?? null;

/** All that equal the most frequent one, the newer one on a tie. */
export const mostFrequentOf = <T>(all: readonly T[]): readonly T[] => {
  const counted = [...Map.groupBy(all, (one) => JSON.stringify(one)).values()];
  return counted.toSorted((one, other) => other.length - one.length)[0] ?? [];
};

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const shortened = /\b(?:\p{L}+n|I|you|we|they|it|that|there|let|what)['’](?:t|m|ll|ve|d|re|s)\b/giu;
const writtenOut =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|can|could|should|have|has) ?not|I (?:am|will|have|would)|(?:you|we|they) (?:are|will|have)|(?:it|that|there) is|let us)\b/gi;
