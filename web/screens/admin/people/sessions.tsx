// Where a person is signed in, and the end of one session or of all.
import { useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { endPersonSessions, type PersonAnswer } from '#web/data/admin-people.ts';
import { Tag } from '#web/screens/admin/frame/tag.tsx';
import { agoWords, dateWords } from '#web/screens/admin/frame/words.ts';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './person.module.css';

type Props = { data: PersonAnswer; onChanged: () => void };

export function Sessions({ data: { person, sessions }, onChanged }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const end = async (session: string | null): Promise<void> => {
    setBusy(session ?? 'all');
    try {
      await endPersonSessions(person.id, session);
      onChanged();
    } catch (error) {
      notice({ title: problemDetails(error).title, tone: 'danger', icon: 'trouble', about: 'person' });
    }
    setBusy(null);
  };
  if (sessions.length === 0) return <p className={styles.none}>They are signed in nowhere.</p>;
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, startedAt, usedAt, operator, isThis }) => (
          <li key={id}>
            <span>
              {`Since ${dateWords(startedAt)}, used ${agoWords(usedAt)}`}
              {operator && <Tag tone="red">admin</Tag>}
            </span>
            {isThis ? (
              <span className={styles.none}>This one</span>
            ) : (
              <Button
                kind="ghost"
                aria-label={`End the session since ${dateWords(startedAt)}`}
                busy={busy === id ? 'Ending' : undefined}
                onClick={() => void end(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button busy={busy === 'all' ? 'Ending' : undefined} onClick={() => void end(null)}>
          End all of them
        </Button>
      )}
    </>
  );
}
