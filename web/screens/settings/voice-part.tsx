// How Flow speaks and listens.
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';
import { Voice } from './voice.tsx';

export function VoicePart() {
  const { captions, readingDetail, handsFree } = useObserved(settings, (all) => all);
  return (
    <>
      <Voice />
      <Switch on={handsFree} name="Hands-free" onChange={(value) => change({ name: 'handsFree', value })}>
        {handsFree
          ? 'Press the microphone once, and Flow listens until you press it again. Holding it works too.'
          : 'Flow listens only while you hold the microphone or Space.'}
      </Switch>
      <div>
        <Segments
          name="How much Flow reads"
          options={details}
          chosen={readingDetail}
          onChoose={(value) => change({ name: 'readingDetail', value })}
        />
        <small className={styles.more}>
          Each day begins so. “Headlines” or “the full text” changes it for a while.
        </small>
      </div>
      <Switch on={captions} name="Captions" onChange={(value) => change({ name: 'captions', value })}>
        What Flow says and what you say, beside the line.
      </Switch>
    </>
  );
}

const details = [
  { value: 'full', name: 'Whole mail' },
  { value: 'summaries', name: 'Summaries' },
  { value: 'headlines', name: 'Headlines' },
] as const;
