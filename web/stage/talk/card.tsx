import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './card.module.css';

type Props = {
  title: string;
  /** A question takes focus; a message leaves the keys to the player. */
  kind: 'asks' | 'tells';
  icon?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function Card({ title, kind, icon, onClose, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (kind !== 'asks') return;
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus();
    };
  }, [kind]);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={card}
      className={classNames(styles.card, icon !== undefined && styles.withIcon)}
      role={kind === 'asks' ? 'dialog' : 'region'}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={pressed}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <header>
        <h2 id={id} className="flare">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </div>
  );
}
