// Names the thread, message, event, contact, setting, promise or lesson that a command, change or history entry concerns.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from './id.ts';

const OtherId = z.string().check(z.minLength(1), z.maxLength(300));

export const Subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thread'), id: ThreadId }),
  z.object({ kind: z.literal('message'), id: MessageId }),
  z.object({ kind: z.literal('event'), id: OtherId }),
  z.object({ kind: z.literal('contact'), id: OtherId }),
  z.object({ kind: z.literal('setting'), id: OtherId }),
  z.object({ kind: z.literal('promise'), id: OtherId }),
  z.object({ kind: z.literal('lesson'), id: OtherId }),
]);
export type Subject = z.infer<typeof Subject>;

export const threadSubjects = (ids: readonly ThreadId[]): Subject[] => ids.map((id) => ({ kind: 'thread', id }));

/** The threads among them, in order. */
export const threadsAmong = (about: readonly Subject[]): ThreadId[] =>
  about.flatMap((one) => (one.kind === 'thread' ? [one.id] : []));

/** Each once, in order. */
export const distinct = (about: readonly Subject[]): Subject[] => [
  ...new Map(about.map((one) => [`${one.kind} ${one.id}`, one])).values(),
];
