import { answerAgenda } from '#web/conversation/calendar/answer-agenda.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Handlers } from '#web/conversation/session/conversation-scene.ts';

export const calendarHandlers = (assistant: AssistantSession): Handlers => ({
  agenda: ({ request }, heard) => {
    answerAgenda(request, heard, assistant);
    return { kind: 'done' };
  },
});
