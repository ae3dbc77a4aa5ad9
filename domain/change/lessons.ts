// The ledger of lessons. Each swap replaces what Flow keeps of one lesson: a name that the person gave, that it is forgotten, or nothing.
import * as z from 'zod/mini';
import {
  Called,
  calledId,
  LessonId,
  LessonMark,
  LessonNote,
  type LessonNotes,
  lessonSubject,
} from '#domain/lesson-note.ts';
import { isSameValue } from '#domain/same-value.ts';
import { type DoneOf, defineLedger, doneSchema, editSchema } from './define-ledger.ts';

const LessonSwap = z.object({
  of: z.literal('lesson'),
  key: LessonId,
  was: z.nullable(LessonNote),
  is: z.nullable(LessonNote),
});
type LessonSwap = z.infer<typeof LessonSwap>;

const Remember = z.object({ ledger: z.literal('lessons'), kind: z.literal('remember'), called: Called });
const MarkLessons = z.object({
  ledger: z.literal('lessons'),
  kind: z.literal('mark'),
  lessonIds: z.array(LessonId),
  mark: LessonMark,
});
type OwnChange = z.infer<typeof Remember> | z.infer<typeof MarkLessons>;

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
  Change: z.union([Remember, MarkLessons, editSchema('lessons', LessonSwap)]),
  Done: doneSchema('lessons', LessonSwap),
} as const;

export type LessonsChange = z.infer<typeof lessonsLedger.Change>;
export type LessonsDone = DoneOf<'lessons', LessonSwap>;

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
