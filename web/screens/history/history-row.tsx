// One act of the person: its kind, email, sender and age, and an undo where there is one.
import { memo } from 'react';
import { wordsFor } from '#domain/action-words.ts';
import type { Activity } from '#domain/activity.ts';
import { relativeTime } from '#domain/time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { eventWords } from './event-words.ts';
import styles from './history.module.css';

type Props = {
  of: Activity;
  now: Date;
  chosen: boolean;
  onChoose: (id: string) => void;
  onUndo: ((of: Activity) => void) | null;
};

export const HistoryRow = memo(function HistoryRow({ of, now, chosen, onChoose, onUndo }: Props) {
  const { label, badge } = wordsFor(of.actionType);
  const words = of.detail === null ? label : `${label}: ${of.detail}`;
  return (
    <li className={styles.row} data-chosen={chosen} tabIndex={chosen ? 0 : -1} onFocus={() => onChoose(of.id)}>
      <span className={styles.badge}>
        <Badge kind={badge}>{words}</Badge>
      </span>
      <b>{aboutOf(of)}</b>
      <span className={styles.from}>{of.event ? eventWords(of.event) : senderOf(of)}</span>
      <time dateTime={of.at}>{relativeTime(new Date(of.at), now)}</time>
      {onUndo && (
        <span className={styles.undo}>
          <button
            type="button"
            aria-label={`Undo: ${ofMany(of) ?? `${words}, ${of.subject || (of.event ? 'no title' : 'email')}`}`}
            onClick={() => onUndo(of)}
          >
            Undo
          </button>
        </span>
      )}
    </li>
  );
});

/** The subject of the act, for the row and for Flow's voice. */
export const aboutOf = (of: Activity): string => ofMany(of) ?? (of.subject || plainSubject(of));

/** `Archived 43 emails`. */
const ofMany = ({ actionType, email, emails }: Activity): string | null => {
  const ofSender = senderActs.get(actionType);
  if (ofSender !== undefined) return emails === null ? ofSender : `${ofSender}, ${emails} emails to spam`;
  if (email === null || emails === null) return null;
  const { label } = wordsFor(actionType);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} ${emails} emails`;
};

/** About a sender, whatever mail of theirs moved along. */
const senderActs: ReadonlyMap<string, string> = new Map([
  ['sender_blocked', 'Blocked a sender'],
  ['sender_unblocked', 'Unblocked a sender'],
]);

const senderOf = ({ actionType, email, emails }: Activity): string => {
  if (email === null || email === '') return placeOf(actionType);
  return emails === null || senderActs.has(actionType) ? email : `${email} and ${emails - 1} more`;
};

/** Without an email, a word for the subject. */
const placeOf = (type: string): string => {
  if (type.startsWith('session_')) return 'Session';
  if (type.startsWith('calendar_')) return 'Calendar';
  if (account.has(type)) return 'Account';
  return type.startsWith('email_') ? 'Unknown sender' : 'Email';
};

const plainSubject = ({ actionType, at, emails, event }: Activity): string => {
  if (event) return 'No title';
  if (actionType.startsWith('session_')) return sessionWords(new Date(at), emails);
  if (actionType === 'action_too_late') return 'Deleted or changed elsewhere meanwhile';
  return account.get(actionType) ?? 'No subject';
};

/** `Morning triage, 12 emails`. */
const sessionWords = (at: Date, emails: number | null): string => {
  const what = Number.isNaN(at.getTime()) ? 'Triage' : `${partOfDay(at.getHours())} triage`;
  return emails === null ? what : `${what}, ${emails} ${emails === 1 ? 'email' : 'emails'}`;
};

const partOfDay = (hour: number): string => {
  if (hour < 5 || hour >= 22) return 'Night';
  if (hour < 12) return 'Morning';
  return hour < 18 ? 'Afternoon' : 'Evening';
};

const account = new Map([
  ['login', 'Signed in to Flow'],
  ['logout', 'Signed out of Flow'],
  ['settings_updated', 'Settings'],
  ['token_unreadable', 'Connection to Google'],
]);
