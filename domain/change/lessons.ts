// The ledger of lessons. Each swap replaces what Flow keeps of one lesson: a name that the person gave, that it is forgotten, or nothing.
import * as z from 'zod/mini';
import {
  type Called,
  calledId,
  type LessonId,
  type LessonMark,
  type LessonNote,
  type LessonNotes,
  lessonSubject,
} from '#domain/lesson-note.ts';
import { isSameValue } from '#domain/same-value.ts';
import { type DoneOf, defineLedger, type Edit } from './define-ledger.ts';

type LessonSwap = { of: 'lesson'; key: LessonId; was: LessonNote | null; is: LessonNote | null };
type OwnChange =
  | { ledger: 'lessons'; kind: 'remember'; called: Called }
  | { ledger: 'lessons'; kind: 'mark'; lessonIds: LessonId[]; mark: LessonMark };

export type LessonsChange = OwnChange | Edit<'lessons', LessonSwap>;
export type LessonsDone = DoneOf<'lessons', LessonSwap>;

const isOfLessons = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'ledger' in one && one.ledger === 'lessons';

/** Forgetting a given name removes it. Flow cannot learn it again by itself. */
const marked = (id: LessonId, mark: LessonMark): LessonNote | null =>
  mark === 'forgotten' && !id.startsWith('called:') ? 'forgotten' : null;

const base = defineLedger<'lessons', OwnChange, LessonSwap, LessonNotes>({
  name: 'lessons',
  asks: (notes, change) => {
    const swap = (key: LessonId, is: LessonNote | null): LessonSwap => ({
      of: 'lesson',
      key,
      was: notes.get(key) ?? null,
      is,
    });
    if (change.kind === 'remember') return { swaps: [swap(calledId(change.called), change.called)] };
    const isNoName = (id: LessonId): boolean => change.mark === 'forgotten' || !id.startsWith('called:');
    return { swaps: change.lessonIds.filter(isNoName).map((id) => swap(id, marked(id, change.mark))) };
  },
  now: (notes, { key }) => notes.get(key) ?? null,
  isSame: (_of, one, other) => isSameValue(one, other),
  touches: (change) =>
    change.kind === 'remember' ? [lessonSubject(calledId(change.called))] : change.lessonIds.map(lessonSubject),
  subjectOf: ({ key }) => lessonSubject(key),
});

export const lessonsLedger = {
  ...base,
  title: 'what Flow knows',
  // A page stores only its own changes. The server takes lessons by their commands, whose arguments are strict.
  Change: z.custom<LessonsChange>(isOfLessons),
  Done: z.custom<LessonsDone>(isOfLessons),
} as const;

/** The notes after these changes, and what each really did. */
export const applyLessons = (
  before: LessonNotes,
  changes: readonly LessonsChange[],
): { notes: LessonNotes; done: LessonsDone[] } => {
  const notes = new Map(before);
  const done = changes.map((change) => {
    const one = lessonsLedger.doneBy(notes, change);
    for (const { key, is } of one.swaps) {
      if (is === null) notes.delete(key);
      else notes.set(key, is);
    }
    return one;
  });
  return { notes, done };
};
