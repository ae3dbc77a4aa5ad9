// Whom 'we' means where nobody is named: the guests of the event at hand, or whoever wrote the mail that plays.
import { entriesOf, type GuestEntry } from '#domain/calendar.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { eventAtHand } from '#web/conversation/calendar/spoken-event.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export const peopleAtHand = ({ assistant }: Around): GuestEntry[] => {
  const event = eventAtHand(assistant);
  if (event !== null && event.event.guests.length > 0) return entriesOf(event.event);
  const { current } = queueViewOf(assistant.player.state.current());
  const messages = current === null ? [] : (mailbox.current().threads.get(current)?.messages ?? []);
  const from = messages.findLast((one) => one.from.email.toLowerCase() !== assistant.ownAddress.toLowerCase())?.from;
  return from === undefined ? [] : [{ email: from.email, name: from.name ?? '', optional: false }];
};
