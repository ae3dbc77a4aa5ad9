// What an operator may do for a person.
import { BellRing, CircleX, Mail, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReconnectionNotice } from '#domain/admin-people.ts';
import { problemDetails } from '#domain/problem.ts';
import { type PersonAnswer, remindPerson, syncPerson } from '#web/data/admin-people.ts';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import { type Asked, Dialogs } from './dialogs.tsx';
import styles from './person.module.css';

type Props = { data: PersonAnswer; onChanged: () => void };

export function PersonActs({ data, onChanged }: Props) {
  const [asked, ask] = useState<Asked>(null);
  const { person, leavingSince } = data;
  const gone = leavingSince !== null;
  return (
    <div className={styles.acts}>
      <Button onClick={() => ask('email')}>
        <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
        Email
      </Button>
      {!gone && <ConnectionActs data={data} onChanged={onChanged} />}
      {person.canRefund && (
        <Button onClick={() => ask('refund')}>
          <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Refund
        </Button>
      )}
      {person.canCancel && (
        <Button onClick={() => ask('cancel')}>
          <CircleX size={18} strokeWidth={1.75} aria-hidden="true" />
          Cancel
        </Button>
      )}
      {person.canDelete && (
        <Button tone="danger" disabled={gone} onClick={() => ask('delete')}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Delete
        </Button>
      )}
      <Dialogs asked={asked} person={person} onClose={() => ask(null)} onChanged={onChanged} />
    </div>
  );
}

function ConnectionActs({ data: { person, accounts }, onChanged }: Props) {
  const [busy, setBusy] = useState<'sync' | 'remind' | null>(null);
  const during = async (what: 'sync' | 'remind', work: () => Promise<string>): Promise<void> => {
    setBusy(what);
    try {
      notice({ title: await work(), about: 'person' });
      onChanged();
    } catch (error) {
      notice({ title: problemDetails(error).title, tone: 'danger', icon: 'trouble', about: 'person' });
    }
    setBusy(null);
  };
  const sync = (): Promise<void> =>
    during('sync', async () => {
      await syncPerson(person.id);
      return 'Their accounts sync now';
    });
  const remind = (): Promise<void> =>
    during('remind', async () => noticeWords[(await remindPerson(person.id)).outcome]);
  return (
    <>
      {accounts.length > 0 && (
        <Button busy={busy === 'sync' ? 'Asking' : undefined} onClick={() => void sync()}>
          <RefreshCw size={18} strokeWidth={1.75} aria-hidden="true" />
          Sync again
        </Button>
      )}
      {person.needsReauth && (
        <Button busy={busy === 'remind' ? 'Sending' : undefined} onClick={() => void remind()}>
          <BellRing size={18} strokeWidth={1.75} aria-hidden="true" />
          Send a reconnection notice
        </Button>
      )}
    </>
  );
}

const noticeWords: Record<ReconnectionNotice, string> = {
  sent: 'The notice is on its way to their devices',
  none: 'No device of theirs takes notices. Write to them instead.',
  quiet: 'They have quiet hours now. Try again later.',
  known: 'They got this notice within the hour',
  connected: 'They are connected again',
};
