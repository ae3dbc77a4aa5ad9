// In which zone somebody outside lives: by the clocks of their mails, else by the meetings that they organize.
import type { Message } from '#domain/mail.ts';
import { offsetAt } from '#domain/zone-offset.ts';
import { zoneOfOffset } from '#reading/times/sender-zone.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import { zoneOf } from '#web/conversation/calendar/finding/slot-world.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

/** Null: unknown, or their mails disagree. */
export const theirZone = (email: string, world: AgendaWorld): string | null =>
  zoneOfMails(mailsOf(email), world.zone) ?? zoneOf(email, world);

const mostMails = 10;

type Mail = { at: string; offset: number };

const mailsOf = (email: string): Mail[] =>
  [...mailbox.current().threads.values()]
    .flatMap(({ messages }) => messages)
    .filter(({ from }) => from.email.toLowerCase() === email.toLowerCase())
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .flatMap(mailOf)
    .slice(0, mostMails);

const mailOf = ({ at, reading: { offset } }: Message): Mail[] => (offset === undefined ? [] : [{ at, offset }]);

/** The zone of the newest, where all others fit it. */
export const zoneOfMails = (mails: readonly Mail[], own: string): string | null => {
  const [newest] = mails;
  if (newest === undefined) return null;
  const zone = zoneOfOffset(newest.offset, new Date(newest.at), own);
  return mails.every(({ at, offset }) => offsetAt(Date.parse(at), zone) === offset * 60_000) ? zone : null;
};
