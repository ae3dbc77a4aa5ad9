// Understands requests to put, move, change, cancel and answer events. It never sees the calendar. Pure.
import { lengthWords, namesEvent } from '#language/en/calendar/agenda-words.ts';
import {
  beforeBlocked,
  blocks,
  byHour,
  cancels,
  isRange,
  lengths,
  makeIt,
  mayBeEvent,
  moveAlone,
  moveBetween,
  moves,
  notEvents,
  notNames,
  places,
  pointsAway,
  puts,
  putsWithoutTime,
  renames,
  requestLead,
  scopesAtEnd,
  shifts,
} from '#language/en/calendar/event-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { EventFocus, EventRequest, EventScope, Shift, SpokenEvent } from './event-request.ts';
import { type NamedEvent, readNamedEvent } from './event-which.ts';
import { parseInvitationAnswer } from './invitation-answer.ts';
import { atHand } from './named-event.ts';
import { saidAs } from './said-as.ts';
import { parseEventWords } from './spoken-event.ts';
import { spansIn } from './time-slots.ts';

/** Null where the words ask nothing of an event. */
export const parseEvent = (heard: string, focus: EventFocus): EventRequest | null =>
  parseInvitationAnswer(heard, focus) ?? parseChange(heard, focus);

const parseChange = (heard: string, focus: EventFocus): EventRequest | null => {
  const plain = normalize(heard).replace(requestLead, '');
  if (!mayBeEvent.test(plain) || plain.length > longest) return null;
  const whole = { plain, heard, focus, scope: null };
  const of = { ...whole, ...withoutScope(plain) };
  return blockIn(whole) ?? changeIn(of) ?? putIn(whole) ?? cancelIn(of);
};

const longest = 160;

type Said = { plain: string; heard: string; focus: EventFocus; scope: EventScope | null };

const changeIn = (of: Said): EventRequest | null =>
  lengthIn(of) ?? shiftIn(of) ?? placeIn(of) ?? moveIn(of) ?? renameIn(of);

const withoutScope = (plain: string): Pick<Said, 'plain' | 'scope'> => {
  const [said, scope = null] = scopesAtEnd.find(([pattern]) => pattern.test(plain)) ?? [];
  return said === undefined ? { plain, scope: null } : { plain: plain.replace(said, ''), scope };
};

const blockIn = ({ plain, heard }: Said): EventRequest | null => {
  for (const said of blocks) {
    const { rest, more = '' } = said.exec(plain)?.groups ?? {};
    if (rest === undefined || pointsAway.test(rest)) continue;
    const { event, before } = parseEventWords(`${rest}${more}`, heard);
    const isTime = event.span !== null || event.minutes !== null;
    if (isTime && beforeBlocked.test(before)) return { does: 'put', block: true, event };
  }
  return null;
};

const putIn = (of: Said): EventRequest | null => {
  for (const { said, sure = false } of puts) {
    const event = eventIn(said, of);
    if (event && (sure ? event.title !== null : isEventSaid(event, of))) return { does: 'put', block: false, event };
  }
  return null;
};

const eventIn = (said: RegExp, { plain, heard }: Said): SpokenEvent | null => {
  const { title, rest = '' } = said.exec(plain)?.groups ?? {};
  return title === undefined || pointsAway.test(title) ? null : parseEventWords(`${title}${rest}`, heard).event;
};

/** It has a time or a length, or its name is one of an event. */
const isEventSaid = ({ title, span, minutes }: SpokenEvent, { plain, focus }: Said): boolean => {
  if (notEvents.test(plain) || (title === null && minutes === null)) return false;
  if (span !== null) return true;
  const isNamed = minutes !== null || (title !== null && namesEvent.test(normalize(title)));
  return isNamed && (putsWithoutTime.test(plain) || focus.calendar);
};

const moveIn = (of: Said): EventRequest | null => {
  const { rest } = moves.exec(of.plain)?.groups ?? {};
  if (rest !== undefined)
    for (const between of rest.matchAll(moveBetween)) {
      const to = readSpan(rest.slice(between.index + between[0].length).split(' '));
      const named = to && nameIn(rest.slice(0, between.index), of, 'time');
      if (to && named) return { does: 'move', ...onEvent(named, of), to };
    }
  return madeInto(of) ?? movedAlone(of);
};

const madeInto = (of: Said): EventRequest | null => {
  const { which = '', to = '' } = makeIt.exec(of.plain)?.groups ?? {};
  const span = to === '' ? null : readSpan(to.split(' '));
  const named = span && nameIn(which, of, 'none');
  return named && { does: 'move', ...onEvent(named, of), to: span };
};

