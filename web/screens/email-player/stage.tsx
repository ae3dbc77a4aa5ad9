// What stands above the line while there is mail: the letter, and beside it the queue or what can be said.
import { memo, useState } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { Hint } from '#language/en/hints.ts';
import { now } from '#web/clock.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Letter } from './letter/letter.tsx';
import { Queue } from './queue/queue.tsx';
import type { Ranked } from './queue/use-feed.ts';
import styles from './screen.module.css';
import type { Say } from './talk/use-say.ts';
import { YouCanSay } from './talk/voice-line.tsx';

type Props = {
  thread: Thread;
  ranked: Ranked;
  /** The person has the floor. */
  talking: boolean;
  hints: readonly Hint[];
  onSay: Say;
  onTalked: () => void;
};

export const Stage = memo(function Stage(props: Props) {
  const { thread, ranked, talking, hints, onSay, onTalked } = props;
  const [opened] = useState(now);
  const sayAndLeave = (utterance: string): void =>
    void onSay(utterance).then((answer) => answer.kind === 'done' && onTalked());
  return (
    <section className={classNames(styles.stage, talking && styles.talking)} aria-label="Player">
      <Letter key={thread.id} thread={thread} now={opened} aside={talking} />
      <aside className={styles.queue} aria-label={talking ? 'You can say' : 'Up next'}>
        {talking ? <YouCanSay hints={hints} onSay={sayAndLeave} /> : <Queue ranked={ranked} />}
      </aside>
    </section>
  );
});
