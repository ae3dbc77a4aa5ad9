// The event of an invitation, as the calendar has it now, with the person's answer. Loaded with the calendar.
import { CalendarDays, ShieldAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { isMeeting, type Occurrence, occurrencesBetween } from '#domain/agenda.ts';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import { dayOf, plusDays } from '#domain/day.ts';
import type { Address, Invitation, Thread } from '#domain/mail.ts';
import { instantOf } from '#domain/wall-time.ts';
import { knowSpokenEvent, showInvited } from '#web/conversation/calendar/spoken-event.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { type CalendarView, useCalendar } from '#web/data/calendar.ts';
import { spanWords } from '#web/screens/calendar/own/span-words.ts';
import { Answers } from '#web/screens/calendar/panel/answers.tsx';
import { doIn, readIn } from '#web/stage/scene/scene-words.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { answerInvitation, invitationControls, invitedEvent } from './answer-invitation.ts';
import styles from './invitation-card.module.css';
import { mailControls } from './mail-controls.ts';

export function InvitationCard({ thread }: { thread: Thread }) {
  const view = useCalendar();
  const message = thread.messages.findLast(({ invitation }) => invitation?.uid !== undefined);
  const invitation = message?.invitation ?? null;
  const invited = invitation === null ? null : invitedEvent(view.events, invitation);
  if (message === undefined || invitation === null || invited === null || invited.event.own === null) return null;
  if (!invited.answered) return <Spoofed named={invitation.organizer ?? ''} event={invited.event} />;
  return <Card {...{ thread, view, invitation, sender: message.from, event: invited.event }} />;
}

type Props = { thread: Thread; view: CalendarView; invitation: Invitation; sender: Address; event: CalendarEvent };

function Card({ thread, view, invitation, sender, event }: Props) {
  const session = useStageSession();
  useControls(thread, event);
  const clash = clashWith(view, event);
  return (
    <section className={styles.card} aria-label="Invitation">
      <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <b>{event.title || 'No title'}</b>
        <p>{spanWords(event.span)}</p>
        {hasMoved(event, invitation) && <p className={styles.note}>Moved since this mail was sent.</p>}
        {!isFrom(sender, event) && (
          <p className={styles.note}>
            {sender.email} sent this mail. The organizer is {organizerWords(event)}.
          </p>
        )}
        {clash && <p className={styles.note}>You have “{clash.event.title || 'another event'}” then.</p>}
      </div>
      <div className={styles.answers}>
        <Answers given={event.own?.answer ?? null} onAnswer={(answer) => answerInvitation(session, event, answer)} />
      </div>
    </section>
  );
}

/** The mail carries the name of a real event, but somebody else's address. */
function Spoofed({ named, event }: { named: string; event: CalendarEvent }) {
  return (
    <section className={styles.card} aria-label="Invitation">
      <ShieldAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <b>Not the organizer of “{event.title || 'No title'}”</b>
        <p>
          This mail names {named}. On your calendar the organizer is {organizerWords(event)}, so Flow answers nothing
          here.
        </p>
      </div>
    </section>
  );
}

/** Google sends from the organizer's address. */
const isFrom = ({ email }: Address, { organizer }: CalendarEvent): boolean =>
  organizer === null || email.toLowerCase() === organizer.email.toLowerCase();

const organizerWords = ({ organizer }: CalendarEvent): string => {
  if (organizer === null) return 'not named';
  return organizer.name === '' ? organizer.email : `${organizer.name}, ${organizer.email}`;
};

/** The card brings its keys and phrases, and takes them with it. */
const useControls = (thread: Thread, event: CalendarEvent): void => {
  const session = useStageSession();
  const latest = useRef(event);
  useLayoutEffect(() => {
    latest.current = event;
    const zone = zoneHere();
    const [from, to] = [instantOf(event.span.start, zone), instantOf(event.span.end, zone)];
    showInvited({ key: keyOfEvent(event), event, from, to });
  });
  useLayoutEffect(() => {
    const scene = { name: 'invitation', controls: invitationControls(session, thread.id, () => latest.current) };
    mailControls.become(scene.controls);
    knowSpokenEvent(session);
    const leave = session.scenes.enter({
      name: scene.name,
      understand: (heard) => readIn(scene, heard),
      handlers: {
        scene: (intent, heard) => {
          if (intent.scene !== scene.name) return null;
          const said = doIn(scene, intent, heard);
          if (said !== null) session.saying.say(said, heard);
          return { kind: 'done' };
        },
      },
    });
    return () => {
      leave();
      showInvited(null);
      mailControls.become([]);
    };
  }, [session, thread.id]);
};

/** A series keeps its first time, so only single events can be told apart. */
const hasMoved = ({ span, recurrence, series }: CalendarEvent, { startsAt, allDay }: Invitation): boolean =>
  recurrence === null &&
  series === null &&
  allDay === undefined &&
  instantOf(span.start, 'UTC').getTime() !== Date.parse(startsAt);

const clashWith = (view: CalendarView, event: CalendarEvent): Occurrence | null => {
  const zone = zoneHere();
  const [from, to] = [instantOf(event.span.start, zone), instantOf(event.span.end, zone)];
  const day = dayOf(from, zone);
  const own = keyOfEvent(event);
  return (
    occurrencesBetween(view.events, zone, day, plusDays(day, 1)).find(
      (one) => one.key !== own && !one.key.startsWith(`${own} `) && isMeeting(one) && one.from < to && one.to > from,
    ) ?? null
  );
};
