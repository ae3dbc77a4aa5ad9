// What a handler answers if something may stand in its way.
import type { Answer } from '#web/conversation/session/scene.ts';

/** `trouble`: why it could not be done, as Flow says it. */
export const answerOf = (trouble: string | null): Answer =>
  trouble === null ? { kind: 'done' } : { kind: 'reply', words: trouble };
