import { useState } from 'react';
import { heldNow } from '#web/commands/held-now.ts';
import { leaving } from '#web/commands/leaving.ts';
import { useMailbox } from '#web/data/mailbox.ts';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { signIn } from '#web/session/sign-in.ts';
import { FailedStrip, HeldToast, SendingToast, WaitingList } from '#web/stage/late-parts.tsx';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Strip, useNetwork } from './strip.tsx';
import { troubleOf } from './trouble.ts';

export function Troubles() {
  const failed = useObserved(mailbox, (box) => box.failed);
  const sends = useObserved(leaving, (all) => all.filter(({ leavesAt }) => leavesAt === null).length);
  const leaves = useObserved(leaving, (all) => all.length > 0);
  const holds = useObserved(heldNow, (all) => all.length > 0);
  const network = useNetwork();
  const inTrouble = useObserved(mailbox, (box) => troubleOf({ ...box, threads: none }, { network, sends }) !== null);
  const [seen, setSeen] = useState(false);
  return (
    <>
      {inTrouble && <TroubleStrip {...{ network, sends }} onSeeWaiting={() => setSeen(true)} />}
      <FailedStrip failed={failed} />
      {leaves && <SendingToast />}
      {holds && <HeldToast />}
      <WaitingList open={seen} onClose={() => setSeen(false)} />
    </>
  );
}

const none: Mailbox['threads'] = new Map();

type TroubleStripProps = { network: boolean; sends: number; onSeeWaiting: () => void };

/** Separate, because counting saved mail follows the whole mailbox. */
function TroubleStrip({ network, sends, onSeeWaiting }: TroubleStripProps) {
  const trouble = troubleOf(useMailbox(), { network, sends });
  return trouble && <Strip trouble={trouble} onReconnect={reconnect} onSeeWaiting={onSeeWaiting} />;
}

const reconnect = (): void => void signIn('reconnect');
