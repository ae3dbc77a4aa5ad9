// Recognises a request to block or unblock somebody by name: 'block Flash Deals'.
import { blockCalled, letVerb, notSenders } from '#language/en/mail/block-phrases.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import type { BlockKind } from './command-kinds.ts';

/** `called`: the name or address in the person's words. */
export const parseBlockRequest = (heard: string): { command: BlockKind; called: string } | null => {
  // 'Let' is the verb here, and politeness elsewhere. 'Let us' is not a request.
  const text = letVerb.test(heard) ? heard.trim().replace(/[.!?]+$/, '') : withoutPoliteness(heard);
  for (const { asked, command } of blockCalled) {
    const called = asked.exec(text)?.[1]?.trim();
    if (called === undefined) continue;
    return called.split(/\s+/).length > longest || isNobody(called) ? null : { command, called };
  }
  return null;
};

/** Words of a name. A longer one is probably addressed to somebody else. */
const longest = 5;

const isNobody = (called: string): boolean => !called.includes('@') && notSenders.test(called);
