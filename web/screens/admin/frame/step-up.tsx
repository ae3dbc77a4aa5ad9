// Some acts need a proof of the last ten minutes who is at the session: the password, a code, or Google. This asks for one, then goes on.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Problem, problemDetails } from '#domain/problem.ts';
import { askOperator, proveByCode } from '#web/data/admin.ts';
import { proveByPassword } from '#web/data/leaving.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './step-up.module.css';
import { useAnswer } from './use-answer.ts';
import { useLogin } from './use-login.ts';

/** Does the work, after a proof where the server wants one. Null: the operator gave none. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

const StepUpContext = createContext<WithProof>((work) => work());

export const useStepUp = (): WithProof => useContext(StepUpContext);

export function StepUp({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<((proved: boolean) => void) | null>(null);
  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setWaiting(() => (proved: boolean) => resolve(proved))),
    [],
  );
  const withProof = useMemo((): WithProof => {
    return async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'confirmation.needed') throw error;
        return (await ask()) ? work() : null;
      }
    };
  }, [ask]);
  const answer = (proved: boolean): void => {
    waiting?.(proved);
    setWaiting(null);
  };
  return (
    <StepUpContext value={withProof}>
      {children}
      <Modal open={waiting !== null} title="Is it you?" kind="middle" onClose={() => answer(false)}>
        <Proof onProved={() => answer(true)} />
      </Modal>
    </StepUpContext>
  );
}

function Proof({ onProved }: { onProved: () => void }) {
  const { data } = useAnswer(askOperator, 'proof');
  const login = useLogin();
  return (
    <div className={styles.proof}>
      <p>This needs to be you. One proof counts for ten minutes.</p>
      {data?.hasPassword && (
        <Secret
          label="Your password"
          type="password"
          autoComplete="current-password"
          button="Confirm with the password"
          prove={proveByPassword}
          onProved={onProved}
        />
      )}
      {data?.codes.on && (
        <Secret
          label="Code of your authenticator"
          type="text"
          autoComplete="one-time-code"
          button="Confirm with the code"
          prove={proveByCode}
          onProved={onProved}
        />
      )}
      {login.trouble !== null && <p role="alert">{login.trouble}</p>}
      <Button busy={login.busy === null ? undefined : 'Opening Google'} onClick={() => void login.withGoogle()}>
        Confirm with Google
      </Button>
    </div>
  );
}

type SecretProps = {
  label: string;
  type: 'password' | 'text';
  autoComplete: string;
  button: string;
  prove: (secret: string) => Promise<unknown>;
  onProved: () => void;
};

function Secret({ label, type, autoComplete, button, prove, onProved }: SecretProps) {
  const [secret, setSecret] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const send = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await prove(secret);
      onProved();
    } catch (error) {
      setTrouble(problemDetails(error).title);
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.secret}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={label}
        type={type}
        autoComplete={autoComplete}
        autoFocus
        required
        maxLength={128}
        value={secret}
        error={trouble}
        onChange={({ target }) => setSecret(target.value)}
      />
      <Button type="submit" kind="flow" busy={busy ? 'Checking' : undefined}>
        {button}
      </Button>
    </form>
  );
}
