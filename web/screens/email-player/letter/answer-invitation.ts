// Answers the invitation of the mail that plays: by button, key and words, alone or together with archiving its mail.
import { Check, CircleHelp, X } from 'lucide-react';
import { type CalendarEvent, type Events, keyOfEvent, type Rsvp } from '#domain/calendar.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import { keyOf, Original } from '#domain/event-ref.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Invitation } from '#domain/mail.ts';
import { problems } from '#domain/problem.ts';
import { answeredWords } from '#language/en/calendar/guest-words.ts';
import { respond } from '#web/commands/event-commands.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** `answered`: the mail may be answered here. Otherwise it only claims to be about that event. */
export type Invited = { event: CalendarEvent; answered: boolean };

/** The calendar's copy is the truth. A mail that names another organizer is shown as such, and answers nothing. */
export const invitedEvent = (events: Events, { uid, organizer, original, method }: Invitation): Invited | null => {
  if (uid === undefined || method === 'reply') return null;
  const whole = [...events.values()].find((one) => one.uid === uid && one.series === null);
  if (whole === undefined) return null;
  const answered = organizer === undefined || organizer === whole.organizer?.email.toLowerCase();
  const instance = Original.safeParse(original).data;
  const event =
    instance === undefined
      ? whole
      : eventAt(events, keyOf({ calendarId: whole.calendarId, eventId: whole.id, original: instance }));
  return event === null || event.status === 'cancelled' ? null : { event, answered };
};

export const answerInvitation = ({ acts, captions }: StageSession, event: CalendarEvent, answer: Rsvp): void => {
  const given = respond({ at: keyOfEvent(event), answer }, { spoken: false });
  if (given.kind === 'refused') return captions.say(problems[given.problem].title);
  const { id } = given.given;
  const action = { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => acts.undo({}, id) };
  const title = answeredWords(answer, event.organizer);
  captions.say(title);
  notice({ about: 'undo', title, icon: 'done', action });
};

const answerThenArchive = ({ acts }: StageSession, event: CalendarEvent, answer: Rsvp, threadId: ThreadId): void => {
  const args = { at: keyOfEvent(event), answer, note: null, seen: event.span };
  acts.asGroup([
    { command: { kind: 'respond', args }, lesser: false },
    { command: { kind: 'archive', args: { threadIds: [threadId] } }, lesser: false },
    () => answeredWords(answer, event.organizer),
  ]);
};

/** `event`: the one on the card, as it is now. */
export const invitationControls = (
  session: StageSession,
  threadId: ThreadId,
  event: () => CalendarEvent,
): SceneControl[] =>
  answers.flatMap(({ answer, name, key, icon, words }) => [
    {
      id: `invitation-${answer}`,
      name,
      keys: [key],
      icon,
      phrases: words,
      run: () => {
        answerInvitation(session, event(), answer);
        return null;
      },
    },
    {
      id: `invitation-${answer}-archive`,
      name: `${name} and archive`,
      phrases: words.flatMap((said) => [`${said} and archive`, `${said} and archive it`]),
      run: () => {
        answerThenArchive(session, event(), answer, threadId);
        return null;
      },
    },
  ]);

const answers = [
  {
    answer: 'accepted',
    name: 'Accept',
    key: 'Y',
    icon: Check,
    words: ['accept', 'accept it', 'accept the invitation'],
  },
  {
    answer: 'declined',
    name: 'Decline',
    key: 'N',
    icon: X,
    words: ['decline', 'decline it', 'decline the invitation'],
  },
  { answer: 'tentative', name: 'Say maybe', key: 'M', icon: CircleHelp, words: ['maybe', 'say maybe', 'tentative'] },
] as const;
