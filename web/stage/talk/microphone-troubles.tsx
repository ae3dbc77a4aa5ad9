import { useId, useState } from 'react';
import type { VoiceTrouble } from '#web/conversation/voice/conversation.ts';
import { capsOf, type KeyAct } from '#web/stage/keys/keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import { SideHead } from '#web/ui/side-head.tsx';
import { howToAllow } from './how-to-allow.ts';
import styles from './microphone-troubles.module.css';
import { troubleWords } from './trouble-words.ts';

type Props = { trouble: VoiceTrouble; onRetry: () => void; onOther: () => void; onType: () => void };

export function MicrophoneTroubles({ trouble, onRetry, onOther, onType }: Props) {
  const { what, short } = troubleWords[trouble];
  const [explained, setExplained] = useState(false);
  const id = useId();
  return (
    <div className={styles.trouble}>
      <p role="alert">
        <span className={styles.what}>{what}</span>
        <span className={styles.short}>{short}</span>
      </p>
      {explained && (
        <ol id={id}>
          {howToAllow(navigator.userAgent).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className={styles.acts}>
        {trouble !== 'unsupported' && (
          <Button kind="flow" onClick={onRetry}>
            Try again
          </Button>
        )}
        {trouble === 'denied' && !explained && (
          <Button kind="ghost" aria-expanded={false} aria-controls={id} onClick={() => setExplained(true)}>
            How to allow it
          </Button>
        )}
        {trouble === 'deaf' && (
          <Button kind="ghost" onClick={onOther}>
            Who else can listen
          </Button>
        )}
        {trouble !== 'deaf' && (trouble !== 'denied' || explained) && (
          <Button kind={trouble === 'unsupported' ? 'flow' : 'ghost'} onClick={onType}>
            Type instead
          </Button>
        )}
      </div>
    </div>
  );
}

export function StillByKey() {
  return (
    <div className={styles.keys}>
      <SideHead title="Everything still works by key">{null}</SideHead>
      <ul>
        {stillByKey.map(({ does, caps }) => (
          <li key={does}>
            <span>{does}</span>
            <Kbds keys={caps.flat()} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const keyed = (does: string, ...acts: KeyAct[]) => ({ does, caps: acts.map(capsOf) });

const stillByKey = [
  keyed('Play or pause', 'play-pause'),
  keyed('Next, previous', 'next', 'previous'),
  keyed('Reply by typing', 'reply'),
  keyed('Archive', 'archive'),
  keyed('Snooze', 'snooze'),
  keyed('Remind', 'remind'),
  keyed('Search', 'search'),
];
