// The event of an invitation, as the calendar has it now, with the person's answer. Loaded with the calendar.
import { CalendarDays } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { isMeeting, type Occurrence, occurrencesBetween } from '#domain/agenda.ts';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import { dayOf, plusDays } from '#domain/day.ts';
import type { Invitation, Thread } from '#domain/mail.ts';
import { instantOf } from '#domain/wall-time.ts';
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
  const invitation = thread.messages.findLast((message) => message.invitation?.uid !== undefined)?.invitation ?? null;
  const event = invitation === null ? null : invitedEvent(view.events, invitation);
  if (invitation === null || event === null || event.own === null) return null;
  return <Card {...{ thread, view, invitation, event }} />;
}

type Props = { thread: Thread; view: CalendarView; invitation: Invitation; event: CalendarEvent };

function Card({ thread, view, invitation, event }: Props) {
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
        {clash && <p className={styles.note}>You have “{clash.event.title || 'another event'}” then.</p>}
      </div>
      <div className={styles.answers}>
        <Answers given={event.own?.answer ?? null} onAnswer={(answer) => answerInvitation(session, event, answer)} />
      </div>
    </section>
  );
}

/** The card brings its keys and phrases, and takes them with it. */
const useControls = (thread: Thread, event: CalendarEvent): void => {
  const session = useStageSession();
  const latest = useRef(event);
  useLayoutEffect(() => {
    latest.current = event;
  });
  useLayoutEffect(() => {
    const scene = { name: 'invitation', controls: invitationControls(session, thread.id, () => latest.current) };
    mailControls.become(scene.controls);
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
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [from, to] = [instantOf(event.span.start, zone), instantOf(event.span.end, zone)];
  const day = dayOf(from, zone);
  const own = keyOfEvent(event);
  return (
    occurrencesBetween(view.events, zone, day, plusDays(day, 1)).find(
      (one) => one.key !== own && !one.key.startsWith(`${own} `) && isMeeting(one) && one.from < to && one.to > from,
    ) ?? null
  );
};
