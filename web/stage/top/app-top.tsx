// Each part subscribes to its own data, so an act renders a number and not the menus.
import { memo, type ReactNode, useEffect } from 'react';
import type { User } from '#domain/account.ts';
import { missingNames } from '#domain/connection.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { contactBook } from '#web/data/contacts.ts';
import { setBackfill, syncNow } from '#web/data/mailbox.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { signIn } from '#web/session/sign-in.ts';
import { askedToLeave, leave, stay } from '#web/stage/keys/leave.ts';
import {
  CreditCounter,
  DemonstrationNote,
  DraftPanels,
  Reconnection,
  SignOutQuestion,
} from '#web/stage/late-parts.tsx';
import { olderMail, shownSync } from '#web/stage/trouble/sync-shown.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import type { Destination } from '#web/ui/frame/destinations.ts';
import { SyncStatus } from '#web/ui/frame/sync-status.tsx';
import { Top } from '#web/ui/frame/top.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import { troubleNotice } from '#web/ui/notices/trouble-notice.ts';

/** `count` must be a stable element. `onCommands` opens the palette. */
type Props = { user: User; current: Destination; count: ReactNode; onCommands?: () => void };

export const AppTop = memo(function AppTop({ user, current, count, onCommands }: Props) {
  const session = useSession();
  const asking = useObserved(askedToLeave, (asked) => asked);
  const panel = useObserved(draftPanel, (which) => which);
  const needsReauth = useObserved(mailbox, (box) => box.needsReauth);
  useEffect(() => stay, []);
  return (
    <>
      <Top
        {...{ current, count, onCommands }}
        localGoogle={session.localGoogle}
        {...(isDemonstration(session) ? demonstrated : real)}
        person={user}
        sync={status}
        onSignOut={leave}
        onOpen={draftPanel.open}
      />
      {panel !== null && <DraftPanels which={panel} />}
      <SignOutQuestion open={asking} onClose={stay} />
      <Reconnection needed={needsReauth} />
    </>
  );
});

function Status() {
  const online = useObserved(mailbox, (box) => box.online);
  const needsReauth = useObserved(mailbox, (box) => box.needsReauth);
  const sync = useObserved(mailbox, (box) => box.sync);
  const problem = useObserved(contactBook, (book) => book.problem);
  return (
    <SyncStatus
      sync={shownSync({ online, needsReauth, sync })}
      older={olderMail(sync)}
      names={missingNames(problem)}
      onReconnect={() => void signIn('reconnect')}
      onSyncNow={() => void asked(syncNow)}
      onStopOlder={(stopped) => void asked(() => setBackfill(stopped))}
    />
  );
}

/** The live channel reports success, so only a refusal speaks here. */
const asked = (ask: () => Promise<unknown>): Promise<unknown> =>
  ask().catch((error: unknown) => notice(troubleNotice(error, () => void asked(ask))));

const status = (
  <>
    <Status />
    <CreditCounter />
  </>
);

const real = { note: null, signOutWords: 'Sign out' };
const demonstrated = { note: <DemonstrationNote />, signOutWords: 'Leave the demonstration' };
