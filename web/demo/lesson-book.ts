// What the demo's person told Flow to remember or forget. It lives as long as the page.
import type { Change, Done } from '#domain/change/change.ts';
import { applyLessons } from '#domain/change/lessons.ts';
import { isForgotten, type LessonNotes, lessonIdOf } from '#domain/lesson-note.ts';
import type { Thread } from '#domain/mail.ts';
import { kept, own } from './people.ts';

export type LessonBook = {
  notes: () => LessonNotes;
  revision: () => number;
  /** Null if the changes are not about lessons. */
  apply: (changes: readonly Change[]) => { done: Done[]; revision: number } | null;
};

export const createLessonBook = (): LessonBook => {
  let notes: LessonNotes = new Map();
  let revision = 0;
  return {
    notes: () => notes,
    revision: () => revision,
    apply: (changes) => {
      const lessons = changes.flatMap((change) => (change.ledger === 'lessons' ? [change] : []));
      if (lessons.length === 0) return null;
      const applied = applyLessons(notes, lessons);
      notes = applied.notes;
      revision += 1;
      return { done: applied.done, revision };
    },
  };
};

/** Threads whose sender's habits Flow may now use, or no longer. */
export const withAllowedHabits = (threads: Iterable<Thread>, notes: LessonNotes): Thread[] =>
  [...threads].flatMap((thread) => {
    const { answers: had, ...facts } = thread.sender;
    const email = thread.messages.findLast(({ from }) => from.email !== own.email)?.from.email ?? '';
    const answers = isForgotten(notes, lessonIdOf('answers', email))
      ? undefined
      : kept.find((one) => one.email === email)?.answers;
    return answers === had ? [] : [{ ...thread, sender: { ...facts, ...(answers ? { answers } : {}) } }];
  });
