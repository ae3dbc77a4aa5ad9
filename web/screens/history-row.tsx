// One thing the person did: what, to which email, from whom, and how long ago; with the way back where there is one.
import { memo } from 'react';
import { type Activity, wordsFor } from '#domain/activity.ts';
import { relativeTime } from '#domain/time.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './history.module.css';

type Props = { of: Activity; now: Date; onUndo: ((of: Activity) => void) | null };

export const HistoryRow = memo(function HistoryRow({ of, now, onUndo }: Props) {
  const { label, badge } = wordsFor(of.actionType);
  return (
    <li className={styles.row}>
      <span className={styles.badge}>
        <Badge kind={badge}>{label}</Badge>
      </span>
      <b>{of.subject || plainSubject(of.actionType)}</b>
      <span className={styles.from}>{of.email || placeOf(of.actionType)}</span>
      <time dateTime={of.at}>{relativeTime(new Date(of.at), now)}</time>
      {onUndo && (
        <span className={styles.undo}>
          <button type="button" aria-label={`Undo: ${label}, ${of.subject || 'email'}`} onClick={() => onUndo(of)}>
            Undo
          </button>
        </span>
      )}
    </li>
  );
});

/** Where there is no email, a word for what it was about. */
const placeOf = (type: string): string => {
  if (type.startsWith('session_')) return 'Session';
  if (type.startsWith('calendar_')) return 'Calendar';
  if (account.has(type)) return 'Account';
  return type.startsWith('email_') ? 'Unknown sender' : 'Email';
};

const plainSubject = (type: string): string => {
  if (type.startsWith('session_')) return 'Email triage';
  return account.get(type) ?? 'No subject';
};

const account = new Map([
  ['login', 'Signed in to Flow'],
  ['logout', 'Signed out of Flow'],
  ['settings_updated', 'Settings'],
  ['token_unreadable', 'Connection to Google'],
]);
