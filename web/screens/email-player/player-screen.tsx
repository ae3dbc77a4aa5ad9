// The player's screen of one person: it follows the mailbox, hands keys and words to the player, and lays out the parts.
import { useCallback, useMemo, useState } from 'react';
import type { User } from '#domain/account.ts';
import { hasLabel } from '#domain/mail.ts';
import { useUndo } from '#web/commands/undo.ts';
import { laneOf } from '#web/conversation/player-state.ts';
import { type Answer, utter } from '#web/conversation/utter.ts';
import { useMailbox } from '#web/data/mailbox.ts';
import { signIn } from '#web/session/sign-in.ts';
import { AllKeys } from './all-keys.tsx';
import { SpokenCaptions } from './captions-view.tsx';
import { Dock } from './dock.tsx';
import { FailedStrip } from './failed-strip.tsx';
import { Foot } from './foot.tsx';
import styles from './screen.module.css';
import { Strip, useNetwork } from './strip.tsx';
import { troubleOf } from './trouble.ts';
import { useFeed } from './use-feed.ts';
import { useFloor } from './use-floor.ts';
import { useHandsOf } from './use-hands.ts';
import { useKeys } from './use-keys.ts';
import { HandsContext, useObserved } from './use-player.ts';
import { useRun } from './use-run.ts';
import { View } from './view.tsx';

export function PlayerScreen({ user }: { user: User }) {
  const hands = useHandsOf(user);
  const box = useMailbox();
  const ranked = useFeed(hands, box);
  const network = useNetwork();
  const floor = useFloor(hands.player);
  const undoable = useUndo().undoable !== null;
  const [captioned, setCaptioned] = useState(true);
  const [keysShown, setKeysShown] = useState(false);
  const screenActs = useMemo(
    () => ({
      talk: floor.toggle,
      captions: () => setCaptioned((before) => !before),
      'all-keys': () => setKeysShown(true),
      leave: floor.leave,
    }),
    [floor.toggle, floor.leave],
  );
  const run = useRun(hands, screenActs);
  useKeys(run, keysShown);
  const say = useCallback((utterance: string): Answer => utter(utterance, hands), [hands]);
  const current = useObserved(hands.player.state, (state) => laneOf(state).current);
  const thread = current === null ? undefined : box.threads.get(current);
  const trouble = troubleOf(box, network);

  return (
    <HandsContext value={hands}>
      <div className={styles.player}>
        <div className={styles.strips}>
          {trouble && <Strip trouble={trouble} onReconnect={reconnect} />}
          <FailedStrip failed={box.failed} />
        </div>
        <main className={styles.main}>
          <View {...{ thread, box, ranked, network, floor, undoable, captioned }} onSay={say} />
          <Dock
            run={run}
            starred={thread !== undefined && hasLabel(thread, 'STARRED')}
            undoable={undoable}
            captioned={captioned}
            talking={floor.talking}
          />
        </main>
        <Foot
          threads={box.threads}
          ranked={ranked}
          undoable={undoable}
          empty={thread === undefined}
          talking={floor.talking}
        />
      </div>
      <SpokenCaptions />
      <AllKeys open={keysShown} onOpenChange={setKeysShown} />
    </HandsContext>
  );
}

const reconnect = (): void => void signIn('reconnect');
