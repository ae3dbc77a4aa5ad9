// Finds the one event that a request means, and how much of its series. Asks if that is unclear.
import type { Occurrence } from '#domain/agenda.ts';
import { seriesKeyOf } from '#domain/event-ref.ts';
import { problems } from '#domain/problem.ts';
import type { WhichEvent } from '#language/calendar/agenda-request.ts';
import type { EventScope } from '#language/calendar/event-request.ts';
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import { eventQuestions, eventRefusals, oneOfSeries, scopeOptions } from '#language/en/calendar/event-replies.ts';
import { whyNotChangeable } from '#web/commands/event-commands.ts';
import { clockOf, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { eventAtHand } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { findEvents, nextTwo } from '#web/conversation/calendar/which-event.ts';
import type { Around } from './around.ts';
import { dayWords, onDayWords, rhythmOf } from './said-times.ts';

type Wanted = { which: WhichEvent; scope: EventScope | null };
/** `heard`: the words that settled it. */
export type Chosen = { one: Occurrence; scope: EventScope; heard: string | undefined };
type Then = (chosen: Chosen) => void;

export const chooseEvent = (wanted: Wanted, heard: string, around: Around, then: Then): void => {
  const { assistant, world } = around;
  const found = findEvents(wanted.which, eventAtHand(assistant), world);
  const [only, second] = found.length > 0 ? found : unnamed(wanted.which) ? nextTwo(world) : [];
  if (only === undefined) return tell(notFoundWords(wanted.which), heard, assistant);
  if (second !== undefined) {
    const options = found.length > 0 ? found : [only, second];
    return askWhichEvent(options, heard, around, (one, said) => settle(one, wanted, said, around, then));
  }
  settle(only, wanted, heard, around, then);
};

/** The most events in one question. */
const mostOptions = 3;

const unnamed = ({ words, people, span, nth }: WhichEvent): boolean =>
  words === null && people.length === 0 && span === null && nth === null;

const notFoundWords = ({ words, people }: WhichEvent): string => {
  const named = [words, ...people].filter((part) => part !== null).join(' with ');
  return named === '' ? calendarReplies.notFoundThen : calendarReplies.notFound(named);
};

/** The options are times, because titles are other people's words and must not become part of understanding. */
export const askWhichEvent = (
  all: readonly Occurrence[],
  heard: string,
  { assistant, world }: Around,
  then: (one: Occurrence, heard: string | undefined) => void,
): void => {
  const options = all.slice(0, mostOptions);
  const days = new Set(options.map(({ from }) => dayWords(from, world)));
  const at = (one: Occurrence): string =>
    days.size === 1 ? clockOf(one.from, world) : `${dayWords(one.from, world)} at ${clockOf(one.from, world)}`;
  const words = eventQuestions.which(
    options.map((one) => `${titleOf(one, world)} ${days.size === 1 ? 'at ' : ''}${at(one)}`),
  );
  assistant.questions.ask({
    question: {
      kind: 'which',
      options: options.map(at),
      said: options.map((one) => [dayWords(one.from, world), `the one ${onDayWords(one.from, world)}`]),
    },
    words,
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? options[answer.nth] : undefined;
      if (chosen) then(chosen, said);
      else tell(eventRefusals.left, said, assistant);
    },
  });
  tell(words, heard, assistant);
};

const settle = (
  one: Occurrence,
  { which, scope }: Wanted,
  heard: string | undefined,
  around: Around,
  then: Then,
): void => {
  const refused = refusalOf(one);
  if (refused !== null) return tell(refused, heard, around.assistant);
  if (one.event.series === null) return then({ one, scope: 'this', heard });
  // 'It' is the current event, never the whole series.
  const known = scope ?? (unnamed(which) ? 'this' : null);
  if (known !== null) return then({ one, scope: known, heard });
  askScope(one, heard, around, then);
};

const refusalOf = (one: Occurrence): string | null => {
  const problem = whyNotChangeable(one.key);
  return problem === null ? null : problems[problem].title;
};

const askScope = (one: Occurrence, heard: string | undefined, { assistant, world }: Around, then: Then): void => {
  const day = oneOfSeries(onDayWords(one.from, world));
  const series = world.view.events.get(seriesKeyOf(one.key));
  const every = rhythmOf(series?.recurrence ?? [], one.event.span.start, world);
  const words = eventQuestions.scope(day, every);
  const scopes = ['this', 'following', 'all'] as const;
  assistant.questions.ask({
    question: { kind: 'which', ...scopeOptions(day, every) },
    words,
    answered: (answer, said) => {
      const scope = answer.kind === 'option' ? scopes[answer.nth] : undefined;
      if (scope) then({ one, scope, heard: said });
      else tell(eventRefusals.left, said, assistant);
    },
  });
  tell(words, heard, assistant);
};
