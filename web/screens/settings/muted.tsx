// Unmuted threads stay in the open list, to mute them again.
import { useEffect, useState } from 'react';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { mutedList } from '#language/en/mail/muted-list.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { undo } from '#web/commands/undo.ts';
import { nameOfSender } from '#web/conversation/script/sender-names.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { fetchMuted } from '#web/data/muted.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { ReversibleList } from './reversible-list.tsx';

export function Muted() {
  const older = useOlder();
  const threads = useObserved(mailbox, (state) => state.threads);
  const [unmuted, become] = useState<ReadonlyMap<ThreadId, CommandId>>(new Map());
  const [message, tell] = useState('');
  const rows = [...threads.values()]
    .filter(({ id, muted }) => muted || unmuted.has(id))
    .map(rowOf)
    .toSorted((one, other) => other.at.localeCompare(one.at));
  const turn = ({ id, name, stands }: ReturnType<typeof rowOf>): void => {
    const before = unmuted.get(id);
    const next = new Map(unmuted);
    if (stands) {
      next.set(id, dispatch({ kind: 'unmute', args: { threadIds: [id] } }, { spoken: false }).id);
      tell(mutedList.unmuted(name));
    } else if (before !== undefined && undo(before, { spoken: false })) {
      next.delete(id);
      tell(mutedList.again(name));
    }
    become(next);
  };
  const about = rows.length === 0 ? mutedList.none : mutedList.what;
  return (
    <ReversibleList
      id="muted-threads"
      title={mutedList.title}
      about={older > 0 ? `${about} ${mutedList.older(older)}` : about}
      act={mutedList.unmute}
      rows={rows}
      message={message}
      onTurn={turn}
    />
  );
}

const rowOf = ({ id, messages, muted }: Thread) => {
  const first = messages[0];
  return {
    id,
    name: first?.subject || 'No subject',
    detail: first === undefined ? null : nameOfSender(first.from.email),
    stands: muted === true,
    at: messages.at(-1)?.at ?? '',
  };
};

/** Brings the muted threads here, and counts those that stay away. Offline, the list shows what this device knows. */
const useOlder = (): number => {
  const online = useObserved(mailbox, (state) => state.online);
  const [older, become] = useState(0);
  useEffect(() => {
    if (!online) return;
    const left = new AbortController();
    fetchMuted(left.signal).then(
      (count) => left.signal.aborted || become(count),
      () => {},
    );
    return () => left.abort();
  }, [online]);
  return older;
};
