// Export: asked for, made with progress, and taken once.
import { useState } from 'react';
import type { UserId } from '#domain/id.ts';
import type { ExportStatus } from '#domain/leaving.ts';
import { archiveAddress } from '#web/data/leaving.ts';
import { clockHere, numberHere } from '#web/formats.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './leaving.module.css';
import { Row } from './row.tsx';

type Props = {
  status: ExportStatus;
  userId: UserId;
  online: boolean;
  trouble: string | null;
  busy: boolean;
  onStart: () => void;
  /** The link was used. */
  onTaken: () => void;
};

export const ExportRow = ({ status, userId, online, trouble, busy, onStart, onTaken }: Props) => (
  <Row title="Export my data" actions={<ExportActions {...{ status, userId, online, busy, onStart, onTaken }} />}>
    <p>
      One ZIP file with everything that Flow keeps of you, and a link to each email at Gmail. No passwords, no keys.
    </p>
    <div role="status">
      <Words status={status} online={online} />
    </div>
    {status.state === 'working' && (
      <progress className={styles.progress} aria-label="Export" max={Math.max(1, status.of)} value={status.done} />
    )}
    {trouble !== null && (
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    )}
  </Row>
);

const ExportActions = ({ status, userId, online, busy, onStart, onTaken }: Omit<Props, 'trouble'>) => {
  if (status.state === 'ready')
    return <Download key={status.id} address={archiveAddress(status.id, userId)} onTaken={onTaken} />;
  const working = status.state === 'working' ? 'Exporting' : busy ? 'Starting' : undefined;
  return (
    <Button busy={working} disabled={!online} onClick={onStart}>
      {status.state === 'failed' ? 'Export again' : 'Export my data'}
    </Button>
  );
};

/** The link works once, so a second press must not open an error page. */
function Download({ address, onTaken }: { address: string; onTaken: () => void }) {
  const [taken, setTaken] = useState(false);
  if (taken) return null;
  return (
    <ButtonLink
      kind="flow"
      href={address}
      download
      onClick={() => {
        setTaken(true);
        setTimeout(onTaken, takenMs);
      }}
    >
      Download
    </ButtonLink>
  );
}

/** Milliseconds until the server knows of the download. */
const takenMs = 1500;

const Words = ({ status, online }: { status: ExportStatus; online: boolean }) => {
  if (!online) return <p>You’re offline. The export needs the server.</p>;
  switch (status.state) {
    case 'working':
      return (
        <p>
          {status.of === 0
            ? 'Starting. You can leave this page.'
            : `${numberHere(status.done)} of ${numberHere(status.of)} entries. You can leave this page.`}
        </p>
      );
    case 'ready':
      return (
        <p>
          Ready: {sizeOf(status.bytes)}. The link works once, until {clockHere(new Date(status.until))}.
        </p>
      );
    case 'failed':
      return <p className={styles.trouble}>The export didn’t work. Try again.</p>;
    case 'none':
      return null;
  }
};

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${numberHere(Math.max(1, Math.round(bytes / 1000)))} KB`
    : `${numberHere(Math.round(bytes / 1_000_000))} MB`;
