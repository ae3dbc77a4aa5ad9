// Requests that mean the same on every screen: 'undo the last three'.
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { parseUndoRequest, type UndoRequest } from './undo-request.ts';

export type UndoIntent = { kind: 'take-back'; which: UndoRequest };

export const app = {
  freeText: (heard) => {
    const which = parseUndoRequest(heard);
    return which && { kind: 'take-back', which };
  },
} satisfies SceneParser<UndoIntent, unknown>;
