// The writing style as lessons: each part that Flow uses, with the sent mail that shows it.

import { type Lesson } from '#domain/lesson.ts';
import { type LessonKind, lessonIdOf } from '#domain/lesson-note.ts';
import type { Address } from '#domain/mail.ts';
import type { WritingStyle } from '#domain/writing-style.ts';
import {
  contractionsIn,
  exclaimingIn,
  mostFrequentOf,
  type Sample,
  type SentMail,
  sampleOf,
  writingStyleOf,
} from './writing-style.ts';

/** `at`: ISO 8601. */
export type DatedMail = SentMail & { at: string };

/** `sent`: newest first. */
export const styleLessons = (sent: readonly DatedMail[]): Lesson[] => {
  const read = sent.flatMap(datedSample);
  if (read.length === 0) return [];
  const style = writingStyleOf(sent);
  return [...generalLessons(style, read), ...style.greetings.flatMap((one) => lessonWith(one, sent, read))];
};

type Dated = Sample & { at: string };

const datedSample = (mail: DatedMail): Dated[] => {
  const sample = sampleOf(mail);
  return sample ? [{ ...sample, at: mail.at }] : [];
};

const generalLessons = (style: WritingStyle, read: readonly Dated[]): Lesson[] => {
  const greeted = read.filter(({ greeting }) => greeting !== null);
  const greetings = mostFrequentOf(greeted.flatMap(({ greeting }) => greeting ?? []));
  const signed = read.filter((one) => one.signed !== undefined);
  const closings = signed.filter((one) => one.signed?.closing === style.closing);
  const { short, long } = contractionsIn(read.map(({ text }) => text).join('\n'));
  const exclaiming = exclaimingIn(read);
  const signOff = [style.closing, style.name].filter((part) => part !== '').join(' ');
  return [
    ...lesson('greeting', { words: style.greeting.words, count: greetings.length, of: greeted.length, from: greeted }),
    ...(signOff === ''
      ? []
      : lesson('closing', { words: signOff, count: closings.length, of: signed.length, from: signed })),
    ...lesson('contractions', {
      words: style.contracts ? 'short' : 'long',
      count: style.contracts ? short : long,
      of: short + long,
      from: read,
    }),
    ...lesson('exclamation', {
      words: style.exclaims ? 'often' : 'rarely',
      count: exclaiming,
      of: read.length,
      from: style.exclaims ? read : [],
    }),
  ];
};

type Evidence = { words: string; count: number; of: number; from: readonly Dated[] };

/** Nothing without evidence. */
const lesson = (kind: LessonKind, { words, count, of, from }: Evidence): Lesson[] => {
  const [id, oldest] = [lessonIdOf(kind), from.at(-1)];
  return id === null || oldest === undefined || count === 0
    ? []
    : [{ id, kind, who: null, words, count, of, since: oldest.at }];
};

const lessonWith = (
  { email, greeting, closing }: WritingStyle['greetings'][number],
  sent: readonly DatedMail[],
  read: readonly Dated[],
): Lesson[] => {
  const own = read.filter((one) => one.email === email);
  const [id, oldest] = [lessonIdOf('with', email), own.at(-1)];
  if (id === null || oldest === undefined) return [];
  const count = own.filter((one) => JSON.stringify(one.greeting) === JSON.stringify(greeting)).length;
  const about = { id, kind: 'with' as const, who: named(email, sent), words: greeting.words };
  return [
    {
      ...about,
      ...(closing === undefined || closing === '' ? {} : { closing }),
      count,
      of: own.length,
      since: oldest.at,
    },
  ];
};

const named = (email: string, sent: readonly DatedMail[]): Address =>
  sent.flatMap(({ to }) => to).find((one) => one.email.toLowerCase() === email) ?? { name: '', email };
