// Attachments stay with the provider until the user opens or saves one.

import { Download, FileText, Image, Paperclip } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Attachment, Message } from '#domain/mail.ts';
import { shownFile } from '#web/conversation/player/viewing.ts';
import { formatsHere } from '#web/formats.ts';
import { FilePreview } from '#web/screens/email-player/late-parts.tsx';
import { shownSize } from '#web/stage/people.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { kindOfFile } from './file-kind.ts';
import styles from './files.module.css';
import { useSave } from './use-save.ts';

export function Files({ of }: { of: Message }) {
  const [all, showAll] = useState(false);
  const open = useObserved(shownFile, (file) => (file?.messageId === of.id ? file.nth : null));
  // Close the preview when its mail leaves the screen.
  useEffect(() => () => shownFile.become(null), []);
  const show = (nth: number): void => shownFile.become({ messageId: of.id, nth });
  return (
    <>
      <ul className={styles.files} aria-label="Attachments">
        {of.attachments.slice(0, all ? undefined : most).map((file, nth) => (
          <li key={`${nth} ${file.name}`}>
            <File of={of} nth={nth} file={file} onShow={() => show(nth)} />
          </li>
        ))}
        {of.attachments.length > most && (
          <li>
            <button type="button" className={styles.name} aria-expanded={all} onClick={() => showAll(!all)}>
              {all ? 'Fewer' : `${of.attachments.length - most} more`}
            </button>
          </li>
        )}
      </ul>
      {open !== null &&
        // A portal, because the preview must not inherit the letter's type.
        createPortal(
          <FilePreview of={of} nth={open} onGo={show} onClose={() => shownFile.become(null)} />,
          document.body,
        )}
    </>
  );
}

/** Long lists of files must not bury the rest of the thread. */
const most = 12;

type Props = { of: Message; nth: number; file: Attachment; onShow: () => void };

function File({ of, nth, file, onShow }: Props) {
  const { name, size } = file;
  const { busy, save } = useSave(of.id, nth, name);
  const kind = kindOfFile(file);
  const Icon = kind === 'picture' ? Image : kind === 'text' ? FileText : Paperclip;
  const isShown = kind === 'picture' || kind === 'text';
  return (
    <span className={styles.file}>
      <button
        type="button"
        className={styles.name}
        aria-busy={isShown ? undefined : busy}
        title={isShown ? `Preview ${name}` : `Download ${name}`}
        onClick={isShown ? onShow : save}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {name} <span className="num">{busy ? 'Downloading' : shownSize(size, formatsHere())}</span>
      </button>
      {isShown && (
        <IconButton label={`Download ${name}`} aria-busy={busy} onClick={save}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
