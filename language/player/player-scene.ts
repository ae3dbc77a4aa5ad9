// Requests for another mail on the screen, or to skip some: 'go to Maria', 'only unread'.
import type { ControlIntent, SceneParser } from '#language/engine/scene-parser.ts';
import { parseJump } from './jump.ts';
import type { PlayerControl } from './player-control.ts';
import { parseSkip } from './skip.ts';

type PlayerSituation = { playing: unknown; searching: 'list' | 'mail' | null; now: Date; zone: string };

export const player = {
  freeText: (heard, situation) => {
    if (situation.playing === null) return null;
    // In a search, 'only' narrows it.
    const over = situation.searching === null ? parseSkip(heard, situation) : null;
    if (over !== null) return { kind: 'control', control: { kind: 'pass', over } };
    const jump = parseJump(heard);
    return jump && { kind: 'control', control: { kind: 'jump', ...jump } };
  },
} satisfies SceneParser<ControlIntent<PlayerControl>, PlayerSituation>;
