// The line at the foot: phrases that work now, and the keys most used. On a phone it is the door to the queue.
import { ChevronUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { Hint } from '#language/en/app/hints.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { Length } from '#web/screens/email-player/queue/queue-rows.tsx';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { nameOf } from '#web/stage/people.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import styles from './hint-bar.module.css';

/** `key` is null where another key has it now. `press`: it can be pressed as well; `more` says to ears what for. */
export type KeyHint = { key: string | null; does: string; press?: { more: string; act: () => void } };

export const HintBar = memo(function HintBar({
  says,
  keys,
  peek,
}: {
  says: ReactNode;
  keys: KeyHint[];
  peek: ReactNode;
}) {
  return (
    <footer className={styles.bar}>
      <div className={peek ? styles.saysUnderPeek : styles.says}>{says}</div>
      {peek}
      <div className={styles.keys}>
        {keys.map(({ key, does, press }) =>
          press ? (
            <button key={does} type="button" onMouseDown={keepFocus} onClick={press.act}>
              {key !== null && <Kbd hidden>{key}</Kbd>} {does} <span className="sr">{press.more}</span>
            </button>
          ) : (
            <span key={does}>
              {key !== null && <Kbd>{key}</Kbd>} {does}
            </span>
          ),
        )}
      </div>
    </footer>
  );
});

/** A few phrases that work now. */
export function Says({ hints }: { hints: readonly Hint[] }) {
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

/** How typed words reach Flow; where there are no keys the button beside the words sends them. */
export function HowToSend() {
  return (
    <span>
      <span className={styles.byKeys}>Press Enter to send the words, or Esc to go back.</span>
      <span className={styles.byTouch}>Type what you would say.</span>
    </span>
  );
}

/** How a turn of speech ends. */
export function HowToFinish() {
  return (
    <span>
      Stop talking to finish, or say <q className="say">never mind</q>
    </span>
  );
}

/** What comes next, in one row; it opens the queue. */
export function Peek({ next, onOpen }: { next: Thread | undefined; onOpen: () => void }) {
  const script = next && scriptOf(next);
  const message = script?.messages[0]?.message;
  return (
    // Pressed like the dock, with the focus left where it was: once the queue is closed, Enter is the player's again.
    <button type="button" className={styles.peek} onMouseDown={keepFocus} onClick={onOpen}>
      <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
      <i className="sr">Open the queue. Up next: </i>
      {script && message ? (
        <>
          <b>{nameOf(message.from)}</b>
          <span>{message.subject || 'No subject'}</span>
          <Length seconds={script.seconds} />
        </>
      ) : (
        <span>Nothing after this one</span>
      )}
    </button>
  );
}
