// Asked when a person signs out while actions have not reached the server: send them first, or drop them.
import { useEffect, useState } from 'react';
import { sendNow } from '#web/commands/dispatch.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './app-top.module.css';
import { Modal } from './modal.tsx';
import { useObserved } from './use-player.ts';

type Props = { open: boolean; onClose: () => void };

export function SignOutQuestion({ open, onClose }: Props) {
  const waiting = useObserved(mailbox, (box) => box.waiting);
  const online = useObserved(mailbox, (box) => box.online);
  const [sending, setSending] = useState(false);
  const leaving = open && sending && waiting === 0;
  useEffect(() => {
    if (leaving) void signOut();
  }, [leaving]);
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
          }}
        >
          Send them first
        </Button>
        <Button onClick={() => void signOut()}>Sign out and drop them</Button>
      </div>
    </Modal>
  );
}

/** What stands in the way of signing out, and what Flow does about it. */
export const signOutWords = ({ waiting, online }: Pick<Mailbox, 'waiting' | 'online'>, sending: boolean): string => {
  const count = waiting === 1 ? '1 action has' : `${waiting} actions have`;
  if (!sending) return `${count} not reached Google yet. Stay until they have, or sign out and drop them.`;
  if (!online)
    return `Flow is still offline, and ${count} not been sent. It goes on, and signs you out, once it is back.`;
  return waiting === 0 ? 'Sent. Signing you out.' : `${count} still to be sent. Then you are signed out.`;
};
