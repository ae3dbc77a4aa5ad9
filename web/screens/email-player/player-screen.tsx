// The player's screen of one person: it follows the mailbox, hands keys and words to the player, and lays out the parts.

import { useCallback, useMemo, useState } from 'react';
import type { User } from '#domain/account.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import { writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { useUndo } from '#web/commands/undo.ts';
import { laneOf } from '#web/conversation/player/player-state.ts';
import { useOpenMailbox } from '#web/conversation/session/open-mailbox.ts';
import { useMailbox } from '#web/data/mailbox.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { chosenListener } from '#web/data/voice-choices.ts';
import { numberHere } from '#web/formats.ts';
import { signIn } from '#web/session/sign-in.ts';
import { AskedHere } from '#web/stage/choices/asked.tsx';
import { Bulk } from '#web/stage/choices/bulk.tsx';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { useKeys } from '#web/stage/keys/use-keys.ts';
import { useRun } from '#web/stage/keys/use-run.ts';
import { AllKeys, Distance, FailedStrip, Palette, VoiceStatus, WaitingList } from '#web/stage/late-parts.tsx';
import { captionsShown } from '#web/stage/line/captions-choice.ts';
import { SpokenCaptions } from '#web/stage/line/captions-view.tsx';
import { type Floor, useFloor } from '#web/stage/talk/use-floor.ts';
import { usePush } from '#web/stage/talk/use-push.ts';
import { type Say, useSay } from '#web/stage/talk/use-say.ts';
import { VoiceLine } from '#web/stage/talk/voice-line.tsx';
import { AppTop } from '#web/stage/top/app-top.tsx';
import { Strip, useNetwork } from '#web/stage/trouble/strip.tsx';
import { troubleOf } from '#web/stage/trouble/trouble.ts';
import { useHandsOf } from '#web/stage/use-hands.ts';
import { type Hands, HandsContext, useHands, useObserved, useThread } from '#web/stage/use-player.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useThere } from '#web/ui/later.ts';
import { Dock, SkipToControls } from './dock/dock.tsx';
import { Foot } from './dock/foot.tsx';
import { useHints } from './dock/use-hints.ts';
import { SendingToast } from './late-parts.tsx';
import { OriginalDoor } from './letter/original-door.tsx';
import { createRanks, Feed } from './queue/feed.ts';
import styles from './screen.module.css';
import { View } from './view.tsx';

export function PlayerScreen({ user }: { user: User }) {
  useOpenMailbox(user.id);
  const hands = useHandsOf(user);
  const { player } = hands;
  const [ranks] = useState(createRanks);
  const floor = useFloor(player);
  const hints = useHints(hands);
  const passed = useObserved(player.state, (state) => state.passed !== null);
  const undoable = useUndo().undoable !== null || passed;
  const captioned = useObserved(captionsShown, (on) => on);
  const distant = useDistant(hands);
  const [over, setOver] = useState<'palette' | 'keys' | null>(null);
  const openPalette = useCallback(() => setOver('palette'), []);
  const closeOver = useCallback(() => setOver(null), []);
  const screenActs = useMemo(
    () => ({
      talk: floor.toggle,
      microphone: () => (chosenListener.current() === 'typing' ? floor.toggle() : hands.microphone.press()),
      captions: captionsShown.toggle,
      palette: openPalette,
      'all-keys': () => setOver('keys'),
      leave: floor.talking ? floor.leave : distant ? () => hands.distance.become(false) : hands.search.back,
      talking: floor.talking,
    }),
    [floor, hands, openPalette, distant],
  );
  const run = useRun(hands, screenActs);
  useKeys(run, usePush(hands.microphone));
  const say = useSay(hands, floor.talking);
  const current = useObserved(player.state, (state) => laneOf(state).current);
  const thread = useThread(current);
  useThere(useObserved(mailbox, ({ state }) => state !== 'first-load') || thread !== undefined);
  const marks = marksOf(thread);

  return (
    <HandsContext value={hands}>
      <Feed {...{ hands, ranks }} />
      <div className={classNames(styles.player, distant && styles.away)} inert={distant}>
        <SkipToControls />
        <AppTop user={user} current="inbox" count={count} onCommands={openPalette} />
        <div className={styles.strips}>
          <Troubles />
          <VoiceStatus />
        </div>
        <main className={styles.main}>
          <View {...{ thread, ranks, hints, captioned }} floor={distant ? notHere : floor} onSay={say} />
          <Dock {...{ run, undoable, captioned }} {...marks} empty={thread === undefined} talking={floor.talking} />
          <AskedHere />
          <OriginalDoor />
          <Bulk />
        </main>
        <Foot {...{ run, ranks, hints }} empty={thread === undefined} talking={floor.talking} />
      </div>
      {distant && <FromAfar {...{ thread, run, floor }} onSay={say} />}
      <SpokenCaptions />
      {over === 'palette' && <Palette userId={user.id} run={run} onClose={closeOver} />}
      {over === 'keys' && <AllKeys onClose={closeOver} />}
    </HandsContext>
  );
}

