// What Flow has learnt of a person from what they did and said. Nothing that another person's mail says becomes a lesson.
import * as z from 'zod/mini';
import { calledId, calledIn, LessonId, type LessonNotes, lessonKinds } from './lesson-note.ts';
import { Address } from './mail.ts';
import { PromiseId } from './promise.ts';

export const Lesson = z.object({
  id: LessonId,
  kind: z.enum(lessonKinds),
  /** The person it is about. Null for everybody. */
  who: z.nullable(Address),
  /** A greeting, a closing, a given name, the sentence that is no promise; of `answers`, 'hour', 'always' or 'never'; of `meetings`, the part of the week. */
  words: z.string(),
  closing: z.optional(z.string()),
  /** It holds in `count` of `of` cases. */
  count: z.number(),
  of: z.number(),
  /** The person's own words. Only of names that they gave. */
  said: z.optional(z.string()),
  promiseId: z.optional(PromiseId),
  /** When its evidence begins, ISO 8601. */
  since: z.string(),
});
export type Lesson = z.infer<typeof Lesson>;

/** Names that the person gave, as lessons. */
export const nameLessons = (notes: LessonNotes): Lesson[] =>
  calledIn(notes).map((called) => ({
    id: calledId(called),
    kind: 'called',
    who: { name: called.name, email: called.email },
    words: called.alias,
    count: 1,
    of: 1,
    said: called.said,
    since: called.at,
  }));

/** Senders looked at, and marks on promises. */
export const lessonLimits = { people: 100, promises: 100 } as const;
