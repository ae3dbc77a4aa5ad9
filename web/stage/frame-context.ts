import { createContext, use } from 'react';
import type { Hint } from '#language/intents/hints.ts';
import type { Observed } from '#web/data/observable.ts';
import type { Ranks } from './feed/feed.ts';
import type { KeyAct } from './keys/keys.ts';
import type { Say } from './talk/use-say.ts';
import type { Talking } from './talk/use-talking.ts';

export type FrameParts = {
  run: (act: KeyAct) => void;
  talkMode: Talking;
  say: Say;
  ranks: Ranks;
  hints: Observed<readonly Hint[]>;
  captioned: boolean;
};

export const FrameContext = createContext<FrameParts | null>(null);

export const useFrame = (): FrameParts => {
  const parts = use(FrameContext);
  if (!parts) throw new Error('This screen stands outside of the frame.');
  return parts;
};
