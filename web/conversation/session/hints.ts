// Example phrases for this moment, those of the front screen first.
import { hintsFor } from '#language/intents/hints.ts';
import type { AssistantSession } from './assistant-session.ts';
import { situationOf } from './situation.ts';

export const phrasesNow = (assistant: AssistantSession): string[] => [
  ...assistant.scenes.current().flatMap(({ hints }) => hints?.() ?? []),
  ...hintsFor(situationOf(assistant)).map(({ phrase }) => phrase),
];
