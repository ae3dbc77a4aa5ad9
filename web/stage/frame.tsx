// The frame stays mounted while screens change, so conversation, microphone and reading continue.

import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#domain/account.ts';
import { toggleCaptions } from '#web/commands/change-setting.ts';
import { writing } from '#web/commands/draft-box.ts';
import { useOpenMailbox } from '#web/conversation/session/open-mailbox.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { settings } from '#web/data/settings.ts';
import { chosenListener } from '#web/data/voice-choices.ts';
import { numberHere } from '#web/formats.ts';
import { classNames } from '#web/ui/class-names.ts';
import { destinationAt } from '#web/ui/frame/destinations.ts';
import { useThere } from '#web/ui/later.ts';
import { useRootMark } from '#web/ui/root-mark.ts';
import { Answer } from './choices/answer.tsx';
import { AskedHere } from './choices/asked.tsx';
import { Bulk } from './choices/bulk.tsx';
import { createRanks, Feed } from './feed/feed.ts';
import { createHints, Hints } from './feed/hints.ts';
import styles from './frame.module.css';
import { FrameContext, type FrameParts, useFrame } from './frame-context.ts';
import { isMailAct, type KeyAct } from './keys/keys.ts';
import { useKeys } from './keys/use-keys.ts';
import { useRun } from './keys/use-run.ts';
import { AllKeys, Distance, OutOfCredits, Outside, Palette, SceneDock, VoiceLine, VoiceStatus } from './late-parts.tsx';
import { SpokenCaptions } from './line/captions-view.tsx';
import { sceneKey } from './scene/scene-key.ts';
import { useOpenPlayer } from './scene/use-open-player.ts';
import { TalkOver } from './talk/talk-over.tsx';
import { usePush } from './talk/use-push.ts';
import { useSay } from './talk/use-say.ts';
import { type Talking, useTalking } from './talk/use-talking.ts';
import { AppTop } from './top/app-top.tsx';
import { SkipToControls } from './top/skip-to-controls.tsx';
import { Troubles } from './trouble/troubles.tsx';
import { useSessionFor } from './use-session-for.ts';
import {
  type StageSession,
  StageSessionContext,
  useCurrentThread,
  useHasThread,
  useObserved,
  useStageSession,
} from './use-stage-session.ts';

type Props = { user: User; children: ReactNode };

export function Frame({ user, children }: Props) {
  useOpenMailbox(user.id);
  const session = useSessionFor(user);
  const { parts, ranks, hints, talkMode, over, setOver, distant } = useParts(session);
  useOpenPlayer(session);
  useGoTo(session);
  const openPalette = useCallback(() => setOver('palette'), [setOver]);
  const close = useCallback(() => setOver(null), [setOver]);
  return (
    <StageSessionContext value={session}>
      <Feed {...{ session, ranks }} />
      <Hints {...{ session, hints }} />
      <FrameContext value={parts}>
        <Around user={user} distant={distant} onCommands={openPalette}>
          {children}
        </Around>
        {distant && <FromAfar {...parts} talkMode={talkMode} />}
        <SpokenCaptions />
        <Outside />
        <OutOfCredits />
        {over === 'palette' && <Palette userId={user.id} run={parts.run} onClose={close} />}
        {over === 'keys' && <AllKeys onClose={close} />}
      </FrameContext>
    </StageSessionContext>
  );
}

type AroundProps = Props & { distant: boolean; onCommands: () => void };

