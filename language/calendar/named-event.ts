// Reads the words for an event: its title, guests, time and place in the day.
import { betweenGuests, genericEvent, withGuests } from '#language/en/calendar/agenda-words.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { WhichEvent } from './agenda-request.ts';

/** The one just spoken of, or the one at hand. */
export const atHand: WhichEvent = { words: null, people: [], span: null, nth: null };

/** `title`: plain, with `{span}` where the time stands. */
export const namedEvent = (title: string, span: SpokenSpan | null, who = ''): WhichEvent => {
  const guests = guestsIn(title);
  const people = [...guests.people, ...namesIn(who)];
  return { words: titleIn(guests.title), people, span, nth: nthIn(title) };
};

export const namesIn = (names: string): string[] =>
  names
    .split(betweenGuests)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'with');

const titleIn = (title: string): string | null => {
  const words = title.replace(/ ?\{span\} ?/, ' ').trim();
  return words === '' || genericEvent.test(title) ? null : words;
};

const guestsIn = (title: string): { title: string; people: readonly string[] } => {
  const [, event = title, names = ''] = withGuests.exec(title) ?? [];
  return { title: event, people: namesIn(names) };
};

const nthIn = (title: string): WhichEvent['nth'] => {
  const [, nth] = /^(next|first|last)\b/.exec(title) ?? [];
  return nth === 'next' || nth === 'first' || nth === 'last' ? nth : null;
};
