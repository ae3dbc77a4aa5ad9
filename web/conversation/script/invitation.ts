// Describes an invitation in the person's time zone, with the names they use.
import { dayOf, startOf } from '#domain/day.ts';
import type { Invitation, Message } from '#domain/mail.ts';
import type { SaidAt } from '#language/en/engine/moments.ts';
import { invitationReply } from '#language/en/mail/invitation-words.ts';
import { contactBook } from '#web/data/contacts.ts';
import { spokenName } from './spoken-name.ts';
import { saidFrom, zoneHere } from './zone.ts';

/** `own`: the person's address. `vouched`: no warning applies to the sender. */
export const saidInvitation = (message: Message, invitation: Invitation, own: string, vouched: boolean): string => {
  const { startsAt, endsAt, guests = [] } = invitation;
  const others = guests.filter(
    ({ email }) => email !== own.toLowerCase() && email !== message.from.email.toLowerCase(),
  );
  return invitationReply({
    ...invitation,
    sender: vouched ? senderOf(message, invitation) : '',
    guests: others.map((guest) => spokenName(guest) || guest.email),
    minutes: endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    starts: startsOf(invitation),
  });
};

/** Anybody can call themselves like a guest. So an answer is told as a contact's, as an address's, or as nobody's. */
const senderOf = ({ from }: Message, { method, answer }: Invitation): string => {
  if (method === 'reply' && answer === undefined) return '';
  const known = method !== 'reply' || contactBook.current().byAddress.has(from.email.toLowerCase());
  return (known && spokenName(from)) || from.email;
};

/** An all-day event keeps its date in every time zone. */
const startsOf = ({ startsAt, allDay }: Invitation): SaidAt => {
  const at = new Date(startsAt);
  return saidFrom(allDay ? startOf(dayOf(at, 'UTC'), zoneHere()) : at);
};
