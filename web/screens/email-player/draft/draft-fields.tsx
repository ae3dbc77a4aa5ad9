import { useState } from 'react';
import { asLine } from '#domain/line.ts';
import { edit } from '#web/commands/draft-box.ts';
import styles from './draft.module.css';

export function SubjectField({ subject }: { subject: string }) {
  const [typed, setTyped] = useState(subject);
  // The subject changed by voice, so the field starts over.
  const shown = asLine(typed) === subject ? typed : subject;
  return (
    <input
      className={styles.subject}
      aria-label="Subject"
      placeholder="Subject"
      value={shown}
      maxLength={900}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        edit({ subject: asLine(target.value) }, { byHand: true });
      }}
    />
  );
}
