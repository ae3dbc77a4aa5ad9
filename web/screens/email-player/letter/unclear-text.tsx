// Text that the sender may have hidden. It stays apart from the letter, and Flow never reads it aloud.
import { EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './unclear-text.module.css';

export function UnclearText({ paragraphs }: { paragraphs: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.apart}>
      <button
        type="button"
        className={styles.label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>Hidden or unclear text, not read aloud</span>
        <span className={styles.way}>{open ? 'Hide' : 'Show'}</span>
      </button>
      <div id={id} hidden={!open} className={styles.text}>
        {paragraphs.map((text, place) => (
          <p key={place}>{text}</p>
        ))}
      </div>
    </div>
  );
}
