// What was sent and has not left yet: the seconds run down, and Hold stops it.
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sendingTo } from '#language/en/draft-replies.ts';
import { now } from '#web/clock.ts';
import { isLater, type Leaving, leaving } from '#web/commands/leaving.ts';
import { useHands, useObserved } from '#web/screens/email-player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './draft.module.css';

export function SendingToast() {
  const newest = useObserved(leaving, (all) => all.findLast((one) => !isLater(one)));
  return newest && <Toast key={newest.confirmed.sendingId} of={newest} />;
}

function Toast({ of }: { of: Leaving }) {
  const { drafting } = useHands();
  const seconds = useSecondsUntil(of.leavesAt);
  return (
    <section className={styles.toast} aria-label="Sending">
      <Send size={18} strokeWidth={1.75} aria-hidden="true" />
      <span role="status">
        {of.leavesAt === null ? `${sendingTo(of.draft)}: waits for connection` : sendingTo(of.draft)}
      </span>
      {of.leavesAt !== null && (
        <span className="num" aria-hidden="true">
          {seconds > 0 ? `in ${seconds} s` : 'now'}
        </span>
      )}
      <Button kind="ghost" onClick={() => drafting.act({ kind: 'hold' })}>
        Hold
      </Button>
    </section>
  );
}

const useSecondsUntil = (at: number | null): number => {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(at)), 250);
    return () => clearInterval(timer);
  }, [at]);
  return left;
};

const secondsUntil = (at: number | null): number =>
  at === null ? 0 : Math.max(0, Math.ceil((at - now().getTime()) / 1000));
