// What somebody typed and nothing understood is kept as what was said and missed is: without who and what was named in it.
import { turnLog } from '#web/data/turn-log.ts';
import { situationOf } from './situation.ts';
import type { Hands } from './utter.ts';
import { typedMiss } from './voice/turn-record.ts';
import { namesKnown } from './voice/wanted-words.ts';

export const keepMissed = (words: string, hands: Hands): void =>
  turnLog()?.put(typedMiss(words, situationOf(hands), namesKnown()));
