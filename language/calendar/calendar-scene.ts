// Questions about the calendar and requests to change it, on every screen.
import { normalize } from '#language/engine/normalize.ts';
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { parseAboutSpoken, parseAgenda, parseNextAlone } from './agenda.ts';
import type { AgendaIntent, AgendaRequest } from './agenda-request.ts';
import type { EventFocus, EventIntent, EventRequest } from './event-request.ts';
import { parseEvent } from './events.ts';
import { parseScheduling } from './finding.ts';
import { parseHeld } from './holding.ts';
import { parseInvitationAnswer } from './invitation-answer.ts';
import { type Offer, parseOffered } from './offered.ts';
import { parsePrep } from './prep.ts';

/**
 * `spoken`: Flow has just spoken of an event. `picked`: one is picked on the calendar. `front`: the calendar is in front. `invited`: an
 * invitation is at hand. `offered`: Flow offers times. Absent where Flow has said nothing of events.
 */
export type CalendarSituation = {
  calendar?: { spoken: boolean; picked?: boolean; front?: boolean; invited?: boolean; offered?: Offer };
  drafting?: { step: string };
  playing: unknown;
};

export const calendar = {
  inFront: (heard, situation) => {
    const { calendar: shown, drafting, playing } = situation;
    if ((drafting?.step ?? 'none') !== 'none') return null;
    const first = offeredIntent(heard, shown?.offered) ?? frontIntent(heard, shown?.spoken === true, playing);
    if (first !== null) return first;
    const focus = focusOf(situation);
    return heldIntent(heard) ?? focusIntent(heard, focus);
  },
  freeText: (heard, situation) =>
    requestIntent(parseScheduling(heard)) ??
    intentOf(parsePrep(heard) ?? parseAgenda(heard)) ??
    eventIntent(heard, focusOf(situation)),
} satisfies SceneParser<AgendaIntent | EventIntent, CalendarSituation>;

const focusOf = ({ calendar: shown }: CalendarSituation): EventFocus => ({
  event: shown?.spoken === true || shown?.picked === true,
  calendar: shown?.front === true,
  invited: shown?.invited === true,
});

/** With an event at hand, or the calendar in front, 'the holds' could also be the title of an event. */
const heldIntent = (heard: string): EventIntent | null => requestIntent(parseHeld({ plain: normalize(heard), heard }));

const focusIntent = (heard: string, focus: EventFocus): EventIntent | null =>
  focus.event || focus.calendar ? eventIntent(heard, focus) : invitationIntent(heard, focus);

const offeredIntent = (heard: string, offer: Offer | undefined): EventIntent | null => {
  const answer = offer === undefined ? null : parseOffered(heard, offer);
  return answer && requestIntent({ does: 'offered', ...answer });
};

const frontIntent = (heard: string, spoken: boolean, playing: unknown): AgendaIntent | null =>
  intentOf((spoken ? parseAboutSpoken(heard) : null) ?? (playing === null ? parseNextAlone(heard) : null));

const intentOf = (request: AgendaRequest | null): AgendaIntent | null => request && { kind: 'agenda', request };

const invitationIntent = (heard: string, focus: EventFocus): EventIntent | null =>
  focus.invited ? requestIntent(parseInvitationAnswer(heard, focus)) : null;

const eventIntent = (heard: string, focus: EventFocus): EventIntent | null => requestIntent(parseEvent(heard, focus));

const requestIntent = (request: EventRequest | null): EventIntent | null => request && { kind: 'event', request };
