// The card of what Flow found in the mail, beside the line. Escape and its button close it.
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './found-card.module.css';

type Props = {
  title: string;
  /** What the closing button says. */
  closes: string;
  isLooking: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function FoundCard({ title, closes, isLooking, onClose, children }: Props) {
  const id = useId();
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isLooking} onKeyDown={pressed}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={closes} onClick={onClose}>
          <X size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
