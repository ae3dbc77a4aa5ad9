// Moves, lengthens, renames and cancels events by words.

import { meetingsDuring } from '#domain/free-time.ts';
import { madeLonger, movedBy } from '#domain/moved-span.ts';
import { type EventSpan, instantOf, lengthOf } from '#domain/wall-time.ts';
import type { EventRequest } from '#language/calendar/event-request.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import {
  alsoWords,
  cancelledReply,
  clashReply,
  eventRefusals,
  guestQuestions,
  movedReply,
  placedReply,
  renamedReply,
} from '#language/en/calendar/event-replies.ts';
import { cancelEvent, changeEvent, moveEvent } from '#web/commands/event-commands.ts';
import { rowsIn, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import type { Around } from './around.ts';
import { giveAskingFirst } from './ask-guests-first.ts';
import { timeToMove, withTime } from './ask-time.ts';
import type { Chosen } from './choose-event.ts';
import { onDayWords, spanWords } from './said-times.ts';

type Change = Exclude<EventRequest, { does: 'put' | 'answer' | 'answer-all' }>;

export const changeByWords = (request: Change, chosen: Chosen, around: Around): void => {
  const { one, heard } = chosen;
  const title = titleOf(one, around.world);
  switch (request.does) {
    case 'move': {
      const { timed, asking } = timeToMove({ span: one.event.span, key: one.key }, request.to, title, around);
      return withTime(timed, asking, heard, around, (span, said) => moveTo(span, { ...chosen, heard: said }, around));
    }
    case 'shift':
      return moveTo(movedBy(one.event.span, request.by, around.world.zone), chosen, around);
    case 'length':
      return moveTo(withLength(one.event.span, request), chosen, around);
    case 'rename':
      return setText({ title: capital(request.title) }, chosen, around);
    case 'place':
      return setText({ place: capital(request.place) }, chosen, around);
    case 'cancel':
      return cancel(chosen, around);
  }
};

const withLength = (span: EventSpan, { minutes, more }: Extract<Change, { does: 'length' }>): EventSpan | null =>
  madeLonger(span, more ? minutes : minutes - lengthOf(span) / 60_000);

const moveTo = (span: EventSpan | null, { one, scope, heard }: Chosen, around: Around): void => {
  const { assistant, world } = around;
  const title = titleOf(one, world);
  if (span === null) {
    const isDay = one.event.span.start.kind === 'day';
    return tell(isDay ? eventRefusals.noClock(title) : eventRefusals.short(title), heard, assistant);
  }
  const when = spanWords(span, world);
  if (when === spanWords(one.event.span, world)) return tell(eventRefusals.already(title), heard, assistant);
  const clash = clashWords(span, one.key, around);
  const reply = movedReply(title, when, scope);
  const words = clash === null ? reply : `${reply} ${clash}`;
  const about = aboutAfter(one.key, scope, instantOf(span.start, world.zone));
  giveAskingFirst(
    {
      give: (how) => moveEvent({ at: one.key, span, scope }, how),
      heard,
      question: (whom) => guestQuestions.move(title, `${when}${alsoWords[scope]}`, whom),
      announced: () => ({ words, about }),
    },
    around,
  );
};

/** A series that goes on as another has other keys. */
const aboutAfter = (key: Chosen['one']['key'], scope: Chosen['scope'], near: Date) =>
  scope === 'this' ? { key, near } : null;

const clashWords = ({ start, end }: EventSpan, own: Chosen['one']['key'], { world }: Around): string | null => {
  if (start.kind === 'day') return null;
  const stretch = { from: instantOf(start, world.zone), to: instantOf(end, world.zone) };
  const others = rowsIn(stretch, world).rows.filter(({ key }) => key !== own);
  const [other] = meetingsDuring(others, stretch);
  return other ? clashReply(titleOf(other, world), spanWords(other.event.span, world)) : null;
};

type TextSet = { title: string } | { place: string };

const setText = (set: TextSet, { one, scope, heard }: Chosen, around: Around): void => {
  const title = titleOf(one, around.world);
  const words =
    'title' in set ? renamedReply(quotedTitle(set.title), scope) : placedReply(title, quotedTitle(set.place), scope);
  giveAskingFirst(
    {
      give: (how) => changeEvent({ at: one.key, set, scope }, how),
      heard,
      question: (whom) =>
        'title' in set
          ? guestQuestions.rename(`${quotedTitle(set.title)}${alsoWords[scope]}`, whom)
          : guestQuestions.place(title, `${quotedTitle(set.place)}${alsoWords[scope]}`, whom),
      announced: () => ({ words, about: aboutAfter(one.key, scope, one.from) }),
    },
    around,
  );
};

const cancel = ({ one, scope, heard }: Chosen, around: Around): void => {
  const { world } = around;
  const title = titleOf(one, world);
  const isSeries = one.event.series !== null;
  const day = isSeries ? onDayWords(one.from, world) : spanWords(one.event.span, world);
  giveAskingFirst(
    {
      give: (how) => cancelEvent({ at: one.key, scope }, how),
      heard,
      question: (whom) => guestQuestions.cancel(title, `${day}${alsoWords[scope]}`, whom),
      announced: () => ({ words: cancelledReply(title, day, scope, isSeries), about: null }),
    },
    around,
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
