// A full-screen dialog on the native element. It manages focus and writes no style, which the page's policy would refuse.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBackCloses } from '#web/ui/back-closes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './modal.module.css';

type Props = {
  open: boolean;
  title: string;
  /** `sheet` rises from the bottom edge. `page` fills the screen. */
  kind: 'middle' | 'wide' | 'sheet' | 'page';
  /** Flow asks this question aloud and hears the answer. */
  asks?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function Modal({ open, title, kind, asks, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay(open, asks ? 'asks' : 'covers');
  useBackCloses(open, onClose);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[kind])}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 className={kind === 'sheet' ? 'sr' : 'flare'}>{title}</h2>
            <IconButton label="Close (Esc)" onClick={onClose}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
