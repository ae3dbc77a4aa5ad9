// What guests hear of next, with the time that is left to stop it.
import { CalendarClock } from 'lucide-react';
import { heldNow } from '#web/commands/held-now.ts';
import { holdEvents } from '#web/conversation/drafting/hold-events.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useLong, useSecondsUntil } from './seconds-until.ts';
import styles from './sending-toast.module.css';

export function HeldToast() {
  const all = useObserved(heldNow, (held) => held);
  const { captions } = useStageSession();
  const newest = all.at(-1);
  const taken = all.flatMap(({ leavesAt }) => leavesAt ?? []);
  const first = taken.length === 0 ? null : Math.min(...taken);
  const seconds = useSecondsUntil(first);
  const waits = useLong(first === null);
  if (newest === undefined) return null;
  const words = all.length === 1 ? newest.words : `${newest.words}, and ${all.length - 1} more`;
  return (
    <section className={styles.toast} aria-label="Telling guests">
      <CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />
      <span role="status">{waits ? `${words}: waits for connection` : words}</span>
      {first !== null && (
        <span className={classNames('num', styles.seconds)} aria-hidden="true">
          {seconds > 0 ? `in ${seconds} s` : 'now'}
        </span>
      )}
      <Button kind="ghost" onClick={() => void holdEvents('all', captions)}>
        {all.length === 1 ? 'Hold' : 'Hold all'}
      </Button>
    </section>
  );
}
