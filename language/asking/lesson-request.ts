// Requests about what Flow has learnt of the person. It never sees a lesson.
import {
  forgetAllAsked,
  lessonForgotten,
  lessonsAsked,
  namesGiven,
  nobody,
  noRole,
  renamed,
  whoIsMine,
} from '#language/en/asking/lesson-phrases.ts';
import { ordinalWords } from '#language/en/asking/promise-phrases.ts';
import { asSaid } from './as-said.ts';
import type { AskRequest } from './ask-request.ts';

/** `listed`: Flow has just named some. */
export const lessonIn = (plain: string, heard: string, listed: boolean): AskRequest | null => {
  if (lessonsAsked.test(plain)) return { does: 'lessons' };
  if (forgetAllAsked.test(plain)) return { does: 'forget-all' };
  const forgotten = listed ? lessonForgotten.exec(plain) : null;
  if (forgotten !== null) return { does: 'forget', nth: placeOf(forgotten[1]) };
  return ofMine(plain, heard) ?? nameGiven(plain, heard);
};

const ofMine = (plain: string, heard: string): AskRequest | null => {
  const name = whoIsMine.exec(plain)?.[1];
  return name === undefined || noRole.test(name) ? null : { does: 'person', asks: 'who', who: asSaid(name, heard) };
};

const nameGiven = (plain: string, heard: string): AskRequest | null => {
  const [, called, anew] = renamed.exec(heard.trim()) ?? [];
  if (called !== undefined && anew !== undefined) return { does: 'remember', who: called, alias: anew };
  for (const { said, ...at } of namesGiven) {
    const match = said.exec(plain);
    if (match) return named(match[at.who] ?? '', match[at.alias] ?? '', heard);
  }
  return null;
};

const named = (who: string, alias: string, heard: string): AskRequest | null =>
  noRole.test(alias) || nobody.test(who)
    ? null
    : { does: 'remember', who: asSaid(who, heard), alias: asSaid(alias, heard) };

/** From 0. Without a word for it, the one said last. */
const placeOf = (word: string | undefined): number => {
  if (word === undefined || word === 'last') return -1;
  const at = ordinalWords.indexOf(word);
  return at >= 0 ? at : Number(word) - 1;
};
