// Requests that mean the same on every screen: 'undo the last three'.
import type { Scene } from '#language/engine/scene.ts';
import { type TakeBack, takeBackIn } from './take-back.ts';

export type TakeBackIntent = { kind: 'take-back'; which: TakeBack };

export const app = {
  freeText: (heard) => {
    const which = takeBackIn(heard);
    return which && { kind: 'take-back', which };
  },
} satisfies Scene<TakeBackIntent, unknown>;