const movedAlone = (of: Said): EventRequest | null => {
  const { which } = moveAlone.exec(of.plain)?.groups ?? {};
  const named = which === undefined || / to /.test(which) ? null : nameIn(which, of, 'none');
  return named && { does: 'move', ...onEvent(named, of), to: null };
};

const shiftIn = (of: Said): EventRequest | null => {
  const length = lengthSaid(of.plain);
  if (length === null) return null;
  for (const { said, earlier } of shifts) {
    const { which } = said.exec(length.words)?.groups ?? {};
    const named = which === undefined ? null : nameIn(which, of, 'sure');
    if (named) return { does: 'shift', ...onEvent(named, of), by: earlier ? negative(length.by) : length.by };
  }
  return null;
};

const lengthIn = (of: Said): EventRequest | null => {
  const length = lengthSaid(of.plain);
  if (length === null || !('minutes' in length.by)) return null;
  for (const { said, more } of lengths) {
    const { which } = said.exec(length.words)?.groups ?? {};
    const named = which === undefined ? null : nameIn(which, of, 'none');
    if (named)
      return { does: 'length', ...onEvent(named, of), minutes: length.by.minutes * (more ?? 1), more: more !== null };
  }
  return null;
};

const renameIn = (of: Said): EventRequest | null => {
  for (const said of renames) {
    const { which = 'it', title } = said.exec(of.plain)?.groups ?? {};
    const named = title === undefined || notNames.test(title) ? null : nameIn(which, of, 'none');
    if (title !== undefined && named) return { does: 'rename', ...onEvent(named, of), title: saidAs(title, of.heard) };
  }
  return null;
};

const placeIn = (of: Said): EventRequest | null => {
  for (const said of places) {
    const { which = 'it', place } = said.exec(of.plain)?.groups ?? {};
    const named = place === undefined ? null : nameIn(which, of, 'none');
    if (place !== undefined && named) return { does: 'place', ...onEvent(named, of), place: saidAs(place, of.heard) };
  }
  return null;
};

const cancelIn = (of: Said): EventRequest | null => {
  for (const { said, sure } of cancels) {
    const { which } = said.exec(of.plain)?.groups ?? {};
    const named = which === undefined ? null : nameIn(which, of, sure ? 'sure' : 'none');
    if (named) return { does: 'cancel', ...onEvent(named, of) };
  }
  return null;
};

/** `surely`: how clearly the other words of the sentence point to an event. */
const nameIn = (words: string, { focus }: Said, surely: 'sure' | 'time' | 'none'): NamedEvent | null => {
  const named = isWholeRange(words) ? null : readNamedEvent(words.replace(trailing, '').trim());
  if (named === null) return null;
  if (named.by === 'pronoun') return focus.event || surely === 'sure' ? named : null;
  return named.by === 'event' || surely !== 'none' || focus.calendar ? named : null;
};

/** 'Push the standup back to four'. */
const trailing = / (?:back|forward|up|out|over|along)$/;

const onEvent = ({ which, scope }: NamedEvent, of: Said) => ({
  which,
  scope: of.scope ?? scope ?? (which === atHand ? null : scopeOf(which)),
});

/** A day or an hour names one of a series. */
const scopeOf = ({ span, nth }: NamedEvent['which']) => (span !== null || nth !== null ? ('this' as const) : null);

/** 'The three o’clock' is one event, and 'Friday' perhaps several. */
const isWholeRange = (words: string): boolean => !byHour.test(words) && isRange.test(withSpan(words));

const withSpan = (words: string): string =>
  spansIn({ words: words.split(' '), span: null, minutes: null })[0]?.words.join(' ') ?? words;

const lengthSaid = (plain: string): { words: string; by: Shift } | null => {
  const [said] = byLength.exec(plain) ?? [];
  const when = said === undefined ? null : parseWhen((/^\d|^(?:an?|half) /.test(said) ? said : `1 ${said}`).split(' '));
  const by = shiftOf(when);
  return said === undefined || by === null ? null : { words: plain.replace(said, '{length}'), by };
};

const byLength = new RegExp(`${lengthWords.source}|\\b(?:a|1|\\d+) (?:day|week)s?\\b`);

const shiftOf = (when: ReturnType<typeof parseWhen>): Shift | null => {
  if (when?.kind === 'after') return { minutes: when.minutes };
  return when?.kind === 'on' && when.day?.kind === 'days' ? { days: when.day.count } : null;
};

const negative = (by: Shift): Shift => ('days' in by ? { days: -by.days } : { minutes: -by.minutes });
