// Runs a person's requests on events. The screen shows the change before Flow answers.
import type { EventRequest } from '#language/calendar/event-request.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { missingWords } from '#web/conversation/calendar/missing-calendar.ts';
import { knowSpokenEvent } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { answerAllByWords } from './answer-all.ts';
import { answerByWords } from './answer-by-words.ts';
import { changeByWords } from './change-event.ts';
import { chooseEvent } from './choose-event.ts';
import { putByWords } from './put-event.ts';

export const doEvent = (request: EventRequest, heard: string, assistant: AssistantSession): void => {
  knowSpokenEvent(assistant);
  const view = currentCalendar();
  const missing = missingWords(view);
  if (missing !== null) return tell(missing, heard, assistant);
  const around = { assistant, world: worldOf(view) };
  if (request.does === 'put') return putByWords(request, heard, around);
  if (request.does === 'answer') return answerByWords(request, heard, around);
  if (request.does === 'answer-all') return answerAllByWords(request, heard, around);
  chooseEvent(request, heard, around, (chosen) => changeByWords(request, chosen, around));
};
