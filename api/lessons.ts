// Keeps the lessons about the person. The commands 'remember' and 'mark-lessons' change them.
import * as z from 'zod/mini';
import { Lesson } from '#domain/lesson.ts';
import { LessonId } from '#domain/lesson-note.ts';
import { endpoint } from './endpoint.ts';

/** Names that the person gave first. `forgotten`: what Flow must not use, and could learn again. */
export const getLessons = endpoint({
  method: 'GET',
  path: '/api/lessons',
  who: 'user',
  request: z.object({}),
  response: z.object({ revision: z.number(), lessons: z.array(Lesson), forgotten: z.array(LessonId) }),
});
