import { Send } from 'lucide-react';
import { sendingReply, sendingTo } from '#language/en/drafting/draft-replies.ts';
import { isHeld, leaving } from '#web/commands/leaving.ts';
import type { Leaving } from '#web/commands/under-way.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useLong, useSecondsUntil } from './seconds-until.ts';
import styles from './sending-toast.module.css';

export function SendingToast() {
  const all = useObserved(leaving, (sends) => sends);
  const held = all.filter(isHeld);
  const newest = held.at(-1);
  return newest && <Toast key={newest.confirmed.sendingId} of={newest} all={held} />;
}

function Toast({ of, all }: { of: Leaving; all: readonly Leaving[] }) {
  const { drafting } = useStageSession();
  const taken = all.flatMap(({ leavesAt }) => leavesAt ?? []);
  const first = taken.length === 0 ? null : Math.min(...taken);
  const seconds = useSecondsUntil(first);
  const waits = useLong(first === null);
  const words = all.length === 1 ? sendingTo(of.draft) : sendingReply(all.length);
  return (
    <section className={styles.toast} aria-label="Sending">
      <Send size={18} strokeWidth={1.75} aria-hidden="true" />
      <span role="status">{waits ? `${words}: waits for connection` : words}</span>
      {first !== null && (
        <span className={classNames('num', styles.seconds)} aria-hidden="true">
          {seconds > 0 ? `in ${seconds} s` : 'now'}
        </span>
      )}
      <Button kind="ghost" onClick={() => drafting.act({ kind: all.length === 1 ? 'hold' : 'hold-all' })}>
        {all.length === 1 ? 'Hold' : 'Hold all'}
      </Button>
    </section>
  );
}
