// One line above the days: what is wrong and what to do, or how far the calendar has been read.
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
  if (view.problem !== null)
    return (
      <p className={styles.trouble} role="status">
        {troubles[view.problem] ??
          'Google’s calendar can’t be reached. This is what Flow knew last. It tries again by itself.'}
        {view.problem === 'provider.scope-missing' && (
          <Button onClick={() => void signIn('reconnect')}>Reconnect</Button>
        )}
      </p>
    );
  const words = progressWords(view, online);
  return words === null ? null : (
    <p className={styles.progress} role="status">
      {words}
    </p>
  );
}

const troubles: Readonly<Record<string, string>> = {
  'provider.scope-missing':
    'Flow may not see your calendar. Reconnect, and tick the calendar on Google’s page. Your mail goes on.',
  'provider.api-off':
    'The Calendar API is off for this Flow. Whoever runs it can switch it on in the Google console. Your mail goes on.',
};

const progressWords = ({ state, whole, events }: CalendarView, online: boolean): string | null => {
  if (state !== 'ready') return null;
  if (!online) return `Offline. These are the ${numberHere(events.size)} events that this device keeps.`;
  if (whole) return null;
  return events.size <= firstLook
    ? 'These events come first. Flow reads the rest of your calendar.'
    : `Flow reads your calendar: ${numberHere(events.size)} events so far.`;
};

/** What a first look brings. */
const firstLook = 20;
