import type { LoggedActivity } from '#domain/test-activity.ts';
import { relativeTime } from '#domain/time.ts';
import { now } from '#web/clock.ts';
import { clockHere } from '#web/formats.ts';
import styles from './test-activity.module.css';

const columns = ['Email', 'Time', 'Subject', 'Action', 'Action type', 'Resource type'] as const;

/** On a phone each row is a card, and each cell says its column. */
export const LoggedTable = ({ activity }: { activity: readonly LoggedActivity[] }) => (
  <table className={styles.table}>
    <caption className="sr">Your {activity.length} latest entries</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {activity.map((one) => (
        <tr key={one.id}>
          {cellsOf(one).map((words, nth) => (
            <td key={columns[nth]} data-column={columns[nth]}>
              {words || '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const cellsOf = ({ email, timestamp, subject, action, actionType, resourceType }: LoggedActivity): string[] => [
  email,
  timeOf(new Date(timestamp)),
  subject,
  action,
  actionType,
  resourceType ?? '',
];

const timeOf = (at: Date): string => `${clockHere(at)}, ${relativeTime(at, now())}`;
