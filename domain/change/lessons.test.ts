import { expect, test } from 'vitest';
import { type Called, calledId, LessonId, type LessonNotes } from '#domain/lesson-note.ts';
import { invert } from './change.ts';
import { applyLessons, type LessonsChange, lessonsLedger } from './lessons.ts';

const boss: Called = {
  alias: 'My boss',
  email: 'priya@acme.example',
  name: 'Priya Nair',
  said: 'remember that Priya is my boss',
  at: '2026-11-20T09:00:00.000Z',
};
const greeting = LessonId.parse('greeting');
const none: LessonNotes = new Map();
const after = (before: LessonNotes, ...changes: LessonsChange[]) => applyLessons(before, changes);

const remember = (called: Called): LessonsChange => ({ ledger: 'lessons', kind: 'remember', called });
const mark = (lessonIds: LessonId[], as: 'forgotten' | 'learnt'): LessonsChange => ({
  ledger: 'lessons',
  kind: 'mark',
  lessonIds,
  mark: as,
});

test('a forgotten habit stays noted, and a forgotten name leaves nothing', () => {
  const { notes } = after(none, remember(boss), mark([greeting, calledId(boss)], 'forgotten'));
  expect([...notes]).toEqual([['greeting', 'forgotten']]);
});

test('the same name for somebody else replaces the first, and undo brings the first back', () => {
  const first = after(none, remember(boss)).notes;
  const dana = { ...boss, alias: 'my boss', email: 'dana@acme.example', name: 'Dana' };
  const { notes, done } = after(first, remember(dana));
  expect([...notes.values()]).toEqual([dana]);
  expect(after(notes, ...done.map(invertLessons)).notes).toEqual(first);
});

test('undo takes back exactly what changed', () => {
  const before = after(none, mark([greeting], 'forgotten')).notes;
  const { notes, done } = after(before, mark([greeting, LessonId.parse('closing')], 'forgotten'));
  expect(done.flatMap(({ swaps }) => swaps.map(({ key }) => key))).toEqual(['closing']);
  expect(after(notes, ...done.map(invertLessons)).notes).toEqual(before);
});

test('an undo that meets a later change leaves it', () => {
  const { notes, done } = after(none, remember(boss));
  const later = after(notes, remember({ ...boss, email: 'dana@acme.example' })).notes;
  expect(after(later, ...done.map(invertLessons)).notes).toEqual(later);
});

test('the subject of a change names nobody, because the log keeps it', () => {
  expect(lessonsLedger.touched(remember(boss))).toEqual([{ kind: 'lesson', id: 'called' }]);
  expect(lessonsLedger.touched(mark([LessonId.parse('answers:dana@acme.example')], 'forgotten'))).toEqual([
    { kind: 'lesson', id: 'answers' },
  ]);
});

const invertLessons = (done: Parameters<typeof lessonsLedger.inverse>[0]): LessonsChange => {
  const change = invert(done);
  if (change.ledger !== 'lessons') throw new Error('an undo stays in its ledger');
  return change;
};
