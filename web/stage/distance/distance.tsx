// The player for use across the room: one large sentence and three buttons.
import { Mic, MicOff, Minimize2, Pause, Play, SkipForward } from 'lucide-react';
import { useMemo } from 'react';
import type { Thread } from '#domain/mail.ts';
import { driving } from '#web/conversation/player/modes.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { type Script, scriptOf, startsOf } from '#web/conversation/script/script.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { useSecondsRead } from '#web/stage/line/line.tsx';
import { isOpen, isTrouble } from '#web/stage/line/talk-line.ts';
import { useLevel, useTalkLine } from '#web/stage/line/use-talk-line.ts';
import { nameOf } from '#web/stage/people.ts';
import { useHeld, useTalking } from '#web/stage/talk/talk-round.tsx';
import { useHearing } from '#web/stage/talk/use-hearing.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { Mark } from '#web/ui/logo.tsx';
import styles from './distance.module.css';
import { Position } from './position.tsx';
import { useAwake } from './use-awake.ts';

type Props = { thread: Thread | undefined; run: (act: KeyAct) => void; talking: boolean };

export function Distance({ thread, run, talking }: Props) {
  useAwake();
  const script = thread && scriptOf(thread);
  const hearing = useHearing();
  return (
    <section className={styles.distance} aria-label="Distance mode" inert={talking}>
      <header>
        <span className={styles.mark}>
          <Mark size="large" />
        </span>
        <p className={styles.from}>
          {script?.messages[0] && <b>{nameOf(script.messages[0].message.from)}</b>}
          <Position />
        </p>
        <Button kind="line" className={styles.close} onClick={() => run('distance')} aria-label="Close distance mode">
          <Minimize2 size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>Close</span>
          <Kbd hidden>D</Kbd>
        </Button>
      </header>
      {hearing ? (
        <Said />
      ) : script ? (
        <Sentence script={script} />
      ) : (
        <p className={`flare ${styles.text}`}>All said and done.</p>
      )}
      <div className={styles.line}>{script ? <Reading script={script} /> : <FlowLine state="flourish" />}</div>
      <Announcements />
      <Rounds {...{ run, talking }} />
    </section>
  );
}

function Announcements() {
  const { captions } = useStageSession();
  const caption = useObserved(captions, (one) => one);
  const drives = useObserved(driving, (on) => on);
  return caption ? (
    <p className={styles.say} aria-hidden="true">
      <b>{caption.flow}</b>
    </p>
  ) : (
    <p className={styles.say}>
      {drives && 'Driving. '}
      Say <q>{drives ? 'read it' : 'reply'}</q>, <q>archive</q>, <q>next</q> or <q>undo</q>
    </p>
  );
}

function Said() {
  const { microphone } = useStageSession();
  const words = useObserved(microphone.partial, (partial) => partial);
  return (
    <p className={`flare ${styles.text} ${styles.said}`} data-length={lengthOf(words)} aria-hidden="true">
      {words}
    </p>
  );
}

function Sentence({ script }: { script: Script }) {
  const { player } = useStageSession();
  const unit = useObserved(player.state, (state) => queueViewOf(state).unit);
  const said = useObserved(player.said, (characters) => characters);
  const text = script.units[unit]?.text ?? '';
  return (
    <p className={`flare ${styles.text}`} data-length={lengthOf(text)}>
      {said > 0 && <mark>{text.slice(0, said)}</mark>}
      <span>{text.slice(said)}</span>
    </p>
  );
}

/** A long sentence gets a smaller font instead of a cut. */
const lengthOf = (text: string): 'short' | 'middle' | 'long' => {
  if (text.length <= 90) return 'short';
  return text.length <= 220 ? 'middle' : 'long';
};

function Reading({ script }: { script: Script }) {
  const { player } = useStageSession();
  const starts = useMemo(() => startsOf(script), [script]);
  const read = useSecondsRead(script, starts);
  const playing = useObserved(player.state, (state) => state.playing && !state.atEnd);
  const { state, open } = useTalkLine({ online: useReachable(), reads: playing });
  const level = useLevel(state);
  return (
    <FlowLine
      {...{ state, open, ...(level && { level }) }}
      progress={read / (script.seconds || 1)}
      scale={2.1}
      amp={0.7}
      base={0.8}
    />
  );
}

function Rounds({ run, talking }: Pick<Props, 'run' | 'talking'>) {
  const { player } = useStageSession();
  const { voice } = useTalking();
  const listens = voice === 'listening' || voice === 'hearing' || voice === 'thinking';
  const playing = useObserved(player.state, (state) => state.playing) && !talking;
  const Icon = playing ? Pause : Play;
  return (
    <div className={classNames(styles.rounds, (talking || listens) && styles.yours)} onMouseDown={keepFocus}>
      <button type="button" className={styles.play} onClick={() => run('play-pause')}>
        <Icon fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        {playing ? 'Pause' : 'Play'}
      </button>
      <Talk run={run} />
      <button type="button" className={styles.next} onClick={() => run('next')}>
        <SkipForward fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        Next
      </button>
    </div>
  );
}

function Talk({ run }: Pick<Props, 'run'>) {
  const { voice, types } = useTalking();
  const presses = useHeld();
  if (types)
    return (
      <button type="button" className={styles.talk} onClick={() => run('talk')}>
        <MicOff strokeWidth={1.75} aria-hidden="true" />
        Type
      </button>
    );
  const Icon = isTrouble(voice) ? MicOff : Mic;
  return (
    <button type="button" className={styles.talk} aria-pressed={isOpen(voice)} {...presses(() => run('microphone'))}>
      <Icon strokeWidth={1.75} aria-hidden="true" />
      {isTrouble(voice) ? 'Try again' : isOpen(voice) ? 'Listening' : 'Talk'}
    </button>
  );
}
