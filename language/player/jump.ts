// Recognises a request for another mail on the screen: 'go to Maria', 'number three', 'the one about the lease', 'the
// newest'.
import { ordinals } from '#language/en/engine/answers.ts';
import {
  atTheEnd,
  atTheTop,
  beforeBareNumber,
  beforeNumber,
  byName,
  byTime,
  byTopic,
  noName,
  nthOne,
  trailingMailWord,
} from '#language/en/player/jump-words.ts';
import { withDigits } from '#language/engine/numbers.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { wordsOf } from '#language/engine/tokens.ts';
import type { JumpTarget } from './player-targets.ts';

/** `else`: the search for the same words if nothing on the screen fits. */
export type Jump = { to: JumpTarget; else: string | null };

export const parseJump = (heard: string): Jump | null => {
  const said = withoutPoliteness(heard);
  const plain = wordsOf(said)
    .map((word) => word.plain)
    .join(' ');
  const place = placeIn(plain);
  if (place) return { to: place, else: null };
  const who = named(plain, byName);
  if (who !== null) return { to: { kind: 'who', words: who }, else: `mail from ${who}` };
  const about = named(plain, [byTopic]);
  return about === null ? null : { to: { kind: 'about', words: about }, else: said };
};

const placeIn = (plain: string): JumpTarget | null => {
  if (atTheEnd.test(plain)) return { kind: 'end' };
  if (atTheTop.test(plain)) return { kind: 'nth', nth: 1 };
  const [, time] = byTime.exec(plain) ?? [];
  if (time !== undefined) return { kind: ages.has(time) ? 'oldest' : 'newest' };
  const nth = numbered(plain) ?? ordered(plain);
  return nth === null ? null : { kind: 'nth', nth };
};

const ages: ReadonlySet<string> = new Set(['oldest', 'earliest']);

/** 'Number three', 'go to 3'. */
const numbered = (plain: string): number | null => {
  const digits = withDigits(plain.split(' ')).join(' ');
  const [, number] = beforeNumber.exec(digits) ?? beforeBareNumber.exec(digits) ?? [];
  return number === undefined || Number(number) === 0 ? null : Number(number);
};

/** 'The third one'. */
const ordered = (plain: string): number | null => {
  const [, after, alone] = nthOne.exec(plain) ?? [];
  return nthOf(after ?? alone ?? '');
};

const nthOf = (word: string): number | null => {
  if (word === '' || word === 'other' || word === 'last') return null;
  const index = ordinals.findIndex((words) => words.includes(word));
  const at = index >= 0 ? index : further.indexOf(word) + ordinals.length;
  return index < 0 && !further.includes(word) ? null : at + 1;
};

/** After the third. */
const further = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const named = (plain: string, leads: readonly RegExp[]): string | null => {
  const lead = leads.find((one) => one.test(plain));
  if (!lead) return null;
  const words = plain.replace(lead, '').replace(trailingMailWord, '').trim();
  return words === '' || words.split(' ').length > longest || noName.test(words) ? null : words;
};

/** Words of a name or a topic. Longer ones are a search, or addressed to somebody else. */
const longest = 3;
