// Books one of the times on offer. With guests, Flow reads it back and asks first, and it leaves after its hold.

import { problems } from '#domain/problem.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { atInstant, instantOf } from '#domain/wall-time.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import { blockedTitle, guestQuestions, putReply } from '#language/en/calendar/event-replies.ts';
import { findingReplies } from '#language/en/calendar/finding-replies.ts';
import { ownCalendar, plainFields, putEvent } from '#web/commands/event-commands.ts';
import { keyMade } from '#web/conversation/calendar/events/announce.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { giveAskingFirst } from '#web/conversation/calendar/events/ask-guests-first.ts';
import { spanWords } from '#web/conversation/calendar/events/said-times.ts';
import { wantsVideo } from '#web/conversation/calendar/events/wants-video.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { forgetAvailability } from '#web/data/availability.ts';
import { dropOffered, type Offered } from './offered.ts';

/** After this many milliseconds Flow looks anew. */
export const fresh = 10 * 60_000;

export const book = (offer: Offered, nth: number, heard: string | undefined, around: Around): void => {
  const { assistant, world } = around;
  const slot = offer.slots[nth];
  const calendarId = ownCalendar(world.view.calendars);
  dropOffered();
  if (slot === undefined || world.now.getTime() - offer.at > fresh)
    return tell(findingReplies.noLonger, heard, assistant);
  if (calendarId === null) return tell(problems['event.read-only'].title, heard, assistant);
  const span = eventSpan(slot.span, world.zone);
  const guests = [...offer.people];
  const title = capital(offer.title ?? titleWith(guests.map(({ name, email }) => name || email)));
  const video = wantsVideo({ video: null, title, place: '', guests: guests.length });
  const fields = { ...plainFields, title, place: '', span, guests, video };
  const sentence = putReply(guests.length > 0 ? title : quotedTitle(title), spanWords(span, world), null);
  forgetAvailability();
  giveAskingFirst(
    {
      give: (how) => putEvent({ calendarId, fields }, how),
      heard,
      question: (whom) => guestQuestions.invite(sentence, whom),
      invites: true,
      announced: (given) => {
        const key = keyMade(given);
        return { words: sentence, about: key && { key, near: instantOf(span.start, world.zone) } };
      },
    },
    around,
  );
};

export const eventSpan = ({ from, to }: { from: number; to: number }, zone: string): EventSpan => ({
  start: atInstant(new Date(from), zone),
  end: atInstant(new Date(to), zone),
});

/** 'Meeting with Priya'. */
const titleWith = (names: readonly string[]): string => {
  const [first, second, ...more] = names.map((name) => name.split(' ')[0] ?? name);
  if (first === undefined) return blockedTitle;
  if (second === undefined) return `Meeting with ${first}`;
  return more.length === 0
    ? `Meeting with ${first} and ${second}`
    : `Meeting with ${first} and ${more.length + 1} others`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
