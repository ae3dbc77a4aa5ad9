// How the person answers senders, as lessons: what moves a sender's mail up or down in the queue.
import { type Lesson } from '#domain/lesson.ts';
import { lessonIdOf } from '#domain/lesson-note.ts';
import type { Address, SenderFacts } from '#domain/mail.ts';
import { usualAnswer } from './answer-habits.ts';

/** `since`: of the oldest mail counted, ISO 8601. */
export type Answered = { who: Address; facts: SenderFacts; since: string };

/** Those that the person answers first, then those that they never answer. */
export const answerLessons = (senders: readonly Answered[]): Lesson[] => {
  const all = senders.flatMap(lessonOf);
  return [...all.filter(({ words }) => words !== 'never'), ...all.filter(({ words }) => words === 'never')];
};

const lessonOf = ({ who, facts, since }: Answered): Lesson[] => {
  const [words, id] = [usualAnswer(facts), lessonIdOf('answers', who.email)];
  if (words === null || id === null || facts.answers === undefined) return [];
  const { counted, answered, withinHour } = facts.answers;
  const count = words === 'hour' ? withinHour : words === 'always' ? answered : 0;
  return [{ id, kind: 'answers', who, words, count, of: words === 'hour' ? answered : counted, since }];
};
