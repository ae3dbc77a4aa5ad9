// The next meeting, or the picked event. Opened, it shows everything that Flow knows of it.
import { useEffect, useRef } from 'react';
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import type { CalendarEvent, Conference, Guest, Rsvp } from '#domain/calendar.ts';
import { minutesOf } from '#domain/day.ts';
import { clockTime } from '#domain/formats.ts';
import { notHereYet } from '#language/en/app/replies.ts';
import { now } from '#web/clock.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { formatsHere } from '#web/formats.ts';
import { namesIn } from '#web/screens/calendar/agenda-words.ts';
import { timesWords } from '#web/screens/calendar/event-name.ts';
import { mayChange, type OwnEvents, useOwn } from '#web/screens/calendar/own/own-events.ts';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Answers } from './answers.tsx';
import styles from './panel.module.css';

type Props = { of: Occurrence; week: CalendarWeek; clash: Occurrence | null };

export function Card({ of, week, clash }: Props) {
  const { event } = of;
  const { zone, now } = week;
  const heading = useFocusWhen(isOpened({ of, week, clash }));
  const facts = factsOf({ of, week, clash }).filter(([, text]) => text !== '');
  return (
    <article className={styles.card}>
      <header>
        <span className={styles.at}>{isWholeDay(of) ? 'Day' : clockTime(minutesOf(of.from, zone), formatsHere())}</span>
        <div>
          <h3 ref={heading} className="flare" tabIndex={-1}>
            {event.title || 'No title'}
          </h3>
          <p>{[peopleWords(of), whenWords(of, now)].filter(Boolean).join('. ')}</p>
        </div>
      </header>
      <Acts of={of} />
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

function Changing({ of, own }: { of: Occurrence; own: OwnEvents }) {
  return (
    <>
      <Button title="Change (E)" onClick={() => own.edit({ kind: 'change', of })}>
        Change
      </Button>
      <Button title="Cancel event (Delete)" onClick={() => own.cancel(of)}>
        Cancel event
      </Button>
    </>
  );
}

const joinOf = ({ stranger, conference }: CalendarEvent): Conference | null =>
  stranger || conference?.kind === 'other' ? null : conference;

const givenIn = ({ own }: CalendarEvent): Rsvp | null => own?.answer ?? null;

const isInvited = ({ own, organizer }: CalendarEvent): boolean => own !== null && organizer?.self !== true;

/** Buttons only for what is possible with this event. */
function Acts({ of }: { of: Occurrence }) {
  const { event, key } = of;
  const join = joinOf(event);
  const own = useOwn();
  const changeable = mayChange(key) ? own : null;
  const invited = isInvited(event) ? own : null;
  const prepared = isPrepared(of);
  if (![join, changeable, invited, prepared].some(Boolean)) return null;
  return (
    <div className={styles.acts}>
      {invited && <Answers given={givenIn(event)} onAnswer={(answer) => invited.respond(of, answer)} />}
      {prepared && <Prepare of={of} />}
      {join && (
        <ButtonLink href={join.url} target="_blank" rel="noopener noreferrer">
          Join
        </ButtonLink>
      )}
      {changeable && <Changing of={of} own={changeable} />}
    </div>
  );
}

/** With other people, and not of somebody unknown. */
const isPrepared = ({ event, to }: Occurrence): boolean => !event.stranger && event.guestCount > 1 && to > now();

/** What the mail says of it, on the screen and aloud. */
function Prepare({ of }: { of: Occurrence }) {
  const assistant = useStageSession();
  const prepareNow = (): void =>
    void import('#web/conversation/calendar/prep/tell-prep.ts').then(
      ({ prepare }) => prepare(of, false, undefined, { assistant, world: worldOf(currentCalendar()) }),
      () => assistant.captions.say(notHereYet),
    );
  return <Button onClick={prepareNow}>Prep me</Button>;
}

/** The keyboard goes to what was opened, so that a screen reader reads it. */
const useFocusWhen = (opened: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) heading.current?.focus();
  }, [opened]);
  return heading;
};

const factsOf = (props: Props): [string, string][] => [
  ['Clashes with', props.clash?.event.title ?? ''],
  ['Your answer', answers[props.of.event.own?.answer ?? ''] ?? ''],
  ['Place', props.of.event.place],
  ...(isOpened(props) ? allFactsOf(props) : []),
];

const isOpened = ({ of, week }: Props): boolean => week.opened && week.picked === of.key;

const allFactsOf = ({ of, week }: Props): [string, string][] => [
  ['When', timesWords(of, { zone: week.zone, formats: formatsHere() })],
  ['Guests', guestsOf(of, 'person').map(guestWords).join(', ')],
  [
    'Rooms',
    guestsOf(of, 'room')
      .map(({ name, email }) => name || email)
      .join(', '),
  ],
  ['About', of.event.text],
  ['Repeats', of.event.series ? 'One of a series' : ''],
  ['Calendar', calendarWords(of, week)],
];

const guestsOf = ({ event }: Occurrence, kind: Guest['kind']): Guest[] =>
  event.guests.filter((guest) => guest.kind === kind);

/** Only where several are shown. */
const calendarWords = ({ event }: Occurrence, { view }: CalendarWeek): string => {
  const shown = view.calendars.filter((one) => one.shown);
  const own = shown.find(({ id }) => id === event.calendarId);
  return own === undefined || shown.length === 1 ? '' : `${own.name}${readOnly[own.role] ?? ''}`;
};

const readOnly: Readonly<Record<string, string>> = { reader: ', only to read', 'free-busy': ', only busy times' };

const answers: Readonly<Record<string, string>> = {
  unanswered: 'None yet',
  accepted: 'Yes',
  declined: 'Declined',
  tentative: 'Maybe',
};

const guestWords = ({ name, email, answer, self }: Guest): string => {
  const who = self ? 'you' : name || email;
  return answer === 'unanswered' ? who : `${who} (${answer === 'tentative' ? 'maybe' : answer})`;
};

/** 'Priya, Jonas and 2 more'. */
const peopleWords = (one: Occurrence): string => {
  const names = namesIn(one);
  const others = Math.max(one.event.guestCount - 1, names.length);
  if (others <= 2) return names.join(' and ');
  return `${names.slice(0, 2).join(', ')} and ${others - 2} more`;
};

/** 'In 24 min', 'Now', or nothing for what is far off. */
const whenWords = (one: Occurrence, now: Date): string => {
  const { from, to } = one;
  if (to <= now) return 'Over';
  if (isWholeDay(one)) return '';
  if (from <= now) return 'Now';
  const minutes = Math.ceil((from.getTime() - now.getTime()) / 60_000);
  if (minutes < 90) return `In ${minutes} min`;
  return minutes < 24 * 60 ? `In ${Math.floor(minutes / 60)} h ${minutes % 60}` : '';
};
