import { use, useEffect, useId, useState } from 'react';
import { holdSeconds } from '#domain/draft.ts';
import { changeSetting } from '#web/commands/change-setting.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { speedLabel, speeds } from '#web/conversation/player/speed.ts';
import { settings } from '#web/data/settings.ts';
import { StageSessionContext, useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Blocked } from './blocked.tsx';
import { Install } from './install.tsx';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';
import { Voice } from './voice.tsx';

export function Settings() {
  const session = use(StageSessionContext);
  const captions = useObserved(settings, (now) => now.captions);
  const keys = useObserved(settings, (now) => now.singleKeys);
  return (
    <div className={styles.settings}>
      <Theme />
      {session && <Speed player={session.player} />}
      <Voice />
      <Switch on={captions} name="Captions" onChange={(value) => changeSetting({ name: 'captions', value })}>
        What Flow says and what you say, beside the line.
      </Switch>
      <Switch on={keys} name="Single keys" onChange={(value) => changeSetting({ name: 'singleKeys', value })}>
        {keys
          ? 'E archives, J goes on. They rest while you type in a field.'
          : 'Off. Space, Enter, arrows and Esc still work.'}
      </Switch>
      <Hold />
      <Blocked />
      <Install />
    </div>
  );
}

const themes = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

function Theme() {
  const chosen = useObserved(settings, ({ theme }) => theme);
  return (
    <Segments
      name="Theme"
      options={themes}
      chosen={chosen}
      onChoose={(value) => changeSetting({ name: 'theme', value })}
    />
  );
}

const steps = speeds.map((speed) => ({ value: speed, name: speedLabel(speed) }));

function Speed({ player }: { player: Player }) {
  const speed = useObserved(player.state, (state) => state.speed);
  return (
    <Segments
      name="Reading speed"
      options={steps}
      chosen={speed}
      onChoose={(speed) => player.send({ kind: 'speed', speed })}
    />
  );
}

const rests = 400;

function Hold() {
  const kept = useObserved(settings, ({ holdSeconds: seconds }) => seconds);
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  useEffect(() => {
    if (dragged === null) return;
    const timer = setTimeout(() => {
      changeSetting({ name: 'holdSeconds', value: dragged });
      setDragged(null);
    }, rests);
    return () => clearTimeout(timer);
  }, [dragged]);
  const seconds = dragged ?? kept;
  return (
    <div className={styles.hold}>
      <label htmlFor={id}>Hold before sending</label>
      <span className="num" aria-hidden="true">
        {seconds} s
      </span>
      <input
        id={id}
        type="range"
        min={holdSeconds.least}
        max={holdSeconds.most}
        value={seconds}
        aria-valuetext={`${seconds} seconds`}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => setDragged(Number(target.value))}
      />
      <small id={`${id}-why`}>Mail to others waits so long before it leaves. Until then “hold” stops it.</small>
    </div>
  );
}
