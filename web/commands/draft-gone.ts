import type { Draft } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import * as server from '#web/data/sending.ts';
import { seenOf } from './draft-versions.ts';

/**
 * `gone`: the server knows. `elsewhere`: another page edited the draft, so it stays. `back`: the person restored it. `waits`: the
 * server is unreachable.
 */
export type Gone = 'gone' | 'elsewhere' | 'back' | 'waits';

export const tellGone = async (draft: Draft, still: () => boolean): Promise<Gone> => {
  try {
    const kept = await server.keep(draft, { save: false, seen: seenOf(draft.id) }).catch(refused);
    if (kept?.kind === 'changed') return 'elsewhere';
    if (!still()) return 'back';
    await server.discard(draft.id).catch(refused);
    return 'gone';
  } catch {
    return 'waits';
  }
};

/** A retry does not help: another device sent the draft, or its original mail no longer exists. */
const refused = (error: unknown): null => {
  if (error instanceof Problem && !server.isTemporary(error.code)) return null;
  throw error;
};
