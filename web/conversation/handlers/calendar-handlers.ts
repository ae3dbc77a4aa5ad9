import { answerAgenda } from '#web/conversation/calendar/answer-agenda.ts';
import { doEvent } from '#web/conversation/calendar/events/do-event.ts';
import { undoEvent } from '#web/conversation/calendar/events/undo-event.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Handlers } from '#web/conversation/session/conversation-scene.ts';

export const calendarHandlers = (assistant: AssistantSession): Handlers => ({
  agenda: ({ request }, heard) => {
    answerAgenda(request, heard, assistant);
    return { kind: 'done' };
  },
  event: ({ request }, heard) => {
    doEvent(request, heard, assistant);
    return { kind: 'done' };
  },
  command: ({ command }, heard) => (undoEvent(command, heard, assistant) ? { kind: 'done' } : null),
});
