import { use, useEffect, useId, useState } from 'react';
import { holdSeconds } from '#domain/draft.ts';
import { problemDetails } from '#domain/problem.ts';
import { chooseHold, holding } from '#web/commands/hold-time.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { speedLabel, speeds } from '#web/conversation/player/speed.ts';
import { singleKeys } from '#web/stage/keys/single-keys.ts';
import { captionsShown } from '#web/stage/line/captions-choice.ts';
import { StageSessionContext, useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { chooseTheme, chosenTheme } from '#web/ui/theme.ts';
import { Blocked } from './blocked.tsx';
import { Install } from './install.tsx';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';
import { Voice } from './voice.tsx';

export function Settings() {
  const session = use(StageSessionContext);
  const captions = useObserved(captionsShown, (on) => on);
  const keys = useObserved(singleKeys, (on) => on);
  return (
    <div className={styles.settings}>
      <Theme />
      {session && <Speed player={session.player} />}
      <Voice />
      <Switch on={captions} name="Captions" onChange={captionsShown.choose}>
        What Flow says and what you say, beside the line.
      </Switch>
      <Switch on={keys} name="Single keys" onChange={singleKeys.choose}>
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
  const [chosen, setChosen] = useState(chosenTheme);
  return (
    <Segments
      name="Theme"
      options={themes}
      chosen={chosen}
      onChoose={(theme) => {
        chooseTheme(theme);
        setChosen(theme);
      }}
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
  const kept = useObserved(holding, (seconds) => seconds);
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (dragged === null) return;
    const save = async (): Promise<void> => {
      try {
        await chooseHold(dragged);
        setTrouble('');
      } catch (error) {
        setTrouble(`Still ${kept} seconds. ${problemDetails(error).title}`);
      }
      setDragged(null);
    };
    const timer = setTimeout(() => void save(), rests);
    return () => clearTimeout(timer);
  }, [dragged, kept]);
  const seconds = dragged ?? kept;
  return (
    <div>
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
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    </div>
  );
}
