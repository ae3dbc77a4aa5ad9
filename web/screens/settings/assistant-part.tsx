// What leaves this server beside the mail, and how long it keeps what it heard.
import { modelThere } from '#web/data/assistant.ts';
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Choice } from './choice.tsx';
import { DraftFigures } from './draft-figures.tsx';
import styles from './settings.module.css';

export function AssistantPart() {
  const model = useObserved(modelThere, (there) => there);
  const { modelHelps, heardDays } = useObserved(settings, (all) => all);
  return (
    <>
      {model ? (
        <Switch
          on={modelHelps}
          name="Let a language model help"
          onChange={(value) => change({ name: 'modelHelps', value })}
        >
          A sentence that Flow doesn’t understand goes, in words, to the model this server uses. Flow asks before it
          acts.
        </Switch>
      ) : (
        <p className={styles.more}>No language model is set up here. Flow understands you on this device.</p>
      )}
      <Choice
        name="Keep what Flow heard"
        value={String(heardDays)}
        options={days}
        onChoose={(value) => change({ name: 'heardDays', value: Number(value) })}
      >
        Your words, encrypted, without names, numbers or sound. They help to find out why Flow misunderstood.
      </Choice>
      <DraftFigures />
    </>
  );
}

const days = [
  { value: '0', name: 'Not at all' },
  { value: '1', name: 'One day' },
  { value: '7', name: 'A week' },
  { value: '14', name: 'Two weeks' },
  { value: '30', name: '30 days' },
];
