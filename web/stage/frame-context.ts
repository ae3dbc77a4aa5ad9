// What the frame gives to the screen in it: what goes on in the conversation, and the doors to keys and typed words.
import { createContext, use } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { Hint } from '#language/intents/hints.ts';
import type { Ranks } from './feed/feed.ts';
import type { KeyAct } from './keys/keys.ts';
import type { Floor } from './talk/use-floor.ts';
import type { Say } from './talk/use-say.ts';

export type FrameParts = {
  run: (act: KeyAct) => void;
  floor: Floor;
  say: Say;
  /** The mail that plays, or would play next. */
  thread: Thread | undefined;
  /** Why each mail has its place in the queue. */
  ranks: Ranks;
  hints: readonly Hint[];
  captioned: boolean;
};

export const FrameContext = createContext<FrameParts | null>(null);

export const useFrame = (): FrameParts => {
  const parts = use(FrameContext);
  if (!parts) throw new Error('This screen stands outside of the frame.');
  return parts;
};
