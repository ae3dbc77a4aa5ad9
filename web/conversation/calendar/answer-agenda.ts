// Answers questions about the calendar from this device's data, so also offline.
import type { Occurrence } from '#domain/agenda.ts';
import type { AgendaRequest, EventQuestion, WhichEvent } from '#language/calendar/agenda-request.ts';
import { notHereYet } from '#language/en/app/replies.ts';
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { type AgendaWorld, clockOf, titleOf, worldOf } from './agenda-world.ts';
import { answerDay, mostRead, restWords } from './day-answers.ts';
import { answerEvent } from './event-answers.ts';
import { joinCall } from './join.ts';
import { missingWords } from './missing-calendar.ts';
import { eventAtHand, knowSpokenEvent, rememberEvent } from './spoken-event.ts';
import { tell } from './tell.ts';
import { findEvent, nextTwo } from './which-event.ts';

export const answerAgenda = (request: AgendaRequest, heard: string, assistant: AssistantSession): void => {
  knowSpokenEvent(assistant);
  const view = currentCalendar();
  const missing = missingWords(view);
  if (missing !== null) return asksOfMail(request) ? askMailInstead(heard, assistant) : tell(missing, heard, assistant);
  const world = worldOf(view);
  if (request.asks === 'prep' || request.asks === 'follow-ups')
    return aroundMeeting(request, heard, { assistant, world });
  if ('which' in request) return answerWhich(request.asks, request.which, heard, { assistant, world });
  const { words, about, rest, withDay } = answerDay(request, world);
  if (rest.length > 0) offerRest(rest, withDay, words, { assistant, world });
  tell(words, heard, assistant);
  if (about) rememberEvent(about, assistant);
};

/** Loaded with the first such request. */
const aroundMeeting = (
  request: Extract<AgendaRequest, { asks: 'prep' | 'follow-ups' }>,
  heard: string,
  around: Around,
): void => {
  const asked =
    request.asks === 'prep'
      ? import('./prep/tell-prep.ts').then(({ tellPrep }) => tellPrep(request, heard, around))
      : import('./prep/follow-ups.ts').then(({ offerFollowUps }) => offerFollowUps(request.which, heard, around));
  asked.catch(() => tell(notHereYet, heard, around.assistant));
};

type Around = { assistant: AssistantSession; world: AgendaWorld };

/** The list goes on by threes. */
const offerRest = (rest: readonly Occurrence[], withDay: boolean, words: string, around: Around): void =>
  around.assistant.questions.ask({
    question: { kind: 'yes-no', act: 'go-on' },
    words,
    answered: ({ kind }, heard) => {
      if (kind !== 'yes') return;
      const { assistant } = around;
      const next = restWords(rest, withDay, around.world);
      const more = rest.slice(mostRead);
      if (more.length > 0) offerRest(more, withDay, next, around);
      tell(next, heard, assistant);
    },
  });

const answerWhich = (asks: EventQuestion, which: WhichEvent, heard: string, around: Around): void => {
  const { assistant, world } = around;
  const one = findEvent(which, eventAtHand(assistant), world);
  if (one === null) return notFound(asks, which, heard, around);
  tellAbout(asks, one, heard, around);
};

const tellAbout = (
  asks: EventQuestion,
  one: Occurrence,
  heard: string | undefined,
  { assistant, world }: Around,
): void => {
  tell(asks === 'join' ? joinCall(one, world) : answerEvent(asks, one, world), heard, assistant);
  rememberEvent(one, assistant);
};

const notFound = (asks: EventQuestion, which: WhichEvent, heard: string, around: Around): void => {
  const { assistant, world } = around;
  const [one, other] = which.words === null && which.people.length === 0 ? nextTwo(world) : [];
  if (one && other) return askWhich(asks, [one, other], heard, around);
  if (asksOfMail({ asks, which })) return askMailInstead(heard, assistant);
  const named = [which.words, ...which.people].filter((part) => part !== null).join(' with ');
  tell(named === '' ? calendarReplies.nothingNow : calendarReplies.notFound(named), heard, assistant);
};

/** 'When is the board dinner' may stand in a mail and not in the calendar. */
const asksOfMail = (request: AgendaRequest): boolean =>
  'which' in request && isOfEvent(request.asks) && request.which.words !== null;

const isOfEvent = (asks: AgendaRequest['asks']): boolean => asks !== 'join' && asks !== 'prep' && asks !== 'follow-ups';

const askMailInstead = (heard: string, assistant: AssistantSession): void => {
  import('#web/conversation/answers/ask-mail.ts').then(
    ({ askMail }) => askMail({ does: 'ask', asked: heard }, heard, assistant),
    () => tell(notHereYet, heard, assistant),
  );
};

/** The options are times, because titles are other people's words and must not become part of understanding. */
const askWhich = (asks: EventQuestion, two: readonly [Occurrence, Occurrence], heard: string, around: Around): void => {
  const { assistant, world } = around;
  const [one, other] = two.map((each) => `${titleOf(each, world)} at ${clockOf(each.from, world)}`);
  const words = calendarReplies.which(one ?? '', other ?? '');
  assistant.questions.ask({
    question: { kind: 'which', options: two.map((each) => clockOf(each.from, world)) },
    words,
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? two[answer.nth] : undefined;
      if (chosen) tellAbout(asks, chosen, said, around);
    },
  });
  tell(words, heard, assistant);
};
