// Whether what is said to a draft asks how something in it is spelled, letter by letter.
import { spellLast, spellRecipient, spellWord } from '#language/en/drafting/edit-phrases.ts';
import type { SpellingTarget } from './text-edit.ts';

/** Null where it is text. */
export const parseSpellingRequest = (heard: string): SpellingTarget | null => {
  const said = heard.trim().replace(/[,.!?]* please[.!?]*$|[.!?]+$/i, '');
  if (spellLast.test(said)) return { kind: 'last' };
  if (spellRecipient.test(said)) return { kind: 'recipient' };
  const word = spellWord.exec(said)?.[1];
  // 'How is the weather' asks nothing of the kind.
  if (word === undefined || (/^how is/i.test(said) && !/ spel(?:led|t)$/i.test(said))) return null;
  return word.split(/\s+/).length > longest ? null : { kind: 'word', word };
};

/** Words of a name. */
const longest = 3;
