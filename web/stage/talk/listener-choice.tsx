// Asks once for the listener. The same press asks for the microphone.
import { useEffect, useState } from 'react';
import type { VoiceMeans } from '#domain/speech.ts';
import { modelThere } from '#web/data/assistant.ts';
import { askVoice } from '#web/data/voice.ts';
import type { Listener } from '#web/data/voice-choices.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './listener-choice.module.css';
import { listenersFrom, missingWords, modelWords } from './listeners.ts';

export function ListenerChoice({ onChosen }: { onChosen: (listener: Listener) => void }) {
  const { microphone } = useStageSession();
  const means = useMeans();
  const model = useObserved(modelThere, (there) => there);
  const choose = (listener: Listener): void => {
    // Call inside the press: browsers allow microphone and audio only on a user gesture.
    microphone.choose(listener);
    onChosen(listener);
  };
  if (means === 'coming')
    return (
      <p className={styles.after} role="status">
        Looking what there is here…
      </p>
    );
  const missing = missingWords(means);
  return (
    <>
      <ul className={styles.choices}>
        {listenersFrom(means).map(({ listener, name, what }) => (
          <li key={listener}>
            <button type="button" onClick={() => choose(listener)}>
              <b>{name}</b>
              <span>{what}</span>
            </button>
          </li>
        ))}
      </ul>
      {missing !== null && <p className={styles.missing}>{missing}</p>}
      {model && <p className={styles.after}>{modelWords}</p>}
      <p className={styles.after}>Your browser asks for the microphone next. Settings change this any time.</p>
    </>
  );
}

/** `null`: the server is unreachable. */
export type Means = VoiceMeans | null | 'coming';

export const useMeans = (): Means => {
  const [means, setMeans] = useState<Means>('coming');
  useEffect(() => {
    let left = false;
    const know = (means: VoiceMeans | null): void => {
      if (!left) setMeans(means);
    };
    askVoice().then(know, () => know(null));
    return () => {
      left = true;
    };
  }, []);
  return means;
};
