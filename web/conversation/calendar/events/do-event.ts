// Runs a person's requests on events. The screen shows the change before Flow answers.
import { type EventRequest, isScheduling } from '#language/calendar/event-request.ts';
import type { SchedulingRequest } from '#language/calendar/finding-request.ts';
import { notHereYet } from '#language/en/app/replies.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { missingWords } from '#web/conversation/calendar/missing-calendar.ts';
import { knowSpokenEvent } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { answerAllByWords } from './answer-all.ts';
import { answerByWords } from './answer-by-words.ts';
import type { Around } from './around.ts';
import { changeByWords } from './change-event.ts';
import { chooseEvent } from './choose-event.ts';
import { putByWords } from './put-event.ts';

export const doEvent = (request: EventRequest, heard: string, assistant: AssistantSession): void => {
  knowSpokenEvent(assistant);
  const view = currentCalendar();
  const missing = missingWords(view);
  if (missing !== null) return tell(missing, heard, assistant);
  const around = { assistant, world: worldOf(view) };
  if (isScheduling(request)) return doScheduling(request, heard, around);
  if (request.does === 'put') return putByWords(request, heard, around);
  if (request.does === 'answer') return answerByWords(request, heard, around);
  if (request.does === 'answer-all') return answerAllByWords(request, heard, around);
  chooseEvent(request, heard, around, (chosen) => changeByWords(request, chosen, around));
};

/** Loaded when somebody first asks: it is no part of the first mail. */
const doScheduling = (request: SchedulingRequest, heard: string, around: Around): void => {
  import('#web/conversation/calendar/finding/do-scheduling.ts').then(
    ({ schedule }) => schedule(request, heard, around),
    () => tell(notHereYet, heard, around.assistant),
  );
};
