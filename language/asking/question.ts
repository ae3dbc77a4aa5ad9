// Turns the words of a question into what it asks for: the kind of answer, and the words to look for. Pure, and it never sees mail.
import { type Question, questionLimits, type Wants } from '#domain/question.ts';
import { wordsIn } from '#domain/words.ts';
import { emptyWords, nobodyNamed, repeated, wantsBy, whoseWords } from '#language/en/asking/question-words.ts';
import { normalize } from '#language/engine/normalize.ts';

export const questionOf = (asked: string): Question => {
  const said = asked
    .slice(0, questionLimits.asked)
    .replace(/[’']s\b/giu, '')
    .replace(/[.?!]+\s*$/, '');
  const wants = wantsOf(normalize(asked.slice(0, questionLimits.asked)));
  const who = whoIn(said);
  const words = contentOf(said).filter((word) => !who.includes(word));
  const further = words.filter((word) => repeated[wants]?.has(word) !== true);
  const content = further.length + who.length > 0 ? further : words;
  return {
    wants,
    terms: content.slice(0, questionLimits.terms),
    names: namesIn(said).filter((word) => content.includes(word) || who.includes(word)),
    who,
  };
};

const wantsOf = (plain: string): Wants => wantsBy.find(([said]) => said.test(plain))?.[1] ?? 'thing';

const whoIn = (said: string): string[] => {
  const name = whoseWords.exec(said.trim())?.[1] ?? '';
  if (nobodyNamed.test(name)) return [];
  return wordsIn(name)
    .filter((word) => !emptyWords.has(word))
    .slice(0, 4);
};

const contentOf = (said: string): string[] => [
  ...new Set(wordsIn(said).filter((word) => !emptyWords.has(word) && (word.length > 1 || /\d/.test(word)))),
];

/** Capitalised words after the first one. */
const namesIn = (said: string): string[] =>
  said
    .trim()
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{Lu}\p{L}/u.test(word))
    .flatMap(wordsIn)
    .slice(0, questionLimits.terms);
