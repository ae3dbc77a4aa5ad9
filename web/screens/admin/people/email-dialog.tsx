// Writes to a person, from the operator's own mailbox, or in their mail program where Flow has none.
import { useState } from 'react';
import type { PersonRow } from '#domain/admin-people.ts';
import { problemDetails } from '#domain/problem.ts';
import { askOperator } from '#web/data/admin.ts';
import { emailPerson } from '#web/data/admin-people.ts';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { LoadingBlock } from '#web/ui/blocks.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './dialogs.module.css';

type Props = { person: Pick<PersonRow, 'id' | 'email'>; onClose: () => void };

export function EmailDialog({ person, onClose }: Props) {
  const { data, trouble } = useAnswer(askOperator, 'email');
  return (
    <Modal open title={`Email ${person.email}`} kind="middle" onClose={onClose}>
      {data === null && trouble === null && <LoadingBlock>Loading…</LoadingBlock>}
      {trouble !== null && <p role="alert">{trouble}</p>}
      {data !== null &&
        (data.mailbox === null ? (
          <Elsewhere email={person.email} onClose={onClose} />
        ) : (
          <Compose person={person} from={data.mailbox} onClose={onClose} />
        ))}
    </Modal>
  );
}

const Elsewhere = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <div className={styles.dialog}>
    <p>Flow has no mailbox of yours to send from. Your mail program can write instead.</p>
    <ButtonLink kind="flow" href={`mailto:${encodeURIComponent(email)}`} onClick={onClose}>
      Open your mail program
    </ButtonLink>
  </div>
);

function Compose({ person: { id, email }, from, onClose }: Props & { from: string }) {
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { leavesIn } = await emailPerson(id, { subject, text });
      notice({
        title: `To ${email}, in ${Math.ceil(leavesIn / 1000)} s`,
        text: `From ${from}. To stop it, open Flow.`,
        icon: 'done',
      });
      onClose();
    } catch (error) {
      setTrouble(problemDetails(error).title);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{`From ${from}.`}</p>
      <Field
        label="Subject"
        autoFocus
        required
        maxLength={200}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <label className={styles.text}>
        Text
        <textarea rows={8} required maxLength={20_000} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <Button type="submit" kind="flow" busy={busy ? 'Sending' : undefined}>
        Send
      </Button>
    </form>
  );
}
