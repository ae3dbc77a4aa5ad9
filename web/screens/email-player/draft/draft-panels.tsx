// What opens about drafts: the list of them, how long mail is held before it leaves, and the times at which the open one may leave.
import { useState } from 'react';
import { holdSeconds } from '#domain/draft.ts';
import { problemDetails } from '#domain/problem.ts';
import { chooseHold, holding } from '#web/commands/leaving.ts';
import { draftPanel } from '#web/conversation/draft-panels.ts';
import { Modal } from '#web/screens/email-player/modal.tsx';
import { useObserved } from '#web/screens/email-player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './drafts.module.css';
import { Drafts } from './drafts.tsx';
import { PlannedTimes } from './planned-times.tsx';

export function DraftPanels({ which }: { which: 'drafts' | 'hold' | 'times' }) {
  if (which === 'times') return <PlannedTimes />;
  return (
    <Modal open title={which === 'drafts' ? 'Drafts' : 'Hold before sending'} kind="middle" onClose={draftPanel.close}>
      {which === 'drafts' ? <Drafts /> : <Hold />}
    </Modal>
  );
}

function Hold() {
  const kept = useObserved(holding, (seconds) => seconds);
  const [seconds, setSeconds] = useState(kept);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState('');
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await chooseHold(seconds);
      draftPanel.close();
    } catch (error) {
      setTrouble(problemDetails(error).title);
      setSaving(false);
    }
  };
  return (
    <form
      className={styles.hold}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>Mail to others waits so long before it leaves. Until then “hold” stops it.</p>
      <label>
        <span>
          Seconds <output className="num">{seconds}</output>
        </span>
        <input
          type="range"
          min={holdSeconds.least}
          max={holdSeconds.most}
          value={seconds}
          onChange={({ target }) => setSeconds(Number(target.value))}
        />
      </label>
      <p role="alert">{trouble}</p>
      <Button type="submit" kind="flow" busy={saving ? 'Saving' : undefined}>
        Save
      </Button>
    </form>
  );
}
