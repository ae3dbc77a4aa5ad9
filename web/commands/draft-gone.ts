// A draft that was thrown away, told to the server: its last words first, so that it can be had back whole, and then that it is gone.
import type { Draft } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import * as server from '#web/data/sending.ts';
import { seenOf } from './draft-versions.ts';

/**
 * `gone`: the server knows. `elsewhere`: another page wrote it meanwhile, which stays. `back`: it was had back meanwhile, as `still` says.
 * `waits`: the server cannot be reached.
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

/** What another try will not change: it was sent elsewhere, or its mail is no longer there. */
const refused = (error: unknown): null => {
  if (error instanceof Problem && !server.isPassing(error.code)) return null;
  throw error;
};
