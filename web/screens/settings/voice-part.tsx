// How Flow speaks and listens.
import { use } from 'react';
import type { Player } from '#web/conversation/player/player.ts';
import { speedLabel, speeds } from '#web/conversation/player/speed.ts';
import { settings } from '#web/data/settings.ts';
import { StageSessionContext, useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import { Segments } from './segments.tsx';
import { Voice } from './voice.tsx';

export function VoicePart() {
  const session = use(StageSessionContext);
  const captions = useObserved(settings, (all) => all.captions);
  return (
    <>
      {session && <Speed player={session.player} />}
      <Voice />
      <Switch on={captions} name="Captions" onChange={(value) => change({ name: 'captions', value })}>
        What Flow says and what you say, beside the line.
      </Switch>
    </>
  );
}

const steps = speeds.map((speed) => ({ value: speed, name: speedLabel(speed) }));

function Speed({ player }: { player: Player }) {
  const speed = useObserved(player.state, (state) => state.speed);
  return (
    <Segments
      name="Reading speed on this device"
      options={steps}
      chosen={speed}
      onChoose={(speed) => player.send({ kind: 'speed', speed })}
    />
  );
}
