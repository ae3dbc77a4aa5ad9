// What the screen is about right now: a mail with its line, an empty inbox, or mail still on its way.
import { memo } from 'react';
import type { Thread } from '#domain/mail.ts';
import type { Hint } from '#language/en/hints.ts';
import type { Answer } from '#web/conversation/utter.ts';
import type { Mailbox } from '#web/data/mailbox-state.ts';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { Empty } from './empty.tsx';
import { FirstLoad, Unreachable } from './first-load.tsx';
import { Line } from './line.tsx';
import styles from './screen.module.css';
import { Stage } from './stage.tsx';
import type { Ranked } from './use-feed.ts';
import type { Floor } from './use-floor.ts';

type Props = {
  thread: Thread | undefined;
  box: Mailbox;
  ranked: Ranked;
  network: boolean;
  floor: Floor;
  hints: readonly Hint[];
  captioned: boolean;
  onSay: (utterance: string) => Answer;
};

export const View = memo(function View({ thread, box, ranked, network, floor, hints, captioned, onSay }: Props) {
  if (thread)
    return (
      <>
        <Stage
          thread={thread}
          threads={box.threads}
          ranked={ranked}
          talking={floor.talking}
          hints={hints}
          onSay={onSay}
          onTalked={floor.leave}
        />
        <Line thread={thread} online={network && box.online} captioned={captioned} hushed={floor.talking} />
      </>
    );
  if (box.state === 'unreachable')
    return (
      <>
        <div className={styles.wide}>
          <Unreachable network={network} />
        </div>
        <div className={styles.line}>
          <FlowLine state="offline" progress={0.3} />
        </div>
      </>
    );
  if (isFirst(box))
    return (
      <>
        <div className={styles.wide}>
          <FirstLoad sync={box.sync} />
        </div>
        <div className={styles.line}>
          <FlowLine state="thinking" />
        </div>
      </>
    );
  return (
    <>
      <div className={styles.wide}>
        <Empty />
      </div>
      <div className={styles.line}>
        <div className={styles.flourish}>
          <FlowLine state="flourish" base={0.917} tall={0.56} />
        </div>
      </div>
    </>
  );
});

/** Nothing was ever fetched: an inbox is empty only once the provider was asked. */
const isFirst = ({ state, sync }: Mailbox): boolean =>
  state === 'first-load' || (sync.isActive && sync.phase === 'initial') || sync.lastSyncTime === null;
