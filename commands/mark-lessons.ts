// Has Flow forget what it learnt, or learn it again.
import * as z from 'zod/mini';
import { LessonId, LessonMark, lessonSubject, mostNotes } from '#domain/lesson-note.ts';
import { distinct } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';

const Args = z.object({
  lessonIds: z.array(LessonId).check(z.minLength(1), z.maxLength(mostNotes)),
  mark: LessonMark,
});
type Args = z.infer<typeof Args>;

export const markLessons = defineCommand<'mark-lessons', Args, Changes<Args>>({
  kind: 'mark-lessons',
  args: Args,
  activity: 'settings_updated',
  grave: false,
  effect: {
    kind: 'changes',
    ledger: 'lessons',
    changes: ({ lessonIds, mark }) => [{ ledger: 'lessons', kind: 'mark', lessonIds, mark }],
    about: ({ lessonIds }) => distinct(lessonIds.map(lessonSubject)),
  },
});
