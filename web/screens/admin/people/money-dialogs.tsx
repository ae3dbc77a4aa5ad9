// Gives a payment back, or ends a subscription with the time that is paid for. Both ask first.
import { type ReactNode, useState } from 'react';
import type { PersonRow } from '#domain/admin-people.ts';
import { problemDetails } from '#domain/problem.ts';
import { askPerson, cancelPerson, type PersonAnswer, refundPerson } from '#web/data/admin-people.ts';
import { useStepUp } from '#web/screens/admin/frame/step-up.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { dateWords, dollars } from '#web/screens/admin/frame/words.ts';
import { LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './dialogs.module.css';

type Props = { person: Pick<PersonRow, 'id' | 'email'>; onClose: () => void; onDone: () => void };

export function RefundDialog({ person: { id, email }, onClose, onDone }: Props) {
  const withProof = useStepUp();
  const { data, trouble } = useAnswer((cancelled) => askPerson(id, cancelled), `refund ${id}`);
  const last = data?.paid.find(
    ({ amount, refunded, dispute }) => amount > refunded && (dispute === 'none' || dispute === 'won'),
  );
  return (
    <Asking title="Refund this payment?" loading={data === null} trouble={trouble} onClose={onClose}>
      {last === undefined ? (
        <p>There is no payment left to refund.</p>
      ) : (
        <>
          <p>
            {`${email} paid ${dollars(last.amount)} on ${dateWords(last.paidAt)}. ${dollars(last.amount - last.refunded)} go back, the credits of it that are left go, and a plan that it paid for ends.`}
          </p>
          <Do
            label={`Refund ${dollars(last.amount - last.refunded)}`}
            busy="Refunding"
            act={() => withProof(() => refundPerson(id, last.id))}
            onDone={({ cents }) => {
              notice({ title: `${dollars(cents)} go back to ${email}`, icon: 'done', about: 'person' });
              onClose();
              onDone();
            }}
          />
        </>
      )}
    </Asking>
  );
}

export function CancelDialog({ person: { id, email }, onClose, onDone }: Props) {
  const { data, trouble } = useAnswer((cancelled) => askPerson(id, cancelled), `cancel ${id}`);
  const plan = goingOn(data);
  return (
    <Asking title="Cancel this subscription?" loading={data === null} trouble={trouble} onClose={onClose}>
      {plan === undefined ? (
        <p>There is no subscription that goes on.</p>
      ) : (
        <>
          <p>{`${email} keeps Pro until ${dateWords(plan.endsAt)}. Then it ends, and nothing more is paid.`}</p>
          <Do
            label="Cancel the subscription"
            busy="Cancelling"
            act={() => cancelPerson(id)}
            onDone={() => {
              notice({ title: `The subscription of ${email} ends`, icon: 'done', about: 'person' });
              onClose();
              onDone();
            }}
          />
        </>
      )}
    </Asking>
  );
}

const goingOn = (data: PersonAnswer | null) => data?.plans.find(({ state, cancels }) => state !== 'over' && !cancels);

type AskingProps = {
  title: string;
  loading: boolean;
  trouble: string | null;
  onClose: () => void;
  children: ReactNode;
};

const Asking = ({ title, loading, trouble, onClose, children }: AskingProps) => (
  <Modal open title={title} kind="middle" onClose={onClose}>
    {loading && trouble === null && <LoadingBlock>Loading…</LoadingBlock>}
    {trouble !== null && <p role="alert">{trouble}</p>}
    {!loading && <div className={styles.dialog}>{children}</div>}
  </Modal>
);

type DoProps<Result> = {
  label: string;
  busy: string;
  /** Null: the operator gave no proof. */
  act: () => Promise<Result | null>;
  onDone: (result: Result) => void;
};

function Do<Result>({ label, busy: busyWords, act, onDone }: DoProps<Result>) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const result = await act();
      if (result !== null) return onDone(result);
    } catch (error) {
      setTrouble(problemDetails(error).title);
    }
    setBusy(false);
  };
  return (
    <>
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <Button tone="danger" autoFocus busy={busy ? busyWords : undefined} onClick={() => void start()}>
        {label}
      </Button>
    </>
  );
}
