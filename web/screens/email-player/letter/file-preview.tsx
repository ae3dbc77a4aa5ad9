import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Message } from '#domain/mail.ts';
import { formatsHere } from '#web/formats.ts';
import { shownSize } from '#web/stage/people.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './file-preview.module.css';
import { Coming, KeptOut, Refused, Sheet } from './sheet.tsx';
import { type ShownFile, useFile } from './use-file.ts';
import { useSave } from './use-save.ts';

type Props = { of: Message; nth: number; onGo: (nth: number) => void; onClose: () => void };

export function FilePreview({ of, nth, onGo, onClose }: Props) {
  const { name, size } = of.attachments[nth] ?? { name: '', size: 0 };
  const { shown, again } = useFile(of, nth);
  const { busy, save } = useSave(of.id, nth, name);
  const count = of.attachments.length;
  const go = (by: 1 | -1): void => {
    if (nth + by >= 0 && nth + by < count) onGo(nth + by);
  };
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') go(-1);
      if (key === 'ArrowRight') go(1);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
  return (
    <Modal open onClose={onClose} title={name} kind="page">
      <div className={styles.inside}>
        <p className={styles.size} role="status">
          <span className="num">{shownSize(size, formatsHere())}</span>
          {count > 1 && `, file ${nth + 1} of ${count}`}
        </p>
        <Sheet>
          <Shown key={nth} shown={shown} name={name} again={again} />
        </Sheet>
        <div className={styles.bar}>
          {count > 1 && (
            <>
              <Step label="Previous file (←)" off={nth === 0} onClick={() => go(-1)}>
                <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </Step>
              <Step label="Next file (→)" off={nth === count - 1} onClick={() => go(1)}>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </Step>
            </>
          )}
          <Button className={styles.save} kind="flow" busy={busy ? 'Downloading' : undefined} onClick={save}>
            Download
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** A disabled button would lose the focus. */
const Step = ({ off, ...rest }: { off: boolean } & Parameters<typeof IconButton>[0]) => (
  <IconButton {...rest} aria-disabled={off || undefined} className={off ? styles.off : undefined} />
);

function Shown({ shown, name, again }: { shown: ShownFile; name: string; again: () => void }) {
  const [damaged, setDamaged] = useState(false);
  if (damaged)
    return <KeptOut words="This picture is damaged, or your browser cannot draw it. Download it to try elsewhere." />;
  switch (shown.kind) {
    case 'coming':
      return <Coming what="file" />;
    case 'picture':
      return <img className={styles.picture} src={shown.address} alt={name} onError={() => setDamaged(true)} />;
    case 'text':
      return (
        // Long text must be scrollable by keyboard.
        <pre className={styles.text} tabIndex={0} aria-label={`Text of ${name}`}>
          {shown.text || 'This file is empty.'}
          {shown.shortened && <b>{'\n\nThere is more. Download the file to read all of it.'}</b>}
        </pre>
      );
    case 'kept-out':
      return <KeptOut words={whyNot[shown.why]} />;
    case 'refused':
      return <Refused words={shown.words} again={again} />;
  }
}

const whyNot = {
  pdf: 'Flow shows pictures and plain text. A PDF can carry programs, so it opens in your own reader: download it.',
  other: 'Flow shows pictures and plain text. Download this file to open it with your own programs.',
  'too-large': 'This file is too large to be shown here. Download it instead.',
  neither: 'This file is not what its name says, so Flow does not show it. Be careful with it.',
} as const;
