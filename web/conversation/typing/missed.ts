// What somebody typed and nothing understood is kept as what was said and missed is: without who and what was named in it.

import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { typedMiss } from '#web/conversation/voice/turn-record.ts';
import { namesKnown } from '#web/conversation/voice/vocabulary.ts';
import { turnLog } from '#web/data/turn-log.ts';

export const keepMissed = (words: string, assistant: AssistantSession): void =>
  turnLog()?.put(typedMiss(words, situationOf(assistant), namesKnown()));
