import { useEffect, useState } from 'react';
import { sendNow } from '#web/commands/dispatch.ts';
import { deliver } from '#web/commands/leaving.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { signOut } from '#web/session/sign-out.ts';
import { countUndelivered } from '#web/stage/keys/leave.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './app-top.module.css';

type Props = { open: boolean; onClose: () => void };

export function SignOutQuestion({ open, onClose }: Props) {
  const waiting = useUndelivered(open);
  const online = useObserved(mailbox, (box) => box.online);
  const [sending, setSending] = useState(false);
  const leaves = open && sending && waiting === 0;
  useEffect(() => {
    if (leaves) void signOut();
  }, [leaves]);
  const close = (): void => {
    setSending(false);
    onClose();
  };
  return (
    <Modal open={open} title="Sign out?" kind="middle" onClose={close}>
      <p className={styles.words} role="status">
        {signOutWords({ waiting, online }, sending)}
      </p>
      <div className={styles.acts}>
        <Button
          kind="flow"
          busy={sending ? 'Sending' : undefined}
          onClick={() => {
            setSending(true);
            sendNow();
            deliver();
          }}
        >
          Send {waiting === 1 ? 'it' : 'them'} first
        </Button>
        <Button onClick={() => void signOut()}>Sign out and drop {waiting === 1 ? 'it' : 'them'}</Button>
      </div>
    </Modal>
  );
}

/** Polls, because drafts do not announce their delivery. */
const useUndelivered = (open: boolean): number => {
  const acts = useObserved(mailbox, (box) => box.waiting);
  const [all, setAll] = useState<number | null>(null);
  useEffect(() => {
    if (!open) return;
    const count = (): void => void countUndelivered().then(setAll, () => {});
    count();
    const timer = setInterval(count, 500);
    return () => {
      clearInterval(timer);
      setAll(null);
    };
  }, [open]);
  return all ?? acts;
};

/** The reason for the wait, and what Flow does about it. */
export const signOutWords = ({ waiting, online }: Pick<Mailbox, 'waiting' | 'online'>, sending: boolean): string => {
  const count = waiting === 1 ? '1 action has' : `${waiting} actions have`;
  const [until, them] = waiting === 1 ? ['it has', 'it'] : ['they have', 'them'];
  if (!sending) return `${count} not reached Google yet. Stay until ${until}, or sign out and drop ${them}.`;
  if (!online)
    return `Flow is still offline, and ${count} not been sent. It goes on, and signs you out, once it is back.`;
  return waiting === 0 ? 'Sent. Signing you out.' : `${count} still to be sent. Then you are signed out.`;
};
