// The settings about a person's own data: export everything, delete the account.
import { useCallback, useState } from 'react';
import type { User } from '#domain/account.ts';
import type { LeavingAct } from '#domain/leaving-act.ts';
import { now } from '#web/clock.ts';
import type { Leaving } from '#web/data/leaving.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportRow } from './export-row.tsx';
import { Row } from './row.tsx';
import { useExport } from './use-export.ts';
import { useLeaving } from './use-leaving.ts';
import { useOnline } from './use-online.ts';
import { useReturn } from './use-return.ts';

export function PrivacyPart() {
  const session = useSession();
  if (session.user === null) return null;
  if (isDemonstration(session))
    return (
      <div>
        <Row title="Your data">
          <p>The demonstration keeps nothing of you. Close the page, and it’s gone.</p>
        </Row>
      </div>
    );
  return <Own user={session.user} />;
}

function Own({ user }: { user: User }) {
  const { leaving, trouble, ask } = useLeaving();
  if (leaving === null)
    return trouble === null ? (
      <LoadingBlock>Looking at your data...</LoadingBlock>
    ) : (
      <FailedBlock onRetry={ask}>{trouble}</FailedBlock>
    );
  return <Rows user={user} leaving={leaving} ask={ask} />;
}

function Rows({ user, leaving, ask }: { user: User; leaving: Leaving; ask: () => void }) {
  const online = useOnline();
  const act = useReturn();
  const [confirming, setConfirming] = useState<LeavingAct | null>(null);
  const [deleting, setDeleting] = useState(act === 'delete');
  const confirmExport = useCallback(() => setConfirming('export'), []);
  const exporting = useExport({ atOnce: act === 'export', onNews: ask, onUnconfirmed: confirmExport });
  const goOn = (next: LeavingAct) => (next === 'export' ? exporting.start() : setDeleting(true));
  const begin = (next: LeavingAct) => (isFresh(leaving) ? goOn(next) : setConfirming(next));
  return (
    <div>
      <ExportRow
        status={leaving.export}
        userId={user.id}
        online={online}
        trouble={exporting.trouble}
        busy={exporting.busy}
        onStart={() => begin('export')}
        onTaken={ask}
      />
      <DeleteRow online={online} onPress={() => begin('delete')} />
      <ConfirmDialog
        act={confirming}
        hasPassword={leaving.hasPassword}
        onConfirmed={(next) => {
          setConfirming(null);
          ask();
          goOn(next);
        }}
        onClose={() => setConfirming(null)}
      />
      <DeleteDialog
        open={deleting}
        email={user.email}
        online={online}
        connected={leaving.connection !== null}
        onUnconfirmed={() => {
          setDeleting(false);
          setConfirming('delete');
        }}
        onClose={() => setDeleting(false)}
      />
    </div>
  );
}

const DeleteRow = ({ online, onPress }: { online: boolean; onPress: () => void }) => (
  <Row
    title="Delete my account"
    actions={
      <Button tone="danger" disabled={!online} onClick={onPress}>
        Delete my account
      </Button>
    }
  >
    <p>Everything goes within the hour, backups within 30 days. Your mail at Google stays.</p>
  </Row>
);

const isFresh = ({ confirmedUntil }: Leaving): boolean =>
  confirmedUntil !== null && new Date(confirmedUntil).getTime() > now().getTime();
