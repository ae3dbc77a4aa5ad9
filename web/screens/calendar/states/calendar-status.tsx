// One line above the days: what is wrong and what to do, or how far the calendar has been read.
import { calendarTrouble, limitWords } from '#domain/calendar-trouble.ts';
import type { CalendarView } from '#web/data/calendar.ts';
import { numberHere } from '#web/formats.ts';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import { signIn } from '#web/session/sign-in.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './states.module.css';

export function CalendarStatus({ week }: { week: CalendarWeek }) {
  const online = useReachable();
  const { view } = week;
  const trouble = calendarTrouble(view.problem);
  // Offline says more than trouble that would pass by itself.
  if (trouble !== null && (online || trouble.mends !== null))
    return (
      <p className={styles.trouble} role="status">
        {trouble.words}
        {trouble.mends === 'you' && <Button onClick={() => void signIn('reconnect')}>Reconnect</Button>}
      </p>
    );
  const words = [progressWords(view, online), ...limitsOf(view)].filter((one) => one !== null);
  return words.length === 0 ? null : (
    <p className={styles.progress} role="status">
      {words.join(' ')}
    </p>
  );
}

const limitsOf = ({ calendars }: CalendarView): string[] =>
  calendars.flatMap(({ name, shown, limit }) => (shown && limit ? [`“${name}”: ${limitWords[limit]}`] : []));

const progressWords = ({ state, whole, events }: CalendarView, online: boolean): string | null => {
  if (state !== 'ready') return null;
  if (!online) return `Offline. These are the ${numberHere(events.size)} events that this device keeps.`;
  if (whole) return null;
  if (events.size === 0) return 'Flow reads your calendar. Its next events come in a moment.';
  return events.size <= firstLook
    ? 'These events come first. Flow reads the rest of your calendar.'
    : `Flow reads your calendar: ${numberHere(events.size)} events so far.`;
};

/** What a first look brings. */
const firstLook = 20;
