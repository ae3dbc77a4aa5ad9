import type { SceneIntent } from '#language/engine/scene-parser.ts';
import type { ConversationScene } from '#web/conversation/session/conversation-scene.ts';
import { later } from '#web/ui/later.ts';
import type * as AppWords from './app-words.ts';

type Words = typeof AppWords;

/** `ready`: resolves when its words have loaded or failed to load. */
export type AppScene = ConversationScene & { ready: () => Promise<void> };

/** `act` does what the words ask for. */
export const appScene = (act: (words: Words, intent: SceneIntent, heard: string) => void): AppScene => {
  let words: Words | null = null;
  const bring = async (): Promise<void> => {
    words ??= await import('./app-words.ts');
  };
  // Loads later, because the first mail does not need them.
  later(bring);
  return {
    ready: () => bring().catch(() => {}),
    name: 'app',
    understand: (heard) => words?.readForApp(heard) ?? null,
    handlers: {
      scene: (intent, heard) => {
        if (words === null || intent.scene !== 'app') return null;
        act(words, intent, heard);
        return { kind: 'done' };
      },
    },
  };
};
