// The area above the line while there is mail: the letter, and next to it the queue or the example phrases.
import { memo, useState } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { Hint } from '#language/intents/hints.ts';
import { now } from '#web/clock.ts';
import type { Observed } from '#web/data/observable.ts';
import type { Ranks } from '#web/stage/feed/feed.ts';
import { YouCanSay } from '#web/stage/late-parts.tsx';
import type { Say } from '#web/stage/talk/use-say.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useRootMark } from '#web/ui/root-mark.ts';
import { Letter } from './letter/letter.tsx';
import { Queue } from './queue/queue.tsx';
import styles from './screen.module.css';

type Props = {
  thread: Thread;
  ranks: Ranks;
  /** The person types their words. */
  talking: boolean;
  /** Their spoken words cover the letter. */
  hearing: boolean;
  /** Flow waits for their words. */
  yours: boolean;
  hints: Observed<readonly Hint[]>;
  onSay: Say;
  onTalked: () => void;
};

export const Stage = memo(function Stage(props: Props) {
  const { thread, ranks, talking, hearing, yours, hints, onSay, onTalked } = props;
  const { microphone } = useStageSession();
  const aside = talking || hearing;
  useRootMark('talking', aside ? '' : null);
  const covered = useObserved(microphone.state, ({ card }) => card !== null);
  const [opened] = useState(now);
  const sayAndLeave = (utterance: string): void =>
    void onSay(utterance).then((answer) => answer.kind === 'done' && onTalked());
  return (
    <section className={classNames(styles.stage, aside && styles.talking)} aria-label="Player">
      <Letter thread={thread} now={opened} aside={talking} />
      {!covered && (
        <aside className={styles.queue} aria-label={talking || yours ? 'You can say' : 'Up next'}>
          {talking || yours ? <Phrases hints={hints} onSay={sayAndLeave} /> : <Queue ranks={ranks} />}
        </aside>
      )}
    </section>
  );
});

function Phrases({ hints, onSay }: { hints: Observed<readonly Hint[]>; onSay: (utterance: string) => void }) {
  return <YouCanSay hints={useObserved(hints, (all) => all)} onSay={onSay} />;
}
