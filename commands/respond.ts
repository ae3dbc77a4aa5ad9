// Answers an invitation: one event, one instance of a series, or the whole series.
import type { ActionType } from '#domain/action-words.ts';
import type { Answer, Rsvp } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { eventCommand } from './event-command.ts';

/** `seen`: the time that the person answered to. */
export const respond = eventCommand({
  kind: 'respond',
  activity: 'invitation_accepted',
  activityFor: ({ answer }) => activities[answer],
  grave: true,
  changes: ({ at, ...answer }: { at: EventKey; seen: EventSpan } & Answer) => [
    { ledger: 'calendar', kind: 'respond', at, ...answer },
  ],
});

const activities: Readonly<Record<Rsvp, ActionType>> = {
  accepted: 'invitation_accepted',
  declined: 'invitation_declined',
  tentative: 'invitation_tentative',
  unanswered: 'invitation_tentative',
};
