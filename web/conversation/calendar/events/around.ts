import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';

/** What a request on events is done with. */
export type Around = { assistant: AssistantSession; world: AgendaWorld };
