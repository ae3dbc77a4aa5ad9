// The line at the foot: phrases that work now, and the keys most used. On a phone it is the door to the queue.
import { ChevronUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { Hint } from '#language/en/hints.ts';
import { scriptOf } from '#web/conversation/script.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import styles from './hint-bar.module.css';
import { nameOf } from './people.ts';
import { Length } from './queue.tsx';

type KeyHint = { key: string; does: string };

export const HintBar = memo(function HintBar({
  hints,
  keys,
  peek,
}: {
  hints: readonly Hint[] | string;
  keys: KeyHint[];
  peek: ReactNode;
}) {
  return (
    <footer className={styles.bar}>
      <div className={peek ? styles.saysUnderPeek : styles.says}>
        {typeof hints === 'string' ? <span>{hints}</span> : <Says hints={hints} />}
      </div>
      {peek}
      <div className={styles.keys}>
        {keys.map(({ key, does }) => (
          <span key={key}>
            <Kbd>{key}</Kbd> {does}
          </span>
        ))}
      </div>
    </footer>
  );
});

function Says({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return null;
  return (
    <>
      <span>Say</span>
      {hints.slice(0, 4).map(({ kind, phrase }) => (
        <q key={kind} className="say">
          {phrase}
        </q>
      ))}
    </>
  );
}

/** What comes next, in one row; it opens the queue. */
export function Peek({ next, onOpen }: { next: Thread | undefined; onOpen: () => void }) {
  const script = next && scriptOf(next);
  const message = script?.messages[0]?.message;
  return (
    <button type="button" className={styles.peek} onClick={onOpen}>
      <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
      <i className="sr">Open the queue. Up next: </i>
      {script && message ? (
        <>
          <b>{nameOf(message.from)}</b>
          <span>{message.subject || 'No subject'}</span>
          <Length seconds={script.seconds} />
        </>
      ) : (
        <b>Nothing after this one</b>
      )}
    </button>
  );
}
