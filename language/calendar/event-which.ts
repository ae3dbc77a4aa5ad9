// Reads the words for an event that a request is about, and how much of its series.
import { namesEvent, namesOther } from '#language/en/calendar/agenda-words.ts';
import {
  article,
  byHour,
  manyEvents,
  notEvents,
  onCalendar,
  pronoun,
  saysMore,
  scopes,
  thatEvent,
} from '#language/en/calendar/event-words.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { WhichEvent } from './agenda-request.ts';
import type { EventScope } from './event-request.ts';
import { atHand, namedEvent } from './named-event.ts';
import { spansIn } from './time-slots.ts';

export type NamedEvent = {
  which: WhichEvent;
  scope: EventScope | null;
  /** `pronoun`: the event at hand. `event`: the words name one. `words`: they may name anything. */
  by: 'pronoun' | 'event' | 'words';
};

/** Null for what is no event, or for several at once. */
export const readNamedEvent = (words: string): NamedEvent | null => {
  const onIt = onCalendar.test(words);
  const { rest, scope } = scopeIn(words.replace(onCalendar, ' ').replace(/\s+/g, ' ').trim());
  if (rest === '') return null;
  if (pronoun.test(rest)) return { which: atHand, scope, by: 'pronoun' };
  if (thatEvent.test(rest)) return { which: atHand, scope, by: 'event' };
  if (isOther(rest)) return null;
  const { words: title, span } = timedTitle(rest.replace(article, ''));
  const which = namedEvent(singular(withoutTime(title), scope), span);
  const isEvent = onIt || isEventNamed(rest, singular(title, scope), which);
  return { which, scope, by: isEvent ? 'event' : 'words' };
};

const isOther = (words: string): boolean =>
  [namesOther, notEvents, manyEvents, saysMore].some((said) => said.test(words));

const isEventNamed = (words: string, title: string, { people }: WhichEvent): boolean =>
  byHour.test(words) || namesEvent.test(title) || people.length > 0;

const timedTitle = (title: string): { words: string; span: SpokenSpan | null } => {
  const [timed] = spansIn({ words: title.split(' '), span: null, minutes: null });
  return timed ? { words: timed.words.join(' '), span: timed.span } : { words: title, span: null };
};

const withoutTime = (title: string): string =>
  title
    .replace(lead, '')
    .replace(/ ?\{span\} ?/, ' ')
    .trim() || title;

/** 'Standup on {span}', 'the one at {span}'. */
const lead = / (?:on|at|from|for|of)(?= \{span\}$)/;

/** 'All my standups'. */
const singular = (title: string, scope: EventScope | null): string =>
  scope === 'all' ? title.replace(/(?<=[^s])s$/, '') : title;

const scopeIn = (words: string): { rest: string; scope: EventScope | null } => {
  const found = scopes.filter(([pattern]) => pattern.test(words));
  const rest = found.reduce((left, [pattern]) => left.replace(pattern, ''), words).trim();
  return { rest, scope: found[0]?.[1] ?? null };
};
