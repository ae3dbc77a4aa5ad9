// What Flow knows about the demo's person, by the server's rules.
import { type Lesson, nameLessons } from '#domain/lesson.ts';
import { isForgotten, type LessonId, type LessonNotes, lessonIdOf } from '#domain/lesson-note.ts';
import type { Message } from '#domain/mail.ts';
import { type PromiseMarks, promiseIdOf } from '#domain/promise.ts';
import { answerLessons } from '#reading/answer-lessons.ts';
import { styleLessons } from '#reading/style-lessons.ts';
import { kept, own } from './people.ts';

export const lessonsFrom = (
  messages: readonly Message[],
  notes: LessonNotes,
  marks: PromiseMarks,
): { lessons: Lesson[]; forgotten: LessonId[] } => {
  const newestFirst = messages.toSorted((one, other) => other.at.localeCompare(one.at));
  const sent = newestFirst.filter(({ from }) => from.email === own.email);
  const learnt = [...styleLessons(sent), ...habitsIn(newestFirst), ...droppedIn(newestFirst, marks)];
  return {
    lessons: [...nameLessons(notes), ...learnt.filter(({ id }) => !isForgotten(notes, id))],
    forgotten: [...notes].flatMap(([id, note]) => (note === 'forgotten' ? [id] : [])),
  };
};

const habitsIn = (messages: readonly Message[]): Lesson[] =>
  answerLessons(
    kept.flatMap(({ name, email, answers, written }) => {
      const theirs = messages.filter(({ from }) => from.email === email);
      const since = theirs.at(-1)?.at;
      if (since === undefined || answers === undefined) return [];
      return [{ who: { name, email }, facts: { received: theirs.length, sent: written, answers }, since }];
    }),
  );

const droppedIn = (messages: readonly Message[], marks: PromiseMarks): Lesson[] =>
  messages.flatMap(({ id: messageId, from, to, at, reading }) =>
    (reading.promises ?? []).flatMap((one) => {
      const promiseId = promiseIdOf(messageId, one);
      const id = lessonIdOf('promise', promiseId);
      const words = reading.paragraphs?.[one.paragraph]?.[one.sentence];
      if (marks.get(promiseId) !== 'dropped' || id === null || words === undefined) return [];
      const who = from.email === own.email ? (to[0] ?? null) : from;
      return [{ id, kind: 'promise' as const, who, words, count: 1, of: 1, promiseId, since: at }];
    }),
  );
