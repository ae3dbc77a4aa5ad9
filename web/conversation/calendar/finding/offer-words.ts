// Times on offer in Flow's words, by the reader's clock.
import type { GuestEntry } from '#domain/calendar.ts';
import { dayOf } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Give, Reason, Slot, Span, WouldGive } from '#domain/scheduling/shapes.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import * as say from '#language/en/calendar/finding-replies.ts';
import { guestName } from '#language/en/calendar/guest-words.ts';
import { type AgendaWorld, clockOf, rowsIn, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { dayWords } from '#web/conversation/calendar/events/said-times.ts';

/** 'Thursday at 13:30'. */
export const timeWords = ({ from }: Span, world: AgendaWorld): string =>
  capital(`${dayWords(new Date(from), world)} at ${clockOf(new Date(from), world)}`);

/** 'Thursday: 13:30, 15:00 or 16:30', or each with its day. */
export const timesWords = (slots: readonly Slot[], world: AgendaWorld): string => {
  const days = new Set(slots.map(({ span }) => dayOf(new Date(span.from), world.zone)));
  const [first] = slots;
  if (first === undefined || days.size > 1) return say.listedOr(slots.map(({ span }) => timeWords(span, world)));
  const clocks = slots.map(({ span }) => clockOf(new Date(span.from), world));
  return `${capital(dayWords(new Date(first.span.from), world))}: ${say.listedOr(clocks)}`;
};

export const nameOf = (email: string, people: readonly GuestEntry[]): string => {
  const person = people.find((one) => one.email === email);
  return person === undefined ? email : (guestName(person).split(' ')[0] ?? email);
};

type Offer = { people: readonly GuestEntry[]; world: AgendaWorld };

export const givesWords = (gives: readonly Give[], { people }: Offer): string =>
  say.listedAnd(gives.map((one) => say.giveWords({ ...one, who: one.who === null ? null : nameOf(one.who, people) })));

export const wouldGiveWords = ({ own, busy, gives }: WouldGive, offer: Offer): string =>
  say.listedAnd([
    ...own.map((key) => say.wouldMove(titleAt(key, offer.world))),
    ...busy.map((who) => say.wouldMiss(nameOf(who, offer.people))),
    ...(gives.length > 0 ? [givesWords(gives, offer)] : []),
  ]);

/** Each reason in one clause, the best first. */
export const reasonsWords = ({ reasons, gives }: Slot, offer: Offer): string => {
  const why = reasons.map((reason) => reasonWords(reason, offer.world));
  return say.listedAnd([...why.slice(0, 3), ...(gives.length > 0 ? [`though ${givesWords(gives, offer)}`] : [])]);
};

const reasonWords = (reason: Reason, world: AgendaWorld): string => {
  switch (reason.kind) {
    case 'all-free':
      return say.reasonWords.allFree(reason.count);
    case 'alone-free':
      return say.reasonWords.alone;
    case 'next-to': {
      const title = reason.key === null ? 'a meeting' : titleAt(reason.key, world);
      return reason.side === 'after' ? say.reasonWords.after(title) : say.reasonWords.before(title);
    }
    case 'keeps-stretch':
      return say.reasonWords.keeps;
    case 'first-day':
      return say.reasonWords.first;
  }
};

/** Private titles stay unsaid where others may hear. */
export const titleAt = (key: EventKey, world: AgendaWorld): string => {
  const window = {
    from: new Date(world.now.getTime() - 86_400_000),
    to: new Date(world.now.getTime() + 70 * 86_400_000),
  };
  const one = rowsIn(window, world).rows.find((row) => row.key === key);
  return one === undefined ? quotedTitle('') : titleOf(one, world);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
