// 'Hear it work': four conversations that really play. Without the code each stands as a transcript.
import { Pause, Play } from 'lucide-react';
import { Ink } from '#web/screens/landing/below/ink.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { examples } from './examples.ts';
import styles from './hear-it.module.css';
import { clock, lengthOf, lineTurns } from './times.ts';
import { Transcript } from './transcript.tsx';
import { useExample } from './use-example.ts';

export function HearIt() {
  const { chosen, playing, at, failed, press } = useExample();
  const example = examples[chosen];
  if (example === undefined) return null;
  const length = lengthOf(example.id);
  return (
    <section className={styles.section} id="hear-it" aria-labelledby="hear-it-work" data-theme="dark">
      <div className={styles.choose}>
        <h2 id="hear-it-work">Hear it work</h2>
        <p>Examples, at their real pace. Press play, or pick a moment.</p>
        <ul>
          {examples.map(({ id, name }, nth) => (
            <li key={id}>
              <button
                type="button"
                data-press={`hear-${id}`}
                aria-pressed={playing && nth === chosen}
                className={classNames(styles.pick, nth === chosen && styles.chosen)}
                onClick={() => press(nth)}
              >
                {playing && nth === chosen ? <Pause {...icon} /> : <Play {...icon} />}
                {name}
                <time>{clock(lengthOf(id))}</time>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.stage}>
        {examples.map((one, nth) => (
          <Transcript key={one.id} example={one} at={nth === chosen ? at : null} hidden={nth !== chosen} />
        ))}
      </div>
      <div className={styles.line}>
        {at === 0 && !playing ? (
          <Ink kind="turns" />
        ) : (
          <FlowLine state="duo" progress={at / length} turns={lineTurns(example)} base={0.86} amp={0.74} />
        )}
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.round}
          data-press="hear"
          aria-label={playing ? 'Pause the example' : `Play “${example.name}”`}
          onClick={() => press(chosen)}
        >
          {playing ? <Pause size={26} aria-hidden="true" /> : <Play size={26} aria-hidden="true" />}
        </button>
        <span>
          {clock(at)} / {clock(length)}
        </span>
        <p role="status">{failed && 'The sound did not load. The words stand above.'}</p>
      </div>
    </section>
  );
}

const icon = { size: 14, 'aria-hidden': true } as const;
