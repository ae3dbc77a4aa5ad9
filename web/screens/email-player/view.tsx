import { memo, type ReactNode } from 'react';
import type { Hint } from '#language/intents/hints.ts';
import { writing } from '#web/commands/draft-box.ts';
import type { CurrentSearch } from '#web/conversation/search/results.ts';
import { useMailbox } from '#web/data/mailbox.ts';
import type { Mailbox } from '#web/data/mailbox-state.ts';
import type { Observed } from '#web/data/observable.ts';
import type { Ranks } from '#web/stage/feed/feed.ts';
import { Line } from '#web/stage/line/line.tsx';
import { TalkLine } from '#web/stage/talk/talk-line.tsx';
import { useHearing, useYourTurn } from '#web/stage/talk/use-hearing.ts';
import type { Say } from '#web/stage/talk/use-say.ts';
import type { Talking } from '#web/stage/talk/use-talking.ts';
import { useNetwork, useReachable } from '#web/stage/trouble/strip.tsx';
import { useCurrentThread, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { DraftStage } from './draft/draft-stage.tsx';
import { Empty } from './empty.tsx';
import { FirstLoad, Unreachable } from './first-load.tsx';
import { SearchScene } from './late-parts.tsx';
import styles from './screen.module.css';
import { Stage } from './stage.tsx';

type Props = {
  ranks: Ranks;
  talkMode: Talking;
  hints: Observed<readonly Hint[]>;
  captioned: boolean;
  onSay: Say;
};

export const View = memo(function View({ ranks, talkMode, hints, captioned, onSay }: Props) {
  const thread = useCurrentThread();
  const search = useCurrentSearch(thread !== undefined);
  const drafting = useDrafting();
  const online = useReachable();
  const network = useNetwork();
  const hearing = useHearing();
  const yours = useYourTurn();
  if (drafting)
    return (
      <>
        <DraftStage thread={thread} talking={talkMode.talking} />
        {thread && <Line thread={thread} online={online} captioned={captioned} hushed={talkMode.talking} />}
      </>
    );
  if (search) return <SearchScene currentSearch={search} aside={talkMode.talking} captioned={captioned} />;
  if (thread)
    return (
      <>
        <Stage
          thread={thread}
          ranks={ranks}
          talking={talkMode.talking}
          hearing={hearing}
          yours={yours}
          hints={hints}
          onSay={onSay}
          onTalked={talkMode.leave}
        />
        <Line thread={thread} online={online} captioned={captioned} hushed={talkMode.talking} />
      </>
    );
  return <NoMail aside={talkMode.talking} network={network} />;
});

const useDrafting = (): boolean => useObserved(writing, (one) => one !== null);

/** The search whose results are on the screen. */
const useCurrentSearch = (hasThread: boolean): CurrentSearch | null => {
  const { search } = useStageSession();
  const drafting = useDrafting();
  return useObserved(search.state, (state) => (drafting || (hasThread && state?.view !== 'list') ? null : state));
};

/** No mail: not loaded, not reachable, or nothing left. */
function NoMail({ aside, network }: { aside: boolean; network: boolean }) {
  const box = useMailbox();
  if (box.state === 'unreachable')
    return (
      <Wide aside={aside} line={<FlowLine state="offline" progress={0.3} />}>
        <Unreachable network={network} />
      </Wide>
    );
  if (isFirst(box))
    return (
      <Wide aside={aside} line={<TalkLine otherwise={<FlowLine state="thinking" />} />}>
        <FirstLoad sync={box.sync} />
      </Wide>
    );
  return (
    <Wide
      aside={aside}
      line={
        <TalkLine
          otherwise={
            <div className={styles.flourish}>
              <FlowLine state="flourish" base={0.917} tall={0.56} />
            </div>
          }
        />
      }
    >
      <Empty />
    </Wide>
  );
}

/** `aside`: the user is speaking, so the content steps back. */
function Wide({ aside, line, children }: { aside: boolean; line: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={classNames(styles.wide, aside && styles.steppedBack)} inert={aside}>
        {children}
      </div>
      <div className={styles.line}>{line}</div>
    </>
  );
}

/** Nothing has loaded, or listing continues. An inbox counts as empty only after the provider listed all of it. */
const isFirst = ({ state, sync, listing }: Mailbox): boolean =>
  state === 'first-load' || listing || (sync.isActive && sync.phase === 'initial') || sync.lastSyncTime === null;
