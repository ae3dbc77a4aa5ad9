// What the person said of what Flow has learnt: names that they gave, and what Flow must forget.
import * as z from 'zod/mini';
import type { Subject } from './subject.ts';

/**
 * `with`: how the person writes to somebody. `answers`: whether and how fast they answer a sender. `called`: a name that they gave
 * somebody. `meetings`: a part of the week out of which they move meetings. `promise`: a sentence that they said is no promise.
 */
export const lessonKinds = [
  'called',
  'greeting',
  'closing',
  'contractions',
  'exclamation',
  'with',
  'answers',
  'meetings',
  'promise',
] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** 'greeting', 'with:dana@acme.example', 'called:my boss'. A mail or name that is read again gives the same id. */
export const LessonId = z
  .string()
  .check(
    z.maxLength(280),
    z.regex(
      /^(?:greeting|closing|contractions|exclamation|(?:with|answers|called|meetings|promise):[^\p{C}\p{Zl}\p{Zp}]+)$/u,
    ),
  )
  .brand<'LessonId'>();
export type LessonId = z.infer<typeof LessonId>;

/** Null for an address that is too long for an id. */
export const lessonIdOf = (kind: LessonKind, about = ''): LessonId | null =>
  LessonId.safeParse(about === '' ? kind : `${kind}:${about.toLowerCase()}`).data ?? null;

/** A name of one to four words. */
const Alias = z
  .string()
  .check(z.maxLength(60), z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N}’'.-]*(?: [\p{L}\p{M}\p{N}’'.-]+){0,3}$/u));

/** A name that the person gave somebody. */
export const Called = z.object({
  alias: Alias,
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  /** As contacts or mail name them. */
  name: z.string().check(z.maxLength(200)),
  /** The person's own words, exactly. */
  said: z.string().check(z.minLength(1), z.maxLength(200)),
  /** ISO 8601. */
  at: z.iso.datetime(),
});
export type Called = z.infer<typeof Called>;

/** Its kind. An id may hold an address or a name, which belong into no log. */
export const lessonSubject = (id: LessonId): Subject => ({ kind: 'lesson', id: id.split(':')[0] ?? id });

export const calledId = ({ alias }: Pick<Called, 'alias'>): LessonId =>
  LessonId.parse(`called:${alias.toLowerCase().replaceAll('’', "'")}`);

/** What the person says of a lesson. `learnt`: Flow may learn it again. */
export const LessonMark = z.enum(['forgotten', 'learnt']);
export type LessonMark = z.infer<typeof LessonMark>;

/** What Flow stores: names that the person gave, and what it must not use. All other lessons are counted from mail each time. */
export type LessonNote = 'forgotten' | Called;
export type LessonNotes = ReadonlyMap<LessonId, LessonNote>;

export const isForgotten = (notes: LessonNotes, id: LessonId | null): boolean =>
  id !== null && notes.get(id) === 'forgotten';

export const calledIn = (notes: LessonNotes): Called[] =>
  [...notes.values()].flatMap((note) => (note === 'forgotten' ? [] : [note]));

/** Notes of one person. */
export const mostNotes = 500;
