// The frame's controls below a screen without its own.
import { Captions, Keyboard, Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import type { Thread } from '#domain/mail.ts';
import { shownBriefing } from '#web/conversation/briefing/shown-briefing.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { paths } from '#web/paths.ts';
import { useFrame } from '#web/stage/frame-context.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { shownCaps } from '#web/stage/keys/keys.ts';
import { CaptionsView } from '#web/stage/line/captions-view.tsx';
import { Line } from '#web/stage/line/line.tsx';
import { nameOf } from '#web/stage/people.ts';
import type { FrontScene, SceneControl } from '#web/stage/scene/scene.ts';
import { TalkLine } from '#web/stage/talk/talk-line.tsx';
import { TalkRound, useTalking } from '#web/stage/talk/talk-round.tsx';
import { controlsId } from '#web/stage/top/skip-to-controls.tsx';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { useCurrentThread, useHasThread, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { Round } from '#web/ui/round.tsx';
import styles from './scene-dock.module.css';
import { useToolbar } from './use-toolbar.ts';
import { WhatToSay } from './what-to-say.tsx';

export function SceneDock() {
  const { front } = useStageSession();
  const scene = useObserved(front, (one) => one);
  const controls = scene?.controls() ?? [];
  return (
    <>
      <LineHere />
      <Dock controls={controls} />
    </>
  );
}

function LineHere() {
  const { talkMode, captioned } = useFrame();
  const thread = useCurrentThread();
  const briefs = useBriefs();
  const online = useReachable();
  if (thread && !briefs)
    return (
      <>
        <Playing thread={thread} />
        <Line thread={thread} online={online} captioned={captioned} hushed={talkMode.talking} />
      </>
    );
  return (
    <div className={styles.line}>
      <TalkLine otherwise={<FlowLine state="paused" progress={rests} />} />
      {captioned && <CaptionsView at={rests} />}
    </div>
  );
}

/** The pen's resting position, as a share of the width. */
const rests = 0.06;

function Playing({ thread }: { thread: Thread }) {
  const { captions } = useStageSession();
  const { captioned } = useFrame();
  const covered = useObserved(captions, (caption) => caption !== null) && captioned;
  const message = scriptOf(thread).messages[0]?.message;
  if (covered || message === undefined) return null;
  return (
    <Link to={paths.emailPlayer} className={styles.playing}>
      <span className="sr">Back to </span>
      <b>{nameOf(message.from)}</b> {message.subject || 'No subject'}
    </Link>
  );
}

function Dock({ controls }: { controls: readonly SceneControl[] }) {
  const frame = useFrame();
  const hints = useObserved(frame.hints, (all) => all);
  const { voice } = useTalking();
  const phrases = [...controls.flatMap(({ phrases: [first] }) => first ?? []).slice(0, 3), ...hints.map(phraseOf)];
  return (
    <div className={styles.dock}>
      <div className={styles.says}>
        <WhatToSay talking={frame.talkMode.talking} voice={voice} phrases={phrases} otherwise="" />
      </div>
      <Rounds />
      <Keys controls={controls} />
    </div>
  );
}

const phraseOf = ({ phrase }: { phrase: string }): string => phrase;

function Rounds() {
  const { run, talkMode, captioned } = useFrame();
  const hasThread = useHasThread();
  const { player, front } = useStageSession();
  const toolbar = useToolbar('[data-start]');
  const briefs = useBriefs();
  const tells = useObserved(shownBriefing, (shown) => shown?.pace === 'telling');
  const reads = useObserved(player.state, (state) => state.playing) && !talkMode.talking;
  const playing = briefs ? tells : reads;
  const PlayIcon = playing ? Pause : Play;
  return (
    <div
      {...toolbar}
      id={controlsId}
      className={styles.rounds}
      role="toolbar"
      aria-label="Player"
      onMouseDown={keepFocus}
    >
      <IconButton label="Type what you would say (Enter)" onClick={() => run('talk')}>
        <Keyboard size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Round
        data-start
        kind={playing ? 'play' : 'play-quiet'}
        disabled={!hasThread && !briefs}
        label={playing ? 'Pause (Space)' : 'Play (Space)'}
        onClick={() => (briefs ? playBriefing(front.current()) : run('play-pause'))}
      >
        <PlayIcon size={26} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
      </Round>
      <TalkRound run={run} talking={talkMode.talking} />
      <IconButton label="Captions (C)" aria-pressed={captioned} onClick={() => run('captions')}>
        <Captions size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** A briefing plays in the place of mail. */
const useBriefs = (): boolean => useObserved(useStageSession().front, (scene) => scene?.name === 'briefing');

const playBriefing = (scene: FrontScene | null): void =>
  void scene
    ?.controls()
    .find(({ id }) => id === 'play')
    ?.run();

function Keys({ controls }: { controls: readonly SceneControl[] }) {
  const taught = controls.filter(({ hint }) => hint !== undefined);
  return (
    <div className={styles.keys} aria-hidden="true">
      {taught.map(({ id, keys = [], hint }) => (
        <span key={id}>
          <Kbd>{keys.slice(0, 1).flatMap(shownCaps).join(' ')}</Kbd> {hint}
        </span>
      ))}
      <span>
        <Kbd>?</Kbd> all keys
      </span>
    </div>
  );
}
