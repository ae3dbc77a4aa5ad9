// Reads a search from left to right. At each word one rule may take what it knows; other words are search terms.
import type { Day } from '#domain/day.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Clause } from '#domain/search-query.ts';
import { wordsIn } from '#domain/words.ts';
import { articles, fresh, mailNouns, stopWords } from '#language/en/search/search-words.ts';
import type { Word } from '#language/engine/tokens.ts';
import { datedAt } from './days.ts';
import { isOver, ruleAt } from './rules.ts';

/** The conditions that plain words ask for. `labels`: the person's own, by name. */
export const readPhrases = (words: readonly Word[], today: Day, labels: readonly OwnLabel[] = []): Clause[] => {
  const clauses: Clause[] = [];
  const loose: Word[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    const taken = ruleAt(words, at, { today, loose, labels }) ?? datedAt(words, at, today);
    if (taken) clauses.push(...taken.clauses);
    else if (word && !isOfNoWeight(words, at, { today, loose })) loose.push(word);
    at = taken?.next ?? at + 1;
  }
  const terms = [...clauses, ...wordClauses(loose)].filter(saysSomething);
  // If all words are filler, they are the search terms.
  return terms.length > 0 ? terms : words.map(anywhere).filter(saysSomething);
};

/** 'The latest mail' at the start, and 'emails' after a topic. */
const isOfNoWeight = (
  words: readonly Word[],
  at: number,
  { today, loose }: { today: Day; loose: readonly Word[] },
): boolean => {
  const plain = words[at]?.plain ?? '';
  if (mailNouns.has(plain)) return isOver(words, at + 1, today);
  if (loose.length > 0) return false;
  if (fresh.has(plain)) return mailNouns.has(words[at + 1]?.plain ?? '') || isOver(words, at + 1, today);
  return articles.has(plain);
};

const wordClauses = (words: readonly Word[]): Clause[] =>
  words.filter(({ plain }) => !stopWords.has(plain)).map(anywhere);

const anywhere = ({ text }: Word): Clause => ({ kind: 'words', field: 'any', text, exact: false, not: false });

const saysSomething = (clause: Clause): boolean => clause.kind !== 'words' || wordsIn(clause.text).length > 0;
