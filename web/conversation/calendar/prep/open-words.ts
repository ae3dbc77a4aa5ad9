// What is still open from a meeting, in words: what the mail asks the person, and who promised what.
import type { PrepFact } from '#domain/prep.ts';
import { followUpReplies, prepReplies } from '#language/en/calendar/prep-replies.ts';
import { dueWords } from '#web/conversation/answers/promise-words.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';

/** What the person owes comes first. */
export const openWords = (facts: readonly PrepFact[]): string[] =>
  facts
    .flatMap((fact) => sayingOf(fact) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ said }) => said);

/** More is no answer to listen to. */
const most = 3;

const sayingOf = (fact: PrepFact): { rank: number; said: string } | null => {
  switch (fact.kind) {
    case 'promised':
      return { rank: 0, said: prepReplies.promised(fact.quote.text, nameOf(fact.to), fact.by && dueWords(fact.by)) };
    case 'decide':
      return fact.quote && { rank: 1, said: followUpReplies.asked(fact.text, nameOf(fact.quote.by)) };
    case 'owed':
      return { rank: 2, said: prepReplies.owed(fact.quote.text, nameOf(fact.quote.by), fact.by && dueWords(fact.by)) };
    default:
      return null;
  }
};

const nameOf = (who: { name: string; email: string }): string => spokenName(who) || who.email;
