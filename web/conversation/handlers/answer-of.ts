import type { Answer } from '#web/conversation/session/conversation-scene.ts';

/** `trouble`: the reason for a failure, in words Flow says. */
export const answerOf = (trouble: string | null): Answer =>
  trouble === null ? { kind: 'done' } : { kind: 'reply', words: trouble };