const marksOf = (thread: Thread | undefined) => ({
  starred: thread !== undefined && hasLabel(thread, 'starred'),
  unread: thread !== undefined && hasLabel(thread, 'unread'),
});

/** From afar only what is read is shown; what is written, chosen or looked through needs the whole screen. */
const useDistant = ({ distance, search, asking }: Hands): boolean => {
  const wanted = useObserved(distance, (on) => on);
  const writes = useObserved(writing, (one) => one !== null);
  const chooses = useObserved(asking, (asked) => asked !== null);
  const looks = useObserved(search.state, (found) => found?.view === 'list');
  return wanted && !writes && !chooses && !looks;
};

type FromAfarProps = { thread: Thread | undefined; run: (act: KeyAct) => void; floor: Floor; onSay: Say };

function FromAfar({ thread, run, floor, onSay }: FromAfarProps) {
  return (
    <>
      <Distance {...{ thread, run }} talking={floor.talking} />
      {floor.talking && (
        <div className={styles.overAll}>
          <VoiceLine onSay={onSay} onClose={floor.leave} />
        </div>
      )}
    </>
  );
}

/** Behind distance mode nobody talks. */
const notHere: Floor = { talking: false, toggle: () => {}, leave: () => {} };

/** As many as wait for the person, bulk mail apart. */
function Count() {
  const { player } = useHands();
  const ready = useObserved(mailbox, ({ state }) => state === 'ready');
  const waiting = useObserved(player.state, (state) => state.lanes.queue.here.size);
  return ready && numberHere(waiting);
}

const count = <Count />;

/** What stands between the person and their mail, and what Google refused. */
function Troubles() {
  const failed = useObserved(mailbox, (box) => box.failed);
  const sends = useObserved(leaving, (all) => all.filter(({ leavesAt }) => leavesAt === null).length);
  const leaves = useObserved(leaving, (all) => all.length > 0);
  const network = useNetwork();
  const inTrouble = useObserved(mailbox, (box) => troubleOf({ ...box, threads: none }, { network, sends }) !== null);
  const [seen, setSeen] = useState(false);
  return (
    <>
      {inTrouble && <TroubleStrip {...{ network, sends }} onSeeWaiting={() => setSeen(true)} />}
      <FailedStrip failed={failed} />
      {leaves && <SendingToast />}
      <WaitingList open={seen} onClose={() => setSeen(false)} />
    </>
  );
}

const none: Mailbox['threads'] = new Map();

/** It counts the saved mail, so it follows the whole mailbox. */
function TroubleStrip({ network, sends, onSeeWaiting }: TroubleStripProps) {
  const trouble = troubleOf(useMailbox(), { network, sends });
  return trouble && <Strip trouble={trouble} onReconnect={reconnect} onSeeWaiting={onSeeWaiting} />;
}

type TroubleStripProps = { network: boolean; sends: number; onSeeWaiting: () => void };

const reconnect = (): void => void signIn('reconnect');
