import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';

/** The tools that handle a request on events. */
export type Around = { assistant: AssistantSession; world: AgendaWorld };
