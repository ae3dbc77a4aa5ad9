import { CircleX, Mail, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PersonRow as Row, SubscriptionStatus } from '#domain/admin-people.ts';
import { numberHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { Tag, type Tone } from '#web/screens/admin/frame/tag.tsx';
import { agoWords, dateWords, momentWords } from '#web/screens/admin/frame/words.ts';
import { figure } from '#web/screens/admin/table/table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Asked, Dialogs } from './dialogs.tsx';
import styles from './people.module.css';

export const statusTones = {
  trial: 'yellow',
  paid: 'green',
  churned: 'red',
  free: 'grey',
} as const satisfies Record<SubscriptionStatus, Tone>;

/** `payments`: this Flow takes payments. */
type Props = { person: Row; payments: boolean; keep: string; onChanged: () => void };

export function PersonRow({ person, payments, keep, onChanged }: Props) {
  const [asked, ask] = useState<Asked>(null);
  const { id, email, status, signedUpAt, lastActiveAt, emails, sessions, needsReauth, leaving } = person;
  return (
    <tr>
      <td>
        <Link className={styles.email} to={`${paths.admin}/users/${id}${keep}`}>
          {email}
        </Link>
        <span className={styles.marks}>
          {needsReauth && <Tag tone="yellow">reconnect</Tag>}
          {leaving && <Tag tone="red">leaving</Tag>}
        </span>
      </td>
      <td>
        <Tag tone={statusTones[status]}>{status}</Tag>
      </td>
      <td>{dateWords(signedUpAt)}</td>
      <td title={lastActiveAt === null ? undefined : momentWords(lastActiveAt)}>{agoWords(lastActiveAt)}</td>
      <td className={figure}>{numberHere(emails)}</td>
      <td className={figure}>{numberHere(sessions)}</td>
      <td>
        <span className={styles.acts}>
          <IconButton label={`Email ${email}`} onClick={() => ask('email')}>
            <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          {payments && (
            <>
              <IconButton label={`Refund ${email}`} disabled={!person.canRefund} onClick={() => ask('refund')}>
                <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Cancel the subscription of ${email}`}
                disabled={!person.canCancel}
                onClick={() => ask('cancel')}
              >
                <CircleX size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </>
          )}
          {person.canDelete && (
            <IconButton label={`Delete ${email}`} disabled={leaving} onClick={() => ask('delete')}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </span>
        <Dialogs asked={asked} person={person} onClose={() => ask(null)} onChanged={onChanged} />
      </td>
    </tr>
  );
}
