// Small talk, and questions that a clock answers. They ask for nothing that Flow could do to mail.
import { asides, betweenClauses, talkPatterns } from '#language/en/app/talk-words.ts';

/** `cancelled`: the person took their own request back. */
export type Talk = 'thanks' | 'greeting' | 'mood' | 'clock' | 'day' | 'cancelled';

export const parseTalk = (heard: string): Talk | null => {
  if (heard.length > longest || nameAlone.test(heard)) return null;
  const clauses = heard
    .replace(/['’]/g, '')
    .split(betweenClauses)
    .map((clause) => clause.trim());
  const said = clauses.filter((clause) => clause !== '').map(talkIn);
  if (!said.every((one) => one !== null)) return null;
  return order.find((one) => said.includes(one)) ?? null;
};

const longest = 80;

const nameAlone = /^(?:hey|hi|yo|okay|ok)?[\s,]*flow\W*$/i;

/** A question counts more than courtesy beside it. */
const order = ['clock', 'day', 'mood', 'cancelled', 'thanks', 'greeting'] as const;

const talkIn = (clause: string): Talk | 'aside' | null =>
  order.find((one) => talkPatterns[one].test(clause)) ?? (asides.test(clause) ? 'aside' : null);
