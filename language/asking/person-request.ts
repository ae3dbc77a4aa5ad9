// Questions about people whom the person writes with. It never sees mail or contacts.
import {
  aboutSomebody,
  mayBeAboutSomebody,
  peopleAsked,
  personAsked,
  personPhrases,
  sameAbout,
  somebodyAtHand,
  writtenTo,
} from '#language/en/asking/person-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { asSaid } from './as-said.ts';
import type { AskIntent, AskRequest } from './ask-request.ts';

/** `somebody`: Flow has just answered about somebody. */
export type PeopleSituation = { somebody?: boolean };

/** Before the mail's own phrases, because a name could be a search term. */
export const people = {
  inFront: (heard) => {
    const match = heard.length > longest ? null : writtenTo.exec(normalize(heard));
    return match && { kind: 'ask', request: { does: 'person', asks: 'wrote', who: nameIn(match, heard) } };
  },
  freeText: (heard, { somebody }) => {
    if (heard.length > longest) return null;
    const same = somebody === true ? sameAbout.exec(heard.trim())?.[1] : undefined;
    const request: AskRequest | null =
      same === undefined ? personIn(normalize(heard), heard) : { does: 'same', who: same };
    return request && { kind: 'ask', request };
  },
} satisfies SceneParser<AskIntent, PeopleSituation>;

/** Null for words that say nothing about the card shown. */
export const personDoes = (plain: string): AskRequest | null => {
  if (personPhrases.write.test(plain)) return { does: 'write' };
  return personPhrases.mails.test(plain) ? { does: 'mails' } : null;
};

/** In characters. Longer words are a story. */
const longest = 120;

const personIn = (plain: string, heard: string): AskRequest | null => {
  for (const { by, said } of peopleAsked) {
    const match = said.exec(plain);
    if (match) return { does: 'people', by, at: nameIn(match, heard) };
  }
  for (const { asks, said } of personAsked) {
    const match = said.exec(plain);
    if (match) return { does: 'person', asks, who: nameIn(match, heard) };
  }
  const about = mayBeAboutSomebody.exec(plain);
  return about && aboutSomebody.test(heard.trim()) ? { does: 'person', asks: 'who', who: nameIn(about, heard) } : null;
};

const nameIn = (match: RegExpExecArray, heard: string): string | null => {
  const name = match.slice(1).find((one) => one !== undefined);
  if (name === undefined || somebodyAtHand.test(name)) return null;
  return asSaid(name, heard)
    .replace(/['’]s$/, '')
    .replace(/[.?!,]+$/, '');
};
