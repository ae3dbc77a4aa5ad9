// Removes a person's account and all its data, after the operator typed the address.
import { useState } from 'react';
import type { PersonRow } from '#domain/admin-people.ts';
import { isTypedAddress } from '#domain/leaving.ts';
import { problemDetails } from '#domain/problem.ts';
import { deletePerson } from '#web/data/admin-people.ts';
import { useStepUp } from '#web/screens/admin/frame/step-up.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './dialogs.module.css';

type Props = { person: Pick<PersonRow, 'id' | 'email'>; onClose: () => void; onDeleted: () => void };

export function DeleteDialog({ person: { id, email }, onClose, onDeleted }: Props) {
  const withProof = useStepUp();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const remove = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      if ((await withProof(() => deletePerson(id, typed))) !== null) {
        notice({
          title: `${email} is being deleted`,
          text: 'They are signed out. It takes a few minutes.',
          icon: 'done',
        });
        onClose();
        onDeleted();
        return;
      }
    } catch (error) {
      setTrouble(problemDetails(error).title);
    }
    setBusy(false);
  };
  return (
    <Modal open title="Delete this account?" kind="middle" onClose={onClose}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>
          Flow signs {email} out, ends its access to their Google account, and deletes everything it keeps of them. This
          can’t be undone. Their mail stays at Google.
        </p>
        <Field
          label="Type the address to go on"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          required
          value={typed}
          error={trouble}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          tone="danger"
          disabled={!isTypedAddress(typed, email)}
          busy={busy ? 'Deleting' : undefined}
        >
          Delete the account
        </Button>
      </form>
    </Modal>
  );
}
