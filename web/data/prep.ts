// What the mail says about a meeting: from the server, or without one from the mail on this device.
import { getMeetingPrep } from '#api/calendar.ts';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import type { PrepFact } from '#domain/prep.ts';
import { call } from './call.ts';
import { isAway } from './search.ts';

/** `device`: the server cannot be reached, so only the mail here counts. */
export type KnownPrep = { facts: readonly PrepFact[]; where: 'mailbox' | 'device' };

export const prepOf = async (event: CalendarEvent, ownAddress: string): Promise<KnownPrep> => {
  try {
    const { facts } = await call(getMeetingPrep, { at: keyOfEvent(event) });
    // An event of a moment ago has not reached the server.
    if (facts !== null) return { facts, where: 'mailbox' };
  } catch (error) {
    if (!isAway(error)) throw error;
  }
  const { prepHere } = await import('./prep-here.ts');
  return { facts: prepHere(event, ownAddress), where: 'device' };
};
