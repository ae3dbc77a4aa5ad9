// Answers questions about one event: when, where, who, how long. Pure.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import type { EventQuestion } from '#language/calendar/agenda-request.ts';
import * as say from '#language/en/calendar/answer-replies.ts';
import { onDay } from '#language/en/calendar/span-name.ts';
import { type AgendaWorld, clockOf, eventOf, namesIn, onlineName, titleOf } from './agenda-world.ts';

export const answerEvent = (asks: Exclude<EventQuestion, 'join'>, one: Occurrence, world: AgendaWorld): string => {
  const title = capital(titleOf(one, world));
  const event = { ...eventOf(one, world), title };
  const isHidden = world.discreet && one.event.visibility === 'private';
  switch (asks) {
    case 'time':
      return isWholeDay(one) ? say.wholeDayReply(title, onDay({ ...world, from: one.from })) : say.timeReply(event);
    case 'place':
      return isHidden
        ? say.placeReply(title, null, null)
        : say.placeReply(title, say.quotedPlace(one.event.place), onlineName(one));
    case 'people':
      return peopleWords(title, one, isHidden);
    case 'length':
      return isWholeDay(one)
        ? say.wholeDayReply(title, onDay({ ...world, from: one.from }))
        : say.lengthReply(event, clockOf(one.to, world));
  }
};

const mostNames = 4;

const peopleWords = (title: string, one: Occurrence, isHidden: boolean): string => {
  if (isHidden) return say.peopleReply(title, [], 0, 0);
  const names = namesIn(one);
  const { guests, guestCount } = one.event;
  const declined = guests.filter(({ answer, kind }) => answer === 'declined' && kind === 'person').length;
  const kept = names.slice(0, mostNames);
  return say.peopleReply(title, kept, Math.max(names.length, guestCount - 1 - declined) - kept.length, declined);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
