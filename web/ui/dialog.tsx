// A sheet above everything, as the browser itself does it: focus stays inside, Escape closes it, and focus goes back.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is only for ears. */
  quietTitle?: boolean;
  /** From the foot of a phone's screen instead of the middle. */
  sheet?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export const Dialog = ({ open, ...rest }: Props) => (open ? <OpenDialog {...rest} /> : null);

const OpenDialog = ({ onClose, title, quietTitle, sheet, className, children }: Omit<Props, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(styles.dialog, sheet && styles.sheet, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={quietTitle ? styles.quiet : styles.head}>
          <h2 id={id} className={quietTitle ? 'sr' : 'flare'}>
            {title}
          </h2>
          <IconButton label="Close (Esc)" onClick={onClose}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
};
