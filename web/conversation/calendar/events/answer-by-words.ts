// Answers one invitation by words. A note is read back first, and so is an answer to somebody the person does not know.
import type { Occurrence } from '#domain/agenda.ts';
import { seriesKeyOf } from '#domain/event-ref.ts';
import type { WhichEvent } from '#language/calendar/agenda-request.ts';
import type { EventRequest } from '#language/calendar/event-request.ts';
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import { eventRefusals } from '#language/en/calendar/event-replies.ts';
import { answeredReply, answerQuestion, invitationReplies } from '#language/en/calendar/invitation-replies.ts';
import { answeredAt } from '#web/commands/answered-at.ts';
import { respond } from '#web/commands/event-commands.ts';
import { titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { eventAtHand, invitationAtHand, isInvitation } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { findEvents, isAtHand } from '#web/conversation/calendar/which-event.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { announce } from './announce.ts';
import { unanswered } from './answer-all.ts';
import type { Around } from './around.ts';
import { askWhichEvent } from './choose-event.ts';
import { spanWords } from './said-times.ts';

type Answer = Extract<EventRequest, { does: 'answer' }>;

export const answerByWords = (request: Answer, heard: string, around: Around): void => {
  const { assistant } = around;
  const found = invitationsFor(request.which, around);
  if (typeof found === 'string') return tell(found, heard, assistant);
  const [only, another] = found;
  if (only === undefined) return tell(invitationReplies.none, heard, assistant);
  if (another === undefined) return answer(request, only, heard, around);
  askWhichEvent(found, heard, around, (one, said) => answer(request, one, said, around));
};

/** The invitations that the words may mean, or why there is none. */
const invitationsFor = (which: WhichEvent, around: Around): Occurrence[] | string => {
  const { assistant } = around;
  const world = { ...around.world, withDeclined: true } as const;
  const here = invitationAtHand(assistant);
  if (isAtHand(which)) return here === null ? unanswered(around) : [here];
  const found = findEvents(which, eventAtHand(assistant), world);
  const invited = found.filter(isInvitation);
  if (invited.length > 0) return invited;
  const [first] = found;
  if (first) return invitationReplies.own(titleOf(first, world));
  const named = [which.words, ...which.people].filter((part) => part !== null).join(' with ');
  return named === '' ? invitationReplies.noneThen : calendarReplies.notFound(named);
};

const answer = (request: Answer, one: Occurrence, heard: string | undefined, around: Around): void => {
  const { assistant, world } = around;
  const { event } = one;
  const at = request.scope === 'this' ? one.key : request.scope === null ? answeredAt(one) : seriesKeyOf(one.key);
  const of = { title: titleOf(one, world), when: spanWords(event.span, world), whole: at !== one.key };
  if (request.note === null && event.own?.answer === request.answer && !of.whole)
    return tell(invitationReplies.already(of.title, request.answer), heard, assistant);
  const organizer = event.organizer;
  const give = (said: string | undefined): void => {
    const given = respond({ at, answer: request.answer, note: request.note }, { spoken: true });
    const words = answeredReply(request.answer, of, organizer, hasNetwork());
    announce(given, { words, heard: said, about: { key: one.key, near: one.from } }, around);
  };
  if (request.note === null && !event.stranger) return give(heard);
  const words = answerQuestion(request.answer, of, { whom: organizer, note: request.note, stranger: event.stranger });
  assistant.questions.ask({
    question: { kind: 'yes-no', act: null },
    words,
    yes: 'Answer',
    answered: ({ kind }, said) => {
      if (kind === 'yes') give(said);
      else tell(eventRefusals.left, said, assistant);
    },
  });
  tell(words, heard, assistant);
};
