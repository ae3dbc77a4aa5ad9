// The signature as Flow reads it from the mail account. Only the account's own settings change it.
import { useEffect, useState } from 'react';
import { mailbox } from '#web/data/mailbox-state.ts';
import { learnSignature, signature } from '#web/data/signature.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import styles from './signature.module.css';

export function Signature() {
  const online = useObserved(mailbox, (state) => state.online);
  const text = useSignature(online);
  return (
    <section className={styles.signature} aria-labelledby="signature-title">
      <h3 id="signature-title">Signature</h3>
      <small>{aboutOf(text, online)}</small>
      {text !== null && text !== '' && <p>{text}</p>}
    </section>
  );
}

const aboutOf = (text: string | null, online: boolean): string => {
  if (text === null) return 'Looking…';
  if (text !== '') return 'Gmail’s signature. Flow adds it below your mail. You change it in Gmail’s settings.';
  return online
    ? 'Your Gmail account has no signature, so Flow adds none. You add one in Gmail’s settings.'
    : 'You’re offline. Flow reads your signature from Gmail when it’s back.';
};

/** First what this device kept, then what the account says. Null before either. */
const useSignature = (online: boolean): string | null => {
  const [text, become] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      const kept = await signature();
      if (left) return;
      if (kept !== '') become(kept);
      if (online) await learnSignature();
      const now = await signature();
      if (!left) become(now);
    };
    void show();
    return () => {
      left = true;
    };
  }, [online]);
  return text;
};
