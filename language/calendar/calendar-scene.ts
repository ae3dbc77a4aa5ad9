// Questions about the calendar, on every screen.
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { parseAboutSpoken, parseAgenda, parseNextAlone } from './agenda.ts';
import type { AgendaIntent, AgendaRequest } from './agenda-request.ts';

/** `spoken`: Flow has just spoken of an event. Absent where it has not. */
export type CalendarSituation = { calendar?: { spoken: boolean }; drafting?: { step: string }; playing: unknown };

export const calendar = {
  inFront: (heard, { calendar: shown, drafting, playing }) =>
    (drafting?.step ?? 'none') === 'none' ? intentOf(frontRequest(heard, shown?.spoken === true, playing)) : null,
  freeText: (heard) => intentOf(parseAgenda(heard)),
} satisfies SceneParser<AgendaIntent, CalendarSituation>;

const frontRequest = (heard: string, spoken: boolean, playing: unknown): AgendaRequest | null =>
  (spoken ? parseAboutSpoken(heard) : null) ?? (playing === null ? parseNextAlone(heard) : null);

const intentOf = (request: AgendaRequest | null): AgendaIntent | null => request && { kind: 'agenda', request };
