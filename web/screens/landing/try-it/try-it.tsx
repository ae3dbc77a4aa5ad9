// 'Try it here': one field. Its first focus brings the demonstration, so a visitor who only reads loads nothing.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { User } from '#domain/account.ts';
import { Button } from '#web/ui/button.tsx';
import { AskForm } from './ask-form.tsx';
import type { DemoInbox as Inbox } from './demo-inbox.tsx';
import { demoPreview } from './preview.ts';
import styles from './try-it.module.css';

type Loaded = { DemoInbox: typeof Inbox; user: User };
type State = { step: 'rests' | 'comes' | 'failed' } | ({ step: 'here' } & Loaded);

export function TryIt({ onTry }: { onTry: () => void }) {
  const [state, setState] = useState<State>({ step: 'rests' });
  const [acts, setActs] = useState(0);
  const [typed, setTyped] = useState('');
  const waiting = useRef<HTMLInputElement>(null);
  const bring = useCallback(() => {
    setState((before) => {
      if (before.step === 'comes' || before.step === 'here') return before;
      load().then(
        (loaded) => setState({ step: 'here', ...loaded }),
        () => setState({ step: 'failed' }),
      );
      return { step: 'comes' };
    });
  }, []);
  // The person may have come to the field, and typed, before this code.
  useEffect(() => {
    const field = waiting.current;
    if (field === null || field !== document.activeElement) return;
    setTyped(field.value);
    bring();
  }, [bring]);
  return (
    <section className={styles.section} aria-labelledby="try-it">
      <div className={styles.lead}>
        <h2 id="try-it">Try it here</h2>
        <p>Three made-up emails, and the real Flow. Nothing leaves this page.</p>
        <p className={styles.hints}>
          <i>“archive this”</i> <i>“tell her yes”</i> <i>“snooze it until Monday”</i> <i>“undo”</i>
        </p>
        {acts >= 3 && (
          <div className={styles.yours} role="status">
            <b>Now yours.</b>
            <Button kind="flow" size="large" onClick={onTry}>
              Try for Free
            </Button>
          </div>
        )}
      </div>
      <div className={styles.inbox}>
        {state.step === 'here' ? (
          <state.DemoInbox user={state.user} first={typed} onActs={setActs} />
        ) : (
          <Waiting field={waiting} {...{ state, typed, bring }} onType={setTyped} />
        )}
      </div>
    </section>
  );
}

type WaitingProps = {
  field: RefObject<HTMLInputElement | null>;
  state: State;
  typed: string;
  bring: () => void;
  onType: (words: string) => void;
};

/** Looks like the field that replaces it, and keeps what the person types meanwhile. */
const Waiting = ({ field, state, typed, bring, onType }: WaitingProps) => (
  <>
    <ol className={styles.mails}>
      {demoPreview.map(({ key, from, subject, line }) => (
        <li key={key} className={styles.mail}>
          <b>{from}</b>
          <span>{subject}</span>
          <p>{line}</p>
        </li>
      ))}
    </ol>
    <p className={styles.captions} role="status">
      {state.step === 'comes' && 'The inbox is coming.'}
      {state.step === 'failed' && 'The inbox did not load. Check your connection, then press “Say it”.'}
    </p>
    <AskForm field={field} words={typed} onWords={onType} onSay={bring} onFocus={bring} />
  </>
);

const load = async (): Promise<Loaded> => {
  const { DemoInbox, openDemo } = await import('./demo-inbox.tsx');
  return { DemoInbox, user: await openDemo(demoPreview.map(({ key }) => key)) };
};
