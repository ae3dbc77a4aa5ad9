// Requests for another mail on the screen, or to skip some: 'go to Maria', 'only unread'.
import type { ControlIntent, Scene } from '#language/engine/scene.ts';
import { jumpIn } from './jump.ts';
import { passIn } from './pass.ts';
import type { PlayerControl } from './player-control.ts';

type PlayerSituation = { playing: unknown; searching: 'list' | 'mail' | null; now: Date; zone: string };

export const player = {
  freeText: (heard, situation) => {
    if (situation.playing === null) return null;
    // In a search, 'only' narrows it.
    const over = situation.searching === null ? passIn(heard, situation) : null;
    if (over !== null) return { kind: 'control', control: { kind: 'pass', over } };
    const jump = jumpIn(heard);
    return jump && { kind: 'control', control: { kind: 'jump', ...jump } };
  },
} satisfies Scene<ControlIntent<PlayerControl>, PlayerSituation>;
