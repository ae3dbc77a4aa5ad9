// Mail and keys.
import { useEffect, useId, useState } from 'react';
import { holdSeconds } from '#domain/draft.ts';
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Blocked } from './blocked.tsx';
import { change } from './change.ts';
import { DayTimes } from './day-times.tsx';
import { Muted } from './muted.tsx';
import styles from './settings.module.css';
import { Signature } from './signature.tsx';

export function MailPart() {
  const keys = useObserved(settings, ({ singleKeys }) => singleKeys);
  return (
    <>
      <Hold />
      <DayTimes />
      <Switch on={keys} name="Single keys" onChange={(value) => change({ name: 'singleKeys', value })}>
        {keys
          ? 'E archives, J goes on. They rest while you type in a field.'
          : 'Off. Space, Enter, arrows and Esc still work.'}
      </Switch>
      <Signature />
      <Blocked />
      <Muted />
    </>
  );
}

/** Milliseconds after the last movement of the slider. */
const rests = 400;

function Hold() {
  const kept = useObserved(settings, ({ holdSeconds: seconds }) => seconds);
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  useEffect(() => {
    if (dragged === null) return;
    const timer = setTimeout(() => {
      change({ name: 'holdSeconds', value: dragged });
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
      <small id={`${id}-why`}>What other people would hear of waits so long. Until then “hold” stops it.</small>
    </div>
  );
}
