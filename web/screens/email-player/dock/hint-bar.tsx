import { ChevronUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { Length } from '#web/screens/email-player/queue/queue-rows.tsx';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { nameOf } from '#web/stage/people.ts';
import { useObserved, useStageSession, useThread } from '#web/stage/use-stage-session.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import styles from './hint-bar.module.css';

/** `key` is null when another control owns it. `press` makes the hint a button, and `more` is its accessible description. */
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

/** Previews the next thread and opens the queue. */
export function Peek({ onOpen }: { onOpen: () => void }) {
  const { player } = useStageSession();
  const next = useThread(useObserved(player.state, (state) => neighbour(queueViewOf(state), 1)));
  const script = next && scriptOf(next);
  const message = script?.messages[0]?.message;
  return (
    // A press keeps the focus, so Enter belongs to the player after the queue closes.
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
