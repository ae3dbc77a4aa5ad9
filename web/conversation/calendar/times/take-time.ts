// Takes one of the times that a mail offers: the event and the reply, read back together, with one yes for both.

import { bareSubject } from '#domain/bare-subject.ts';
import type { GuestEntry } from '#domain/calendar.ts';
import { crowdOf } from '#domain/crowd.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Address } from '#domain/mail.ts';
import { problems } from '#domain/problem.ts';
import { type EventSpan, instantOf } from '#domain/wall-time.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import { guestRefusals } from '#language/en/calendar/event-replies.ts';
import { crowdWords, peopleNamed } from '#language/en/calendar/guest-words.ts';
import { holdingReplies, holdingTexts } from '#language/en/calendar/holding-replies.ts';
import { replyTexts, timesReplies, zoneWords } from '#language/en/calendar/offered-times-replies.ts';
import { ownCalendar, plainFields, putEvent } from '#web/commands/event-commands.ts';
import { twoDigits } from '#web/conversation/asking/two-digits.ts';
import { titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { announce, keyMade } from '#web/conversation/calendar/events/announce.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { spanWords } from '#web/conversation/calendar/events/said-times.ts';
import { wantsVideo } from '#web/conversation/calendar/events/wants-video.ts';
import type { TakenTime } from '#web/conversation/calendar/holding/held-time.ts';
import { heldName } from '#web/conversation/calendar/holding/standing-holds.ts';
import { writtenTime } from '#web/conversation/calendar/holding/their-times.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { contactBook } from '#web/data/contacts.ts';
import { clashOf, type Offered } from './offered-options.ts';
import { sendAnswer } from './send-answer.ts';

/** `from`: the mail that offers the time. `taken`: the person kept that time for its writer, with others that then go. */
export const takeTime = (
  span: EventSpan,
  from: Offered,
  heard: string | undefined,
  around: Around,
  taken: TakenTime | null = null,
): void => {
  const { assistant, world } = around;
  const calendarId = ownCalendar(world.view.calendars);
  if (calendarId === null) return tell(problems['event.read-only'].title, heard, assistant);
  if (assistant.drafting.now().step !== 'none') return tell(timesReplies.drafting, heard, assistant);
  const { message } = from;
  const title = taken === null ? titleFrom(message.subject) : holdingTexts.meeting(heldName(taken.hold));
  const frees = taken?.frees ?? [];
  const guests = guestsOf(from, assistant.ownAddress);
  const video = wantsVideo({ video: null, title, place: '', guests: guests.length });
  const taking: Taking = {
    title,
    guests,
    when: spanWords(span, world),
    reply: (taken === null ? replyTexts.works : replyTexts.settled)(theirWords(span, from, around)),
    give: ({ spoken }) =>
      putEvent(
        {
          calendarId,
          fields: { ...plainFields, title, place: '', span, guests, video },
          ...(frees.length > 0 ? { frees } : {}),
        },
        { spoken, tells: guests.map(({ email }) => email) },
      ),
    span,
    from,
    frees,
  };
  const lead = taken === null || taken.stands ? '' : `${holdingReplies.gone(heldName(taken.hold))} `;
  ask(`${lead}${question(taking, around)}`, taking, heard, around);
};

type Taking = {
  title: string;
  guests: GuestEntry[];
  when: string;
  reply: string;
  give: (how: { spoken: boolean }) => ReturnType<typeof putEvent>;
  span: EventSpan;
  from: Offered;
  frees: readonly EventKey[];
};

const question = ({ title, guests, when, reply, span, frees }: Taking, { assistant, world }: Around): string => {
  const clash = clashOf(span, world, frees);
  const crowd = crowdAmong(guests, assistant);
  return timesReplies.accept(
    quotedTitle(title),
    when,
    crowd === null ? peopleNamed(guests) : crowdWords(crowd),
    reply,
    clash === null ? null : titleOf(clash, world),
  );
};

const ask = (words: string, taking: Taking, heard: string | undefined, around: Around): void => {
  const { assistant } = around;
  const crowd = crowdAmong(taking.guests, assistant);
  assistant.questions.ask({
    question: crowd === null ? { kind: 'yes-no', act: null } : { kind: 'proof', number: twoDigits() },
    words,
    yes: timesReplies.yesBook,
    answered: ({ kind }, said) => {
      if (kind === 'unproven') return ask(guestRefusals.number(timesReplies.yesBook), taking, said, around);
      if (kind !== 'yes') return tell(timesReplies.kept, said, assistant);
      const unknown = taking.guests.filter(({ email }) => !isKnown(email));
      // A spoken yes may be somebody else's voice, so strangers need a press.
      if (said !== undefined && crowd === null && unknown.length > 0)
        return ask(timesReplies.press(unknown.map(({ email }) => email).join(', ')), taking, said, around);
      void book(taking, said, around);
    },
  });
  tell(words, heard, assistant);
};

const crowdAmong = (guests: readonly GuestEntry[], { ownAddress }: Around['assistant']) =>
  crowdOf(
    guests.map(({ email }) => email),
    ownAddress,
  );

const book = async (taking: Taking, said: string | undefined, around: Around): Promise<void> => {
  const { assistant, world } = around;
  const { title, when, span, from, guests } = taking;
  const given = taking.give({ spoken: said !== undefined });
  const about = (): { key: NonNullable<ReturnType<typeof keyMade>>; near: Date } | null => {
    const key = keyMade(given);
    return key && { key, near: instantOf(span.start, world.zone) };
  };
  if (given.kind === 'refused') return announce(given, { words: '', heard: said, about: null }, around);
  const sent = await sendAnswer(from, taking.reply, said, assistant, { paid: true });
  const words = sent
    ? timesReplies.done(quotedTitle(title), when, peopleNamed(guests))
    : timesReplies.waits(quotedTitle(title), when);
  announce(given, { words, heard: said, about: about() }, around);
};

/** The person has written there. */
const isKnown = (email: string): boolean =>
  (contactBook.current().byAddress.get(email.toLowerCase())?.written ?? 0) > 0;

/** The subject without 'Re:' and 'Fwd:'. */
export const titleFrom = (subject: string): string => bareSubject(subject).slice(0, longestTitle) || 'Meeting';

const longestTitle = 200;

/** Everybody in the headers of the mail but the person, its writer first. */
export const guestsOf = ({ message: { from, to, cc } }: Offered, own: string): GuestEntry[] => {
  const all = new Map<string, Address>();
  for (const one of [from, ...to, ...cc]) if (!all.has(one.email.toLowerCase())) all.set(one.email.toLowerCase(), one);
  all.delete(own.toLowerCase());
  return [...all.values()].slice(0, mostGuests).map(({ name, email }) => ({ name, email, optional: false }));
};

const mostGuests = 20;

/** 'Tuesday, 1 December at 15:00', on the clock of the person who reads the reply. */
export const theirWords = ({ start }: EventSpan, { zone }: Offered, { world }: Around): string => {
  const words = writtenTime(instantOf(start, world.zone), zone, world);
  return zone === world.zone ? words : `${words} ${zoneWords.yours}`;
};
