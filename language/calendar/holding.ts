// Understands requests to keep times for somebody and offer them by mail, and to let such times go. Pure.
import {
  dropsHolds,
  heldFor,
  heldForPronoun,
  heldName,
  heldPronoun,
  holdsTimes,
  listsHolds,
  offersDay,
} from '#language/en/calendar/holding-words.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { HeldRequest, HoldRequest } from './finding-request.ts';
import { saidAs } from './said-as.ts';
import { parseEventWords } from './spoken-event.ts';

/** `words`: with `{length}` in place of the first length. */
type Said = { plain: string; words: string; minutes: number | null; heard: string };

/** Null where the words ask for none of it. */
export const parseHolding = (said: Said): HoldRequest | HeldRequest | null =>
  parseHeld(said) ?? timesIn(said) ?? dayIn(said);

/** About times that are kept already. */
export const parseHeld = ({ plain, heard }: Pick<Said, 'plain' | 'heard'>): HeldRequest | null => {
  const drops = dropsHolds.exec(plain);
  const said = drops ?? listsHolds.exec(plain);
  if (said === null) return null;
  const who = said.groups?.['who'];
  return { does: drops ? 'drop-holds' : 'list-holds', who: who === undefined ? null : saidAs(who, heard) };
};

const timesIn = ({ words, minutes, heard }: Said): HoldRequest | null => {
  for (const said of holdsTimes) {
    const found = said.exec(words)?.groups;
    const request = found && requestOf(found['who'], found['more']?.trim() ?? '', heard);
    if (request) return { ...request, count: countIn(found['count']), minutes };
  }
  return null;
};

/** Null where the rest says more than with whom and when. */
const requestOf = (
  who: string | undefined,
  more: string,
  heard: string,
): Pick<HoldRequest, 'does' | 'people' | 'span'> | null => {
  const words = more.replace(heldForPronoun, '').trim().replace(heldFor, 'with ');
  const { event } = parseEventWords(words, heard);
  if (event.title !== null || event.place !== null || event.repeat !== null) return null;
  return { does: 'hold-times', people: [...namesIn(who, heard), ...event.people], span: event.span };
};

/** A pronoun is whoever is at hand. */
const namesIn = (who: string | undefined, heard: string): string[] =>
  who === undefined || who === '' || heldPronoun.test(who) ? [] : [saidAs(who, heard)];

const countIn = (count: string | undefined): number | null => {
  if (count === 'a') return 1;
  if (count?.startsWith('a couple')) return 2;
  const said = Number(count);
  return Number.isInteger(said) && said > 0 ? said : null;
};

/** 'Offer her Thursday': nobody, a pronoun, or a name of one or two words in front of the time. */
const dayIn = ({ plain, heard }: Said): HoldRequest | null => {
  const rest = offersDay.exec(plain)?.groups?.['rest']?.split(' ');
  if (rest === undefined) return null;
  for (const length of [0, 1, 2]) {
    const who = rest.slice(0, length).join(' ');
    const span = isWhom(who, rest[length]) ? spanIn(rest.slice(length)) : null;
    if (span !== null) return { does: 'hold-times', people: namesIn(who, heard), count: null, minutes: null, span };
  }
  return null;
};

/** 'Help on Thursday' offers no time. */
const isWhom = (who: string, next: string | undefined): boolean =>
  who === '' || heldPronoun.test(who) || (heldName.test(who) && next !== 'on');

const spanIn = (words: readonly string[]): SpokenSpan | null =>
  words.length === 0 ? null : readSpan(words[0] === 'on' ? words.slice(1) : words);
