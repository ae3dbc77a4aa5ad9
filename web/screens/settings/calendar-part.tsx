// The working day, meetings, and which calendars count.
import type { Calendar } from '#domain/calendar.ts';
import { calendarsToShow, useCalendar } from '#web/data/calendar.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Choice } from './choice.tsx';
import { Habits } from './habits.tsx';
import styles from './settings.module.css';
import { halfHours, minutesWords } from './times.ts';

export function CalendarPart() {
  return (
    <>
      <Workday />
      <Meetings />
      <VideoCalls />
      <Calendars />
      <Habits />
    </>
  );
}

function Workday() {
  const { from, to } = useObserved(settings, ({ workday }) => workday);
  return (
    <div className={styles.pair} role="group" aria-label="Working day">
      <Choice
        name="Working day from"
        value={String(from)}
        options={halfHours(formatsHere(), { from: 0, to: to - 60, also: from })}
        onChoose={(at) => change({ name: 'workday', value: { from: Number(at), to } })}
      />
      <Choice
        name="Until"
        value={String(to)}
        options={halfHours(formatsHere(), { from: from + 60, to: lastHalfHour, also: to })}
        onChoose={(at) => change({ name: 'workday', value: { from, to: Number(at) } })}
      />
    </div>
  );
}

const lastHalfHour = 23 * 60 + 30;

function Meetings() {
  const { meetingMinutes, breakMinutes } = useObserved(settings, (all) => all);
  return (
    <div className={styles.pair}>
      <Choice
        name="A meeting takes"
        value={String(meetingMinutes)}
        options={lengthsWith([15, 30, 45, 60, 90, 120], meetingMinutes)}
        onChoose={(minutes) => change({ name: 'meetingMinutes', value: Number(minutes) })}
      >
        When you add one and name no end.
      </Choice>
      <Choice
        name="Break between meetings"
        value={String(breakMinutes)}
        options={lengthsWith([0, 5, 10, 15, 30], breakMinutes)}
        onChoose={(minutes) => change({ name: 'breakMinutes', value: Number(minutes) })}
      >
        Kept when Flow finds you a time.
      </Choice>
    </div>
  );
}

function VideoCalls() {
  const on = useObserved(settings, ({ videoCalls }) => videoCalls);
  return (
    <Switch on={on} name="Add a video call" onChange={(value) => change({ name: 'videoCalls', value })}>
      {on
        ? 'A Google Meet link, when you invite people and name no place.'
        : 'Only when you say “with a video call”, or switch it on for one meeting.'}
    </Switch>
  );
}

/** A value that was set by words has a place too. */
const lengthsWith = (usual: readonly number[], own: number): { value: string; name: string }[] =>
  [...new Set([...usual, own])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), name: minutesWords(minutes) }));

function Calendars() {
  useCalendar();
  const all = calendarsToShow();
  if (all.length < 2) return null;
  return (
    <fieldset className={styles.calendars}>
      <legend>Calendars</legend>
      {all.map((one) => (
        <OneCalendar key={one.id} of={one} />
      ))}
    </fieldset>
  );
}

function OneCalendar({ of }: { of: Calendar }) {
  const hidden = useObserved(settings, ({ hiddenCalendars }) => hiddenCalendars);
  const others = hidden.filter((id) => id !== of.id);
  return (
    <Switch
      on={!hidden.includes(of.id)}
      name={of.name}
      onChange={(on) => change({ name: 'hiddenCalendars', value: on ? others : [...others, of.id] })}
    />
  );
}
