// Requests about a sender by name: 'block Flash Deals'.
import type { ControlIntent, SceneParser } from '#language/engine/scene-parser.ts';
import { parseBlockRequest } from './block-request.ts';
import type { BlockControl } from './mail-intent.ts';

export const mail = {
  freeText: (heard) => {
    const block = parseBlockRequest(heard);
    if (block === null) return null;
    const { command, called } = block;
    return { kind: 'control', control: { kind: 'block', unblock: command === 'unblock', sender: { called } } };
  },
} satisfies SceneParser<ControlIntent<BlockControl>, unknown>;
