// Unblocked senders stay in the open list, to allow a new block.
import { useState } from 'react';
import type { CommandId } from '#domain/id.ts';
import { blockedList } from '#language/en/mail/blocked-list.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { undo } from '#web/commands/undo.ts';
import { nameOfSender } from '#web/conversation/script/sender-names.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './blocked.module.css';

export function Blocked() {
  const blocked = useObserved(mailbox, (state) => state.blocked);
  const [letThrough, become] = useState<ReadonlyMap<string, CommandId>>(new Map());
  const [message, tell] = useState('');
  const rows = [...new Set([...blocked, ...letThrough.keys()])]
    .map((email) => ({ email, name: nameOfSender(email) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const turn = (email: string, name: string): void => {
    const before = letThrough.get(email);
    const next = new Map(letThrough);
    if (blocked.has(email)) {
      next.set(email, dispatch({ kind: 'unblock', args: { email, threadIds: [] } }, { spoken: false }).id);
      tell(blockedList.letThrough(name));
    } else if (before !== undefined && undo(before, { spoken: false })) {
      next.delete(email);
      tell(blockedList.again(name));
    }
    become(next);
  };
  return (
    <section className={styles.blocked} aria-labelledby="blocked-senders">
      <h3 id="blocked-senders">{blockedList.title}</h3>
      <small>{rows.length === 0 ? blockedList.none : blockedList.what}</small>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ email, name }) => (
            <li key={email}>
              <span className={blocked.has(email) ? undefined : styles.through}>
                <b>{name}</b>
                {name !== email && <small>{email}</small>}
              </span>
              <Button kind="ghost" onClick={() => turn(email, name)}>
                {blocked.has(email) ? 'Let through' : 'Undo'}
                <span className="sr"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {message}
      </p>
    </section>
  );
}
