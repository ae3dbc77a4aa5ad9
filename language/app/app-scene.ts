// What means the same on every screen: 'undo the last three', 'thank you', 'what time is it'.
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { parseTalk, type Talk } from './talk.ts';
import { parseUndoRequest, type UndoRequest } from './undo-request.ts';

export type TalkIntent = { kind: 'talk'; about: Talk };
export type UndoIntent = { kind: 'take-back'; which: UndoRequest };

export const app = {
  freeText: (heard) => {
    const about = parseTalk(heard);
    if (about !== null) return { kind: 'talk', about };
    const which = parseUndoRequest(heard);
    return which && { kind: 'take-back', which };
  },
} satisfies SceneParser<TalkIntent | UndoIntent, unknown>;
