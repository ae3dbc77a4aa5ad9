import { memo, useMemo, useState } from 'react';
import type { Thread } from '#domain/mail.ts';
import { clockLength } from '#domain/time.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { type Script, scriptOf, startsOf, unitAt } from '#web/conversation/script/script.ts';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { LineSlider } from '#web/ui/line/line-slider.tsx';
import { CaptionsView } from './captions-view.tsx';
import styles from './line.module.css';
import { useLevel, useTalkLine } from './use-talk-line.ts';

type Props = {
  thread: Thread;
  online: boolean;
  captioned: boolean;
  /** The person talks and Flow is silent. */
  hushed: boolean;
};

export const Line = memo(function Line({ thread, online, captioned, hushed }: Props) {
  const { player } = useStageSession();
  const script = scriptOf(thread);
  const starts = useMemo(() => startsOf(script), [script]);
  // Emoji have no sound and take no time.
  const whole = script.seconds || 1;
  const ticks = useMemo(() => starts.map((start) => start / whole), [starts, whole]);
  const [dragged, setDragged] = useState<number | null>(null);
  const read = useSecondsRead(script, starts);
  const playing = useObserved(player.state, (state) => state.playing && !state.atEnd);
  const speed = useObserved(player.state, (state) => state.speed);
  const talk = useTalkLine({ online, reads: playing && !hushed });
  const level = useLevel(talk.state);
  const progress = dragged ?? read / whole;
  const shown = { total: script.seconds / speed, at: (progress * script.seconds) / speed };
  return (
    <div className={styles.line}>
      <LineSlider
        state={talk.state}
        open={talk.open}
        progress={progress}
        ticks={ticks}
        seed={seedOf(thread.id)}
        {...(level && { level })}
        label="Position in this email"
        valueText={`${Math.round(shown.at)} seconds of ${Math.round(shown.total)}`}
        dragged={dragged !== null}
        onDrag={setDragged}
        onSeek={(fraction) => player.send({ kind: 'unit', unit: unitAt(script, fraction * script.seconds) })}
        onStep={(by) => stepSentence(player, by)}
      />
      <span className={`num ${styles.passed}`}>{clockLength(shown.at)}</span>
      <span className={`num ${styles.left}`}>{talk.words ?? `−${clockLength(shown.total - shown.at)}`}</span>
      {captioned && talk.state !== 'hearing' && <CaptionsView at={progress} />}
    </div>
  );
});

export const stepSentence = (player: StageSession['player'], by: 1 | -1): void => {
  const units = player.script()?.units.length ?? 0;
  const unit = queueViewOf(player.state.current()).unit + by;
  if (unit >= 0 && unit < units) player.send({ kind: 'unit', unit });
};

export const useSecondsRead = (script: Script, starts: readonly number[]): number => {
  const { player } = useStageSession();
  const at = useObserved(player.state, (state) => queueViewOf(state).unit);
  const atEnd = useObserved(player.state, (state) => state.atEnd);
  const said = useObserved(player.said, (characters) => characters);
  const unit = script.units[at];
  if (atEnd || !unit) return script.seconds;
  return (starts[at] ?? 0) + unit.seconds * Math.min(1, said / Math.max(1, unit.text.length));
};

/** The mail's id seeds its handwriting. */
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
