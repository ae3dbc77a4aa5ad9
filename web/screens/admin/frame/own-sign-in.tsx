// The operator's own sign-in: codes of an authenticator, on or off.
import { useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { askOperator, confirmCodes, endCodes, startCodes } from '#web/data/admin.ts';
import { LoadingBlock } from '#web/ui/blocks.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { copyText } from '#web/ui/notices/copy-text.ts';
import styles from './own-sign-in.module.css';
import { Qr } from './qr.tsx';
import { useStepUp } from './step-up.tsx';
import { useAnswer } from './use-answer.ts';

export const OwnSignIn = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} title="Your sign-in" kind="middle" onClose={onClose}>
    <Codes />
  </Modal>
);

/** What the panel shows after a start, and after the first code. */
type Step = { kind: 'state' } | { kind: 'enrol'; secret: string; uri: string } | { kind: 'recovery'; codes: string[] };

function Codes() {
  const { operator, step, busy, trouble, act, done } = useCodes();
  if (operator.data === null)
    return operator.trouble === null ? <LoadingBlock>Loading…</LoadingBlock> : <p role="alert">{operator.trouble}</p>;
  const { codes, email } = operator.data;
  return (
    <div className={styles.panel}>
      {step.kind === 'state' && <State {...codes} email={email} busy={busy} onStart={act.start} onEnd={act.end} />}
      {step.kind === 'enrol' && <Enrol {...step} busy={busy} onCode={act.confirm} />}
      {step.kind === 'recovery' && <Recovery codes={step.codes} onDone={done} />}
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

const useCodes = () => {
  const operator = useAnswer(askOperator, 'own sign-in');
  const withProof = useStepUp();
  const [step, setStep] = useState<Step>({ kind: 'state' });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const during = (work: () => Promise<void>): void => {
    setBusy(true);
    setTrouble(null);
    void work()
      .catch((error: unknown) => setTrouble(problemDetails(error).title))
      .finally(() => setBusy(false));
  };
  const act = {
    start: () =>
      during(async () => {
        const begun = await withProof(startCodes);
        if (begun !== null) setStep({ kind: 'enrol', ...begun });
      }),
    end: () =>
      during(async () => {
        if ((await withProof(endCodes)) !== null) operator.again();
      }),
    confirm: (code: string) =>
      during(async () => {
        const { recovery } = await confirmCodes(code);
        operator.again();
        setStep({ kind: 'recovery', codes: recovery });
      }),
  };
  return { operator, step, busy, trouble, act, done: () => setStep({ kind: 'state' }) };
};

type StateProps = {
  on: boolean;
  recoveryLeft: number;
  email: string;
  busy: boolean;
  onStart: () => void;
  onEnd: () => void;
};

const State = ({ on, recoveryLeft, email, busy, onStart, onEnd }: StateProps) => (
  <>
    <p>
      {on
        ? `Signing in as ${email} takes a code of your authenticator. ${recoveryWords(recoveryLeft)}`
        : `Signing in as ${email} takes no code. An authenticator keeps others out, even with your password.`}
    </p>
    <Button kind={on ? 'line' : 'flow'} busy={busy ? 'One moment' : undefined} onClick={on ? onEnd : onStart}>
      {on ? 'Switch codes off' : 'Set up an authenticator'}
    </Button>
  </>
);

const recoveryWords = (left: number): string =>
  left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;

type EnrolProps = { secret: string; uri: string; busy: boolean; onCode: (code: string) => void };

function Enrol({ secret, uri, busy, onCode }: EnrolProps) {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <p>Scan this with your authenticator, or give it the key. Then enter the code that it shows.</p>
      <Qr text={uri} label="QR code of the key" />
      <output className={styles.secret} aria-label="Key">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </output>
      <ButtonLink href={uri}>Open an authenticator on this device</ButtonLink>
      <Field
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={10}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" kind="flow" busy={busy ? 'Checking' : undefined}>
        Switch codes on
      </Button>
    </form>
  );
}

const Recovery = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <>
    <p role="status">
      Codes are on. Each of these works once in place of a code. Keep them where you keep your passwords: Flow shows
      them only now.
    </p>
    <ul className={styles.recovery} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={styles.ways}>
      <Button onClick={() => void copy(codes)}>Copy them</Button>
      <Button kind="flow" onClick={onDone}>
        I’ve kept them
      </Button>
    </div>
  </>
);

const copy = (codes: readonly string[]): Promise<void> =>
  copyText(codes.join('\n'), {
    done: 'Recovery codes copied',
    refused: 'The browser does not let Flow copy. Select the codes and copy them.',
    about: 'recovery codes',
  });
