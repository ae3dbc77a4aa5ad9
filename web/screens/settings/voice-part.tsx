// How Flow speaks and listens.
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Voice } from './voice.tsx';

export function VoicePart() {
  const captions = useObserved(settings, (all) => all.captions);
  return (
    <>
      <Voice />
      <Switch on={captions} name="Captions" onChange={(value) => change({ name: 'captions', value })}>
        What Flow says and what you say, beside the line.
      </Switch>
    </>
  );
}
