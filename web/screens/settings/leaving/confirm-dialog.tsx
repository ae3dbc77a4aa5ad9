// Asks who is there before something that cannot be taken back: with Google, or with an operator's password.
import { useState } from 'react';
import type { LeavingAct } from '#domain/leaving-act.ts';
import { problemDetails } from '#domain/problem.ts';
import { proveByPassword } from '#web/data/leaving.ts';
import { signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './leaving.module.css';

type Props = {
  /** Null closes it. */
  act: LeavingAct | null;
  hasPassword: boolean;
  onConfirmed: (act: LeavingAct) => void;
  onClose: () => void;
};

export const ConfirmDialog = ({ act, hasPassword, onConfirmed, onClose }: Props) => (
  <Modal open={act !== null} title="Is it you?" kind="middle" onClose={onClose}>
    {act !== null && (
      <div className={styles.dialog}>
        <p>
          {act === 'export' ? 'Your export holds everything that Flow keeps of you.' : 'A deletion can’t be undone.'} So
          Flow first makes sure that it’s you. Nothing else changes.
        </p>
        {hasPassword && <Password onConfirmed={() => onConfirmed(act)} />}
        <Google act={act} main={!hasPassword} />
      </div>
    )}
  </Modal>
);

function Google({ act, main }: { act: LeavingAct; main: boolean }) {
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    // The page leaves, or a notice says why not.
    setBusy(await signIn('confirm', act));
  };
  return (
    <div className={styles.ways}>
      <Button
        kind={main ? 'flow' : 'line'}
        autoFocus={main}
        busy={busy ? 'Opening Google' : undefined}
        onClick={() => void open()}
      >
        Confirm with Google
      </Button>
    </div>
  );
}

function Password({ onConfirmed }: { onConfirmed: () => void }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await proveByPassword(password);
      onConfirmed();
    } catch (error) {
      setTrouble(problemDetails(error).title);
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Field
        label="Your operator password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        value={password}
        error={trouble}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" kind="flow" busy={busy ? 'Checking' : undefined}>
          Confirm with the password
        </Button>
      </div>
    </form>
  );
}
