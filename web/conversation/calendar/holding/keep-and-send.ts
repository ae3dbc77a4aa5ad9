// Keeps the times that the person has just agreed to, and sends the mail that offers them.
import { problems } from '#domain/problem.ts';
import { holdEnd } from '#domain/scheduling/hold-end.ts';
import { findingReplies } from '#language/en/calendar/finding-replies.ts';
import { holdingReplies, holdingTexts } from '#language/en/calendar/holding-replies.ts';
import { type Given, holdTimes, ownCalendar } from '#web/commands/event-commands.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { announce } from '#web/conversation/calendar/events/announce.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { eventSpan, fresh } from '#web/conversation/calendar/finding/book.ts';
import { nameOf } from '#web/conversation/calendar/finding/offer-words.ts';
import { dropOffered, type Offered } from '#web/conversation/calendar/finding/offered.ts';
import { ownHours } from '#web/conversation/calendar/finding/slot-world.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { nextDraftId } from '#web/conversation/drafting/draft-id.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { rememberHold } from '#web/data/time-holds.ts';
import { sendOffer } from './send-offer.ts';

export const keepAndSend = async (offer: Offered, heard: string | undefined, around: Around): Promise<void> => {
  const { assistant } = around;
  const world = worldOf(currentCalendar());
  const { people, slots } = offer;
  const [person] = people;
  const calendarId = ownCalendar(world.view.calendars);
  dropOffered();
  if (person === undefined) return;
  if (world.now.getTime() - offer.at > fresh) return tell(findingReplies.noLonger, heard, assistant);
  if (calendarId === null) return tell(problems['event.read-only'].title, heard, assistant);
  if (!hasNetwork()) return tell(holdingReplies.offline, heard, assistant);
  if (assistant.drafting.now().step !== 'none') return tell(holdingReplies.drafting, heard, assistant);
  const name = nameOf(person.email, people);
  const spans = slots.map(({ span }) => eventSpan(span, world.zone));
  const draftId = nextDraftId();
  const hold = {
    person: { name: person.name, email: person.email },
    draftId,
    endsAt: holdEnd(world.now, world.zone, ownHours().days).toISOString(),
  };
  const given = holdTimes(
    { calendarId, spans, title: holdingTexts.title(name), hold },
    { spoken: heard !== undefined },
  );
  if (given.kind === 'refused') return announce(given, { words: '', heard, about: null }, around);
  remember(given);
  const sent = await sendOffer(offer, draftId, heard, around);
  const words = (sent ? holdingReplies.done : holdingReplies.waits)(name, slots.length);
  announce(given, { words, heard, about: null }, around);
};

const remember = (given: Extract<Given, { kind: 'given' }>): void => {
  const { id, command } = given.given;
  if (command.kind !== 'hold-times') return;
  const { at, others, spans, hold } = command.args;
  const keys = [at, ...others];
  const times = spans.flatMap((span, nth) => (keys[nth] === undefined ? [] : [{ at: keys[nth], span }]));
  rememberHold({ ...hold, id, times });
};