const Around = memo(function Around({ user, distant, onCommands, children }: AroundProps) {
  const { front } = useStageSession();
  const { talkMode, say } = useFrame();
  const hasThread = useHasThread();
  const docked = useObserved(front, (scene) => scene?.dock === 'frame');
  const elsewhere = useObserved(front, (scene) => scene?.showsMail === false);
  const opens = useObserved(mailbox, ({ state }) => state !== 'first-load');
  const place = destinationAt(useLocation().pathname);
  useThere(opens || hasThread || elsewhere);
  useRootMark('frame', docked ? 'plain' : 'player');
  const screen = docked ? classNames(styles.scene, talkMode.talking && styles.back) : styles.main;
  return (
    <div
      className={classNames(styles.frame, docked ? styles.plain : styles.player, distant && styles.away)}
      inert={distant}
    >
      <SkipToControls />
      <AppTop user={user} current={place} count={count} onCommands={onCommands} />
      <div className={styles.strips} data-strips>
        <Troubles />
        <VoiceStatus />
      </div>
      <main className={styles.main}>
        <div className={screen}>{children}</div>
        <TalkOver talkMode={talkMode} type={talkMode.toggle} onSay={say} />
        {docked && <SceneDock />}
        <AskedHere />
        <Bulk />
        <Answer />
      </main>
    </div>
  );
});

const useParts = (session: StageSession) => {
  const { player, front, microphone } = session;
  const [ranks] = useState(createRanks);
  const talkMode = useTalking(player);
  const [hints] = useState(() => createHints(session));
  const captioned = useObserved(settings, ({ captions }) => captions);
  const distant = useDistant(session);
  const [over, setOver] = useState<'palette' | 'keys' | null>(null);
  const screenActs = useMemo(
    () => ({
      talk: talkMode.toggle,
      microphone: () => (chosenListener.current() === 'typing' ? talkMode.toggle() : microphone.press()),
      captions: toggleCaptions,
      palette: () => setOver('palette'),
      'all-keys': () => setOver('keys'),
      leave: talkMode.talking
        ? talkMode.leave
        : distant
          ? () => session.distance.become(false)
          : () => leaveSearch(session),
      talking: talkMode.talking,
    }),
    [talkMode, session, microphone, distant],
  );
  const run = useRun(session, screenActs);
  const byKey = useCallback(
    (act: KeyAct) => {
      if (front.current()?.showsMail !== false || !isMailAct(act)) run(act);
    },
    [run, front],
  );
  const ofScene = useCallback(
    (stroke: string, repeat: boolean) => (talkMode.talking ? null : sceneKey(session, stroke, repeat)),
    [session, talkMode.talking],
  );
  useKeys({ run: byKey, push: usePush(microphone), ofScene });
  const say = useSay(session, talkMode.talking);
  const parts = useMemo<FrameParts>(
    () => ({ run, talkMode: distant ? notHere : talkMode, say, ranks, hints, captioned }),
    [run, talkMode, distant, say, ranks, hints, captioned],
  );
  return { parts, ranks, hints, talkMode, over, setOver, distant };
};

const useGoTo = ({ goTo }: StageSession): void => {
  const navigate = useNavigate();
  useLayoutEffect(() => goTo.become((path) => void navigate(path)), [goTo, navigate]);
};

/** Esc does not end a search behind another screen. */
const leaveSearch = ({ search, front }: StageSession): void => {
  if (front.current()?.showsMail !== false) search.back();
};

/** Writing, choosing and searching need the whole screen, so they suspend distance mode. */
const useDistant = ({ distance, search, asking }: StageSession): boolean => {
  const isDistant = useObserved(distance, (on) => on);
  const writes = useObserved(writing, (one) => one !== null);
  const chooses = useObserved(asking, (asked) => asked !== null);
  const searching = useObserved(search.state, (current) => current?.view === 'list');
  return isDistant && !writes && !chooses && !searching;
};

function FromAfar({ run, talkMode, say }: Pick<FrameParts, 'run' | 'talkMode' | 'say'>) {
  const thread = useCurrentThread();
  return (
    <>
      <Distance {...{ thread, run }} talking={talkMode.talking} />
      {talkMode.talking && (
        <div className={styles.overAll}>
          <VoiceLine onSay={say} onClose={talkMode.leave} />
        </div>
      )}
    </>
  );
}

/** The frame behind distance mode takes no talk. */
const notHere: Talking = { talking: false, toggle: () => {}, leave: () => {} };

function Count() {
  const { player } = useStageSession();
  const ready = useObserved(mailbox, ({ state }) => state === 'ready');
  const waiting = useObserved(player.state, (state) => state.views.queue.here.size);
  return ready && numberHere(waiting);
}

const count = <Count />;
