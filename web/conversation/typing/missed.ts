// Records typed lines that Flow does not understand, without the names in them.

import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { typedMiss } from '#web/conversation/voice/turn-record.ts';
import { namesKnown } from '#web/conversation/voice/vocabulary.ts';
import { turnLog } from '#web/data/turn-log.ts';

export const keepMissed = (words: string, assistant: AssistantSession): void =>
  turnLog()?.put(typedMiss(words, situationOf(assistant), namesKnown()));
