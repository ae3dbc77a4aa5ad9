// Prepares a meeting from the mail on this device, by the server's rules.
import type { CalendarEvent } from '#domain/calendar.ts';
import type { PrepFact } from '#domain/prep.ts';
import { prepFacts } from '#reading/prep/facts.ts';
import { guestsOf } from '#reading/prep/threads.ts';
import { now } from '#web/clock.ts';
import { mailbox } from './mailbox-state.ts';
import { marksHere } from './promises.ts';
import { promisesHere } from './promises-here.ts';

export const prepHere = (event: CalendarEvent, own: string): PrepFact[] => {
  const guests = new Set(guestsOf(event).map(({ email }) => email.toLowerCase()));
  const threads = [...mailbox.current().threads.values()].filter(({ messages }) =>
    messages.some(({ from, to, cc }) => [from, ...to, ...cc].some(({ email }) => guests.has(email.toLowerCase()))),
  );
  return prepFacts(event, { threads, promises: promisesHere(own, marksHere(), threads), own, now: now() });
};
