// Recognises requests to spell a word of a draft.
import {
  howIsLead,
  politeOrStop,
  spelledEnd,
  spellLast,
  spellRecipient,
  spellWord,
} from '#language/en/drafting/edit-phrases.ts';
import type { SpellingTarget } from './text-edit.ts';

export const parseSpellingRequest = (heard: string): SpellingTarget | null => {
  const said = heard.trim().replace(politeOrStop, '');
  if (spellLast.test(said)) return { kind: 'last' };
  if (spellRecipient.test(said)) return { kind: 'recipient' };
  const word = spellWord.exec(said)?.[1];
  // 'How is the weather' is not a request to spell.
  if (word === undefined || (howIsLead.test(said) && !spelledEnd.test(said))) return null;
  return word.split(/\s+/).length > longest ? null : { kind: 'word', word };
};

const longest = 3;
