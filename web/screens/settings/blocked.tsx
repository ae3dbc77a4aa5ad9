// Unblocked senders stay in the open list, to allow a new block.
import { useState } from 'react';
import type { CommandId } from '#domain/id.ts';
import { blockedList } from '#language/en/mail/blocked-list.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { undo } from '#web/commands/undo.ts';
import { nameOfSender } from '#web/conversation/script/sender-names.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { ReversibleList } from './reversible-list.tsx';

export function Blocked() {
  const blocked = useObserved(mailbox, (state) => state.blocked);
  const [letThrough, become] = useState<ReadonlyMap<string, CommandId>>(new Map());
  const [message, tell] = useState('');
  const rows = [...new Set([...blocked, ...letThrough.keys()])]
    .map((id) => ({ id, name: nameOfSender(id), stands: blocked.has(id) }))
    .map((row) => ({ ...row, detail: row.name === row.id ? null : row.id }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const turn = ({ id: email, name }: { id: string; name: string }): void => {
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
    <ReversibleList
      id="blocked-senders"
      title={blockedList.title}
      about={rows.length === 0 ? blockedList.none : blockedList.what}
      act="Let through"
      rows={rows}
      message={message}
      onTurn={turn}
    />
  );
}
