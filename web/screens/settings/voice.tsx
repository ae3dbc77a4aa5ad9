import { use } from 'react';
import { settings } from '#web/data/settings.ts';
import { chosenListener, type Listener, listensHidden } from '#web/data/voice-choices.ts';
import { type Means, useMeans } from '#web/stage/talk/listener-choice.tsx';
import { listenersFrom, missingWords, type Offered } from '#web/stage/talk/listeners.ts';
import { StageSessionContext, useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Segments } from './segments.tsx';
import styles from './voice.module.css';

export function Voice() {
  const earcons = useObserved(settings, ({ smallSounds }) => smallSounds);
  const hidden = useObserved(listensHidden, (on) => on);
  const means = useMeans();
  return (
    <>
      <Listeners means={means} />
      {means !== 'coming' && means?.speaking.voices === 2 && <OwnVoice />}
      <Switch on={earcons} name="Small sounds" onChange={(value) => change({ name: 'smallSounds', value })}>
        A tone when Flow begins to listen, and when something was done. The screen says the same.
      </Switch>
      <Switch on={hidden} name="Listen while hidden" onChange={listensHidden.choose}>
        {hidden
          ? 'The microphone stays open when you look at another page.'
          : 'The microphone closes when you look at another page.'}
      </Switch>
    </>
  );
}

function Listeners({ means }: { means: Means }) {
  const session = use(StageSessionContext);
  const chosen = useObserved(chosenListener, (one) => one);
  // Without a conversation nothing listens now; the choice applies next time.
  const choose = session?.microphone.prefer ?? chosenListener.choose;
  const offered = means === 'coming' ? [] : listenersFrom(means);
  const missing = means === 'coming' ? null : missingWords(means);
  return (
    <fieldset className={styles.listeners}>
      <legend>Who listens</legend>
      {offered.map((one) => (
        <One key={one.listener} of={one} chosen={one.listener === chosen} onChoose={choose} />
      ))}
      {missing !== null && <p>{missing}</p>}
    </fieldset>
  );
}

function OwnVoice() {
  const session = use(StageSessionContext);
  const swapped = useObserved(settings, ({ secondVoice }) => secondVoice);
  return (
    <div>
      <Segments
        name="Flow’s voice"
        options={[
          { value: 'first', name: 'First' },
          { value: 'second', name: 'Second' },
        ]}
        chosen={swapped ? 'second' : 'first'}
        onChoose={(one) => {
          change({ name: 'secondVoice', value: one === 'second' });
          session?.player.tell(sample);
        }}
      />
      <small className={styles.more}>The other one reads what people wrote to you.</small>
    </div>
  );
}

const sample = 'This is how Flow sounds.';

type OneProps = { of: Offered; chosen: boolean; onChoose: (listener: Listener) => void };

const One = ({ of: { listener, name, what }, chosen, onChoose }: OneProps) => (
  <label>
    <input type="radio" name="listener" checked={chosen} onChange={() => onChoose(listener)} />
    <span>
      {name}
      <small>{what}</small>
    </span>
  </label>
);
