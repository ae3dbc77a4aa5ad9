// The files that came with a message. They stay with the provider until somebody wants one.
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#domain/mail.ts';
import { titleOf } from '#domain/problem.ts';
import { saveFile } from '#web/data/original.ts';
import { shownSize } from '#web/screens/email-player/people.ts';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './files.module.css';

export function Files({ of }: { of: Message }) {
  return (
    <ul className={styles.files} aria-label="Attachments">
      {of.attachments.map(({ name, size }, nth) => (
        <li key={`${nth} ${name}`}>
          <File of={of} nth={nth} name={name} size={size} />
        </li>
      ))}
    </ul>
  );
}

function File({ of, nth, name, size }: { of: Message; nth: number; name: string; size: number }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await saveFile(of.id, nth, name);
    } catch (error) {
      notice({ tone: 'danger', icon: 'trouble', title: `${name} was not downloaded`, text: titleOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" aria-busy={busy} title={`Download ${name}`} onClick={save}>
      <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
      {name} <span className="num">{busy ? 'Downloading' : shownSize(size)}</span>
    </button>
  );
}
