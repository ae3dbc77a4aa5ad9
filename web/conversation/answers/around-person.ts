// What this device knows beside somebody's card: open promises, and meetings of the last and the next months.
import { type Occurrence, occurrencesBetween } from '#domain/agenda.ts';
import { dayOf, plusDays } from '#domain/day.ts';
import type { OpenPromise } from '#domain/promise.ts';
import { now } from '#web/clock.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { askPromises } from '#web/data/promises.ts';
import type { ShownPerson } from './shown-answer.ts';

/** Asks while the card is still on its way, and filters once its addresses are known. */
export const aroundPerson = async (
  ownAddress: string,
): Promise<(emails: readonly string[]) => Omit<ShownPerson, 'card'>> => {
  const { promises } = await askPromises(ownAddress);
  return (emails) => ({ promises: openWith(promises ?? [], emails), ...meetingsWith(emails) });
};

const openWith = (promises: readonly OpenPromise[], emails: readonly string[]): OpenPromise[] =>
  promises.filter(({ closed, other }) => closed === null && emails.includes(other.email.toLowerCase()));

/** Days looked at. */
const window = { back: 120, ahead: 60 } as const;

const meetingsWith = (emails: readonly string[]): Pick<ShownPerson, 'next' | 'last'> => {
  const { events, calendars } = currentCalendar();
  const shown = new Set(calendars.filter((one) => one.shown).map(({ id }) => id));
  const [zone, moment] = [zoneHere(), now()];
  const today = dayOf(moment, zone);
  const all = occurrencesBetween(events, zone, plusDays(today, -window.back), plusDays(today, window.ahead)).filter(
    (one) => shown.has(one.event.calendarId) && isWith(one, emails),
  );
  const byStart = all.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return {
    next: byStart.find(({ to }) => to > moment) ?? null,
    last: byStart.findLast(({ to }) => to <= moment) ?? null,
  };
};

const isWith = ({ event }: Occurrence, emails: readonly string[]): boolean =>
  !event.stranger &&
  event.own?.answer !== 'declined' &&
  [...event.guests, ...(event.organizer ? [event.organizer] : [])].some(({ email }) =>
    emails.includes(email.toLowerCase()),
  );
