import { Paperclip, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { areTooLarge } from '#domain/draft-file.ts';
import { fileGoneReply, tooLargeReply } from '#language/en/drafting/file-replies.ts';
import type { Writing } from '#web/commands/draft-box.ts';
import { detach } from '#web/commands/draft-files.ts';
import { formatsHere } from '#web/formats.ts';
import { shownSize } from '#web/stage/people.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './draft-files.module.css';

const FileChoices = lazy(async () => ({ default: (await import('./file-choices.tsx')).FileChoices }));

export function DraftFiles({ of: { draft, gone } }: { of: Writing }) {
  const [choosing, setChoosing] = useState(false);
  const lost = draft.files.filter((_file, nth) => gone.includes(nth));
  return (
    <div className={styles.files}>
      <ul aria-label="Attachments">
        {draft.files.map((file, nth) => (
          <li key={`${file.messageId} ${file.nth}`} className={classNames(gone.includes(nth) && styles.gone)}>
            <Paperclip size={15} strokeWidth={1.75} aria-hidden="true" />
            <span>{file.name}</span>{' '}
            <span className="num">{gone.includes(nth) ? 'gone' : shownSize(file.size, formatsHere())}</span>
            <button type="button" aria-label={`Take off ${file.name}`} onClick={() => detach([file], { byHand: true })}>
              <X size={15} strokeWidth={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.attach} aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
        <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" /> Attach
      </button>
      {choosing && (
        <Suspense>
          <FileChoices near={draft.about?.threadId ?? null} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      <div role="status" className={styles.trouble}>
        {lost.length > 0 && (
          <p>
            {fileGoneReply(lost)}{' '}
            <button type="button" onClick={() => detach(lost)}>
              Send without
            </button>
          </p>
        )}
        {lost.length === 0 && areTooLarge(draft.files) && <p>{tooLargeReply(draft.files)}</p>}
      </div>
    </div>
  );
}
