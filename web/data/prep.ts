// What the mail says about a meeting: made ahead, else from the server, or without one from the mail on this device.
import { getMeetingPrep } from '#api/calendar.ts';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import type { PrepFact } from '#domain/prep.ts';
import { promiseIdOf } from '#domain/promise.ts';
import { guestsOf } from '#reading/prep/threads.ts';
import { call } from './call.ts';
import { madePrepOf } from './made-preps.ts';
import { mailbox } from './mailbox-state.ts';
import { marksHere } from './promises.ts';
import { isAway } from './search.ts';

/** `device`: the server cannot be reached, so only the mail here counts. */
export type KnownPrep = { facts: readonly PrepFact[]; where: 'mailbox' | 'device' };

export const prepOf = async (event: CalendarEvent, ownAddress: string): Promise<KnownPrep> => {
  const made = madePrepOf(event, lastMailWithGuests(event, ownAddress));
  if (made !== null) return { facts: withoutSettled(made), where: 'mailbox' };
  try {
    const { facts } = await call(getMeetingPrep, { at: keyOfEvent(event) });
    // An event of a moment ago has not reached the server.
    if (facts !== null) return { facts: withoutSettled(facts), where: 'mailbox' };
  } catch (error) {
    if (!isAway(error)) throw error;
  }
  const { prepHere } = await import('./prep-here.ts');
  return { facts: prepHere(event, ownAddress), where: 'device' };
};

/** The server has found something ahead, and this device knows of no later mail or change. */
export const isPrepared = (event: CalendarEvent, ownAddress: string): boolean =>
  madePrepOf(event, lastMailWithGuests(event, ownAddress))?.some(({ kind }) => kind !== 'with' && kind !== 'nothing') ??
  false;

/** The person settled these on this device, and the server may not know yet. */
const withoutSettled = (facts: readonly PrepFact[]): PrepFact[] => {
  const marks = marksHere();
  return facts.filter(
    (fact) =>
      (fact.kind !== 'promised' && fact.kind !== 'owed') ||
      (marks.get(promiseIdOf(fact.quote.messageId, fact.quote)) ?? 'open') === 'open',
  );
};

/** When the newest mail from a guest, or of the person to one, came. Empty without one. */
const lastMailWithGuests = (event: CalendarEvent, own: string): string => {
  const guests = new Set(guestsOf(event).map(({ email }) => email.toLowerCase()));
  let last = '';
  for (const { messages } of mailbox.current().threads.values())
    for (const { from, to, cc, labels, at } of messages) {
      if (at <= last || labels.includes('drafts')) continue;
      const isOwn = from.email.toLowerCase() === own.toLowerCase();
      const others = isOwn ? [...to, ...cc] : [from];
      if (others.some(({ email }) => guests.has(email.toLowerCase()))) last = at;
    }
  return last;
};
