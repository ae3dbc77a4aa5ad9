// Puts an event on the person's calendar, invites its guests, or keeps a time free.
import type { GuestEntry } from '#domain/calendar.ts';
import { dayOf, weekdayOf } from '#domain/day.ts';
import { meetingsDuring } from '#domain/free-time.ts';
import type { CalendarId } from '#domain/id.ts';
import { movedBy } from '#domain/moved-span.ts';
import { problems } from '#domain/problem.ts';
import { type EventSpan, instantOf } from '#domain/wall-time.ts';
import type { EventRequest, SpokenEvent } from '#language/calendar/event-request.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import {
  blockedTitle,
  clashReply,
  everyOther,
  guestQuestions,
  meetingTitle,
  putReply,
} from '#language/en/calendar/event-replies.ts';
import { blockTime, ownCalendar, plainFields, putEvent } from '#web/commands/event-commands.ts';
import { rowsIn, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { keyMade } from './announce.ts';
import type { Around } from './around.ts';
import { giveAskingFirst } from './ask-guests-first.ts';
import { timeToPut, withTime } from './ask-time.ts';
import { chooseGuests } from './choose-guests.ts';
import { recurrenceOf, rhythmOf, spanWords } from './said-times.ts';
import { wantsVideo } from './wants-video.ts';

export const putByWords = (
  { event, block }: Extract<EventRequest, { does: 'put' }>,
  heard: string,
  around: Around,
): void => {
  const { assistant, world } = around;
  const calendarId = ownCalendar(world.view.calendars);
  if (calendarId === null) return tell(problems['event.read-only'].title, heard, assistant);
  const people = block ? [] : event.people;
  chooseGuests(people, heard, around, (guests, words) => put({ event, block, calendarId, guests }, words, around));
};

type Putting = { event: SpokenEvent; block: boolean; calendarId: CalendarId; guests: readonly GuestEntry[] };

const put = ({ event, block, calendarId, guests }: Putting, heard: string | undefined, around: Around): void => {
  const { world } = around;
  const title = capital(event.title ?? (guests.length > 0 ? meetingTitle : blockedTitle));
  const { timed, asking } = timeToPut(event, block, block ? 'it' : quotedTitle(title), around);
  withTime(timed, asking, heard, around, (said, words) => {
    const span = onFirstDay(said, event, around);
    const recurrence = event.repeat && recurrenceOf(event.repeat);
    const place = event.place ?? '';
    const video = wantsVideo({ video: event.video, title, place, guests: guests.length });
    const fields = { ...plainFields, title, place, span, recurrence, guests: [...guests], video };
    const clash = clashWords(span, around);
    const repeats = event.repeat && rhythmName(event, span, recurrence ?? [], around);
    const reply = putReply(
      block && event.title !== null ? `${blockedTitle}, ${quotedTitle(title)}` : title,
      spanWords(span, world),
      repeats,
    );
    const sentence = clash === null ? reply : `${reply} ${clash}`;
    giveAskingFirst(
      {
        give: (how) =>
          block ? blockTime({ calendarId, title, span, recurrence }, how) : putEvent({ calendarId, fields }, how),
        heard: words,
        question: (whom) => guestQuestions.invite(sentence, whom),
        invites: true,
        announced: (given) => {
          const key = keyMade(given);
          return { words: sentence, about: key && { key, near: instantOf(span.start, world.zone) } };
        },
      },
      around,
    );
  });
};

const rhythmName = ({ repeat }: SpokenEvent, { start }: EventSpan, recurrence: string[], { world }: Around): string => {
  const once = rhythmOf(
    recurrence.map((line) => line.replace(/;INTERVAL=\d+/, '')),
    start,
    world,
  );
  return repeat?.every === 2 ? everyOther(once) : once;
};

/** 'Every weekday', said on a Saturday, begins on Monday. */
const onFirstDay = (span: EventSpan, { repeat }: SpokenEvent, { world }: Around): EventSpan => {
  if (repeat === null || repeat.weekdays.length === 0) return span;
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => movedBy(span, { days: ahead }, world.zone));
  return days.find((one) => one !== null && repeat.weekdays.includes(weekdayIn(one, world.zone))) ?? span;
};

const weekdayIn = ({ start }: EventSpan, zone: string): number =>
  weekdayOf(start.kind === 'day' ? start.day : dayOf(new Date(start.at), zone));

const clashWords = ({ start, end }: EventSpan, { world }: Around): string | null => {
  if (start.kind === 'day') return null;
  const stretch = { from: instantOf(start, world.zone), to: instantOf(end, world.zone) };
  const [other] = meetingsDuring(rowsIn(stretch, world).rows, stretch);
  return other ? clashReply(titleOf(other, world), spanWords(other.event.span, world)) : null;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
