// The last question before an account is deleted: what goes, and the address typed by hand.
import { useState } from 'react';
import { isTypedAddress } from '#domain/leaving.ts';
import { Problem, problemDetails } from '#domain/problem.ts';
import { creditsLeft } from '#web/data/credits-now.ts';
import { deleteAccount } from '#web/data/leaving.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './leaving.module.css';

type Props = {
  open: boolean;
  email: string;
  online: boolean;
  /** A Google account is connected. */
  connected: boolean;
  /** The proof of who is there is too old by now. */
  onUnconfirmed: () => void;
  onClose: () => void;
};

export const DeleteDialog = ({ open, onClose, ...rest }: Props) => (
  <Modal open={open} title="Delete my account" kind="middle" onClose={onClose}>
    <Question {...rest} onClose={onClose} />
  </Modal>
);

function Question({ email, online, connected, onUnconfirmed, onClose }: Omit<Props, 'open'>) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const isRight = isTypedAddress(typed, email);
  const remove = async (): Promise<void> => {
    if (!isRight) return setTrouble('That isn’t the address of this account.');
    setBusy(true);
    setTrouble(undefined);
    try {
      await deleteAccount(typed);
      // This device and its other tabs forget everything, too, and show the landing.
      await signOut();
    } catch (error) {
      setBusy(false);
      if (error instanceof Problem && error.code === 'confirmation.needed') return onUnconfirmed();
      setTrouble(problemDetails(error).title);
    }
  };
  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void remove();
      }}
    >
      <p>Everything goes within the hour, backups within 30 days. You can’t undo this.</p>
      <ul>
        <li>Your mail, contacts and calendar go from Flow. At Google they stay as they are.</li>
        <li>Drafts, reminders, settings and activity go, too. Mail that still waits here won’t be sent.</li>
        {connected && <li>Your own Gmail sends you a receipt. Then Flow gives up its access to it.</li>}
        {creditsLeft.current() !== null && <li>A plan ends now, and credits that are left go with it.</li>}
        <li>You’re signed out on every device.</li>
      </ul>
      <Field
        label={`To confirm, type ${email}`}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={typed}
        error={trouble}
        onChange={({ target }) => {
          setTyped(target.value);
          setTrouble(undefined);
        }}
      />
      {!online && <p role="status">You’re offline. The deletion needs the server.</p>}
      <div className={styles.ways}>
        <Button onClick={onClose}>Keep my account</Button>
        <Button type="submit" tone="danger" disabled={!isRight || !online} busy={busy ? 'Deleting' : undefined}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}
