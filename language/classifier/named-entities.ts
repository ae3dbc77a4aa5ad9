// Finds names, numbers and labels in a sentence in a person's own words.
import type { OwnLabel } from '#domain/label.ts';
import { beforeCount, notNames } from '#language/en/classifier/intent-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import { withWhen } from '#language/engine/slots/when-in.ts';
import { matchLabels } from '#language/mail/match-labels.ts';
import { kindsOf } from '#language/model/lexicon.ts';

/** Names start with a capital. The first word of a sentence always does, so there only a known first name counts. */
export const peopleNamed = (heard: string): string[] => {
  const tokens = heard.trim().split(/\s+/);
  const names: string[] = [];
  let open = false;
  tokens.forEach((token, at) => {
    const word = token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/['’]s?$/, '');
    const isName = /^\p{Lu}\p{L}+$/u.test(word) && !notNames.has(word.toLowerCase()) && (at > 0 || isFirstName(word));
    if (isName && open) names.push(`${names.pop()} ${word}`);
    else if (isName) names.push(word);
    open = isName && /\p{L}$/u.test(token);
  });
  return names;
};

const isFirstName = (word: string): boolean => kindsOf(word.toLowerCase()).includes('F');

/** The longest time in it. */
/** Null if a word beside it changes it in a way that Flow does not know: 'the week before Friday'. */
export const whenIn = (heard: string): When | null => {
  const [found] = withWhen(normalize(heard).split(' '));
  if (found === undefined) return null;
  const at = found.words.findIndex((word) => word.startsWith('{'));
  return changesTime(found.words[at - 1]) || changesTime(found.words[at + 1]) ? null : found.when;
};

const changesTime = (word: string | undefined): boolean =>
  word !== undefined &&
  /^(?:mid|middle|weeks?|months?|after|before|last|rest|working|business|every|each|other|early|late)$/.test(word);

/** Whole numbers from 1, in spoken order. The 'one' of 'this one' does not count. */
export const countsIn = (heard: string): number[] =>
  normalize(heard)
    .split(' ')
    .filter((word, at, all) => /^[1-9]\d?$/.test(word) && !(word === '1' && isPointed(all[at - 1])))
    .map(Number);

const isPointed = (before: string | undefined): boolean => before !== undefined && !beforeCount.test(before);

const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** 'The third', 'number four', 'the 6th'. */
export const ordinalIn = (heard: string): number | null => {
  const words = normalize(heard).split(' ');
  const ordinal = words.map((word) => places.indexOf(word)).find((at) => at >= 0);
  if (ordinal !== undefined) return ordinal + 1;
  const written = words.map((word) => /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1]).find((one) => one !== undefined);
  return written === undefined ? (countsIn(heard)[0] ?? null) : Number(written);
};

export const labelIn = (heard: string, labels: readonly OwnLabel[]): string[] | null => {
  const words = normalize(heard).split(' ');
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length);
      if (said.some((word) => word.length > 2) && matchLabels(said.join(' '), labels).length > 0) return said;
    }
  const [name] = peopleNamed(heard);
  return name === undefined ? null : normalize(name).split(' ');
};

const longest = 4;
