import { expect, test } from 'vitest';
import { allowedStyle } from '#domain/allowed-style.ts';
import { LessonId } from '#domain/lesson-note.ts';
import { neutralWritingStyle } from '#domain/writing-style.ts';
import { answerLessons } from './answer-lessons.ts';
import { read } from './read.ts';
import { type DatedMail, styleLessons } from './style-lessons.ts';
import { writingStyleOf } from './writing-style.ts';

const me = { name: 'Ada Small', email: 'ada@small.example' };
const ben = { name: 'Ben Okafor', email: 'Ben@okafor.example' };
const dana = { name: 'Dana Cole', email: 'dana@cole.example' };

const mail = (to: typeof ben, text: string, at: string): DatedMail => ({
  to: [to],
  at,
  reading: read({ html: null, text, subject: 'Lunch', from: me, headers: new Map(), ownAddress: me.email, to: [to] }),
});

/** Newest first. */
const sent = [
  mail(ben, "Hi Ben,\n\nI'll come at noon, and I'd like soup.\n\nBest,\nAda", '2026-11-20T09:00:00Z'),
  mail(ben, "Hi Ben,\n\nThat's fine with me.\n\nBest,\nAda", '2026-11-10T09:00:00Z'),
  mail(ben, 'Hey Ben,\n\nThanks a lot!\n\nBest,\nAda', '2026-11-05T09:00:00Z'),
  mail(dana, 'Dear Dana,\n\nI will send the report.\n\nBest,\nAda', '2026-11-01T09:00:00Z'),
];

test('each part of the writing style names its evidence and when that begins', () => {
  const lessons = styleLessons(sent);
  expect(lessons.filter(({ who }) => who === null)).toMatchObject([
    { id: 'greeting', words: 'Hi {name},', count: 2, of: 4, since: '2026-11-01T09:00:00Z' },
    { id: 'closing', words: 'Best, Ada', count: 3, of: 4 },
    { id: 'contractions', words: 'short', count: 3, of: 4 },
  ]);
  expect(lessons.filter(({ kind }) => kind === 'with')).toMatchObject([
    { id: 'with:ben@okafor.example', who: ben, words: 'Hi {name},', closing: 'Best,', count: 2, of: 3 },
    { id: 'with:dana@cole.example', who: dana, words: 'Dear {name},', count: 1, of: 1 },
  ]);
});

test('without sent mail nothing is learnt', () => expect(styleLessons([])).toEqual([]));

test('a forgotten part is neutral in drafts, and the rest stays', () => {
  const style = writingStyleOf(sent);
  const notes = new Map(
    ['closing', 'contractions', 'with:ben@okafor.example'].map((id) => [LessonId.parse(id), 'forgotten' as const]),
  );
  const { closing, name, contracts } = neutralWritingStyle;
  expect(allowedStyle(style, notes)).toEqual({
    ...style,
    closing,
    name,
    contracts,
    greetings: style.greetings.filter(({ email }) => email === dana.email),
  });
});

test('habits of answering come with their counts, those never answered last', () => {
  const facts = (answered: number, withinHour: number, written: number) => ({
    received: 30,
    sent: written,
    answers: { counted: 18, answered, withinHour, withinDay: answered, quickLately: 0 },
  });
  const since = '2026-10-01T09:00:00Z';
  const news = { name: 'News', email: 'news@daily.example' };
  const lessons = answerLessons([
    { who: news, facts: facts(0, 0, 0), since },
    { who: ben, facts: facts(17, 12, 9), since },
    { who: dana, facts: facts(18, 2, 9), since },
    { who: me, facts: facts(5, 1, 3), since },
  ]);
  expect(lessons.map(({ who, words, count, of }) => [who?.name, words, count, of])).toEqual([
    [ben.name, 'hour', 12, 17],
    [dana.name, 'always', 18, 18],
    [news.name, 'never', 0, 18],
  ]);
});
