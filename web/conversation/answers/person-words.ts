// The words about somebody: each line of the card, and what Flow says.
import type { Occurrence } from '#domain/agenda.ts';
import type { Quoted } from '#domain/answer.ts';
import { numberIn } from '#domain/formats.ts';
import type { PersonCard } from '#domain/person.ts';
import { isOwed } from '#domain/promise.ts';
import type { PersonAsks } from '#language/asking/ask-request.ts';
import * as say from '#language/en/asking/person-replies.ts';
import { momentName } from '#language/en/calendar/span-name.ts';
import { monthName } from '#language/en/engine/day-names.ts';
import { now } from '#web/clock.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import { formatsHere } from '#web/formats.ts';
import type { ShownPerson } from './shown-answer.ts';

export const personWords = (asks: PersonAsks, person: ShownPerson): string => words[asks](person);

/** 'Dana' of Dana Whitfield, else the address. */
export const calledOf = ({ name, emails }: PersonCard): string =>
  spokenName({ name, email: emails[0] ?? '' }) || (emails[0] ?? '');

export const wholeName = ({ name, emails }: PersonCard): string => name || (emails[0] ?? '');

export const sinceOf = ({ first }: PersonCard): string | null => (first === null ? null : monthOf(new Date(first)));

export const momentOf = ({ from }: Occurrence): string =>
  momentName(from, { now: now(), zone: zoneHere(), formats: formatsHere() });

/** 'Tuesday', '12 Nov'. */
export const dayOfQuote = ({ at }: Quoted): string => dayWithin(new Date(at), now(), formatsHere());

export const countOf = (count: number): string => numberIn(count, formatsHere());

/** The latest of both sides. */
export const latestOf = ({ heard, wrote }: PersonCard): Quoted | null => {
  if (heard === null || wrote === null) return heard ?? wrote;
  return heard.at >= wrote.at ? heard : wrote;
};

/** A past meeting by its day, because `momentName` looks ahead. */
export const pastDay = ({ from }: Occurrence): string => {
  const day = dayWithin(from, now(), formatsHere());
  return /^(?:today|yesterday)$/.test(day) ? day : `on ${day}`;
};

const words: Record<PersonAsks, (person: ShownPerson) => string> = {
  who: (person) => whole(person),
  heard: ({ card }) => (card.heard === null ? say.neverHeard(calledOf(card)) : quoted(card.heard, card, longQuote)),
  wrote: ({ card }) => (card.wrote === null ? say.neverWrote(calledOf(card)) : quoted(card.wrote, card, longQuote)),
  talked: ({ card }) => {
    const latest = latestOf(card);
    return latest === null ? say.neverHeard(calledOf(card)) : quoted(latest, card, longQuote);
  },
  met: ({ card, last, next }) => {
    const before = last === null ? say.neverMet(calledOf(card)) : say.lastMeeting(calledOf(card), pastDay(last));
    return next === null ? before : `${before} ${say.nextMeeting(momentOf(next))}`;
  },
  often: ({ card }) =>
    say.oftenWords({
      name: calledOf(card),
      received: countOf(card.received),
      sent: countOf(card.sent),
      since: sinceOf(card),
      lately: card.lately,
    }),
  pace: ({ card }) => {
    const { mine, theirs } = card.answers;
    return say.paceWords(
      calledOf(card),
      mine === null ? null : say.paceOf(mine),
      theirs === null ? null : say.paceOf(theirs),
    );
  },
  role: ({ card }) => (card.role === null ? say.noRole(calledOf(card)) : headOf(card)),
  company: ({ card }) =>
    card.company === null
      ? say.noCompany(calledOf(card))
      : say.companyWords(calledOf(card), card.company.name, card.company.from === 'address'),
  address: ({ card }) => say.addressWords(calledOf(card), card.emails),
};

/** About twelve seconds. */
const mostSaid = 36;
const shortQuote = 12;
const longQuote = 24;

/** As much as fits, in this order. */
const whole = ({ card, promises, next }: ShownPerson): string => {
  const latest = latestOf(card);
  const owed = promises.filter(isOwed).length;
  const parts = [
    latest === null ? null : quoted(latest, card, shortQuote),
    say.openWords(owed, promises.length - owed),
    next === null ? null : say.nextMeeting(momentOf(next)),
    card.received + card.sent === 0 ? null : say.countWords(countOf(card.received + card.sent), sinceOf(card)),
    card.answers.mine === null ? null : say.ownPace(say.paceOf(card.answers.mine)),
  ];
  return parts.reduce<string>((said, part) => {
    if (part === null) return said;
    const longer = `${said} ${part}`;
    return wordsOf(longer) <= mostSaid ? longer : said;
  }, headOf(card));
};

const headOf = (card: PersonCard): string =>
  say.whoWords(
    wholeName(card),
    card.role && { text: card.role.text, signed: card.role.from === 'signature' },
    card.company?.name ?? null,
  );

const quoted = (quote: Quoted, card: PersonCard, most: number): string =>
  say.lastWords({ who: quote.own ? null : calledOf(card), when: dayOfQuote(quote), words: cut(quote.text, most) });

const cut = (text: string, most: number): string => {
  const all = text.split(/\s+/);
  return all.length <= most ? text : `${all.slice(0, most).join(' ')} …`;
};

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** 'May', or 'May 2024'. */
const monthOf = (at: Date): string =>
  at.getFullYear() === now().getFullYear()
    ? monthName(at.getMonth())
    : `${monthName(at.getMonth())} ${at.getFullYear()}`;
