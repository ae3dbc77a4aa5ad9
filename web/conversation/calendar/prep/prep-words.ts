// The words of a preparation, for the voice and the screen. Pure but for the region's formats.
import type { Occurrence } from '#domain/agenda.ts';
import { meetingsDuring } from '#domain/free-time.ts';
import type { PrepFact } from '#domain/prep.ts';
import { guestName } from '#language/en/calendar/guest-words.ts';
import { inMinutes, prepLead, prepReplies, whomWords } from '#language/en/calendar/prep-replies.ts';
import { composePrep, type PrepPart } from '#reading/prep/compose.ts';
import { secondsOf } from '#reading/speaking-time.ts';
import { dueWords } from '#web/conversation/answers/promise-words.ts';
import { type AgendaWorld, rowsIn, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { startWords } from '#web/conversation/calendar/events/said-times.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import { firstMet } from './first-met.ts';

/** 'Pricing review in 24 minutes, with Priya, Jonas and 2 more. Your first meeting with Jonas.' */
export const leadOf = (one: Occurrence, facts: readonly PrepFact[], world: AgendaWorld): string => {
  const minutes = Math.round((one.from.getTime() - world.now.getTime()) / 60_000);
  const when = one.from <= world.now || minutes < 90 ? inMinutes(minutes) : startWords(one.event.span, world);
  const people = facts.find(({ kind }) => kind === 'with');
  const whom = people?.kind === 'with' ? whomWords(people.people.map(nameOf), people.more) : '';
  return [prepLead(titleOf(one, world), when, whom), firstWords(one, world), ...aroundWords(one, world)]
    .filter((words) => words !== '')
    .join(' ');
};

/** What fits into so many seconds after the lead. */
export const partsFor = (facts: readonly PrepFact[], seconds: number, lead: string, world: AgendaWorld): PrepPart[] =>
  composePrep(facts, seconds - secondsOf([lead]), registerFor(facts, world));

const nameOf = (who: { name: string; email: string }): string => guestName({ ...who, name: spokenName(who) });

type Say = { [Kind in PrepFact['kind']]: (fact: Extract<PrepFact, { kind: Kind }>, nth: number) => string };

const registerFor = (facts: readonly PrepFact[], world: AgendaWorld) => {
  const say = sayings(facts, world);
  return (fact: PrepFact, nth: number): string => sayOne(say, fact, nth);
};

const sayOne = <Kind extends PrepFact['kind']>(
  say: Say,
  fact: Extract<PrepFact, { kind: Kind }> & { kind: Kind },
  nth: number,
): string => say[fact.kind](fact, nth);

const sayings = (facts: readonly PrepFact[], { now, formats }: AgendaWorld): Say => {
  const firstDecide = facts.findIndex(({ kind }) => kind === 'decide');
  const onDay = (at: string): string => dayWithin(new Date(at), now, formats);
  return {
    // The lead has named the guests.
    with: () => '',
    decide: ({ text, quote }, nth) => prepReplies.decide(text, quote && nameOf(quote.by), nth - firstDecide),
    promised: ({ quote, to, by }) => prepReplies.promised(quote.text, nameOf(to), by && dueWords(by)),
    owed: ({ quote, by }) => prepReplies.owed(quote.text, nameOf(quote.by), by && dueWords(by)),
    last: ({ quote }) =>
      isSaid(facts, quote.text) ? '' : prepReplies.last(quote.text, nameOf(quote.by), onDay(quote.at)),
    declined: ({ people }) => prepReplies.declined(people.map(nameOf)),
    files: ({ files }) => prepReplies.files(files.length, files[0]?.name ?? ''),
    nothing: ({ wrote }) =>
      wrote === null
        ? prepReplies.nothing
        : `${prepReplies.nothing} ${prepReplies.wrote(nameOf(wrote.to), onDay(wrote.at), wrote.subject)}`,
  };
};

/** A sentence that is to be decided is not said again as the last one. */
const isSaid = (facts: readonly PrepFact[], text: string): boolean =>
  facts.some((fact) =>
    fact.kind === 'decide' ? fact.text === text : fact.kind !== 'last' && 'quote' in fact && fact.quote.text === text,
  );

const firstWords = (one: Occurrence, world: AgendaWorld): string => {
  const fresh = firstMet(one, world);
  return fresh.length === 0 ? '' : prepReplies.first(fresh.map(nameOf));
};

const aroundWords = (one: Occurrence, world: AgendaWorld): string[] => {
  const stretch = { from: one.from, to: new Date(one.to.getTime() + 10 * 60_000) };
  const others = meetingsDuring(rowsIn(stretch, world).rows, stretch).filter(({ key }) => key !== one.key);
  const clash = others.find(({ from }) => from < one.to);
  const next = others.find(({ from }) => from >= one.to);
  return [
    ...(clash ? [prepReplies.clash(titleOf(clash, world))] : []),
    ...(next ? [prepReplies.follows(titleOf(next, world))] : []),
  ];
};
