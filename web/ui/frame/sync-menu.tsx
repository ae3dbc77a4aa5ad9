// The sync menu: progress, last complete sync, and actions.

import { CirclePause, CirclePlay, KeyRound, PlugZap, RotateCw } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { relativeTime } from '#domain/time.ts';
import { now } from '#web/clock.ts';
import { numberHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { Bar } from '#web/ui/bar.tsx';
import type { OpenedEarly } from '#web/ui/late-menu.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './sync-menu.module.css';
import type { SyncShown, SyncStatusProps } from './sync-status.tsx';
import menu from './top-menu.module.css';

export const SyncMenu = ({
  sync,
  older,
  names,
  onReconnect,
  onSyncNow,
  onStopOlder,
  opened,
  children,
}: SyncStatusProps & { children: ReactNode } & OpenedEarly) => {
  const [open, setOpen] = useState(opened);
  useOverlay(open);
  return (
    // Not modal and in place, see `top-menu.tsx`.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content className={menu.menu} align="end" sideOffset={4} collisionPadding={12}>
        <DropdownMenu.Label className={menu.person}>
          {titleOf(sync)}
          {sync.kind === 'syncing' && sync.total !== null && <Fetched {...sync} total={sync.total} />}
          <small>{lastWords(sync)}</small>
          {older && <small>{older.words}</small>}
          {names && <small className={styles.lacks}>{names.words}</small>}
        </DropdownMenu.Label>
        <DropdownMenu.Item className={menu.item} disabled={sync.kind === 'offline'} onSelect={onSyncNow}>
          <RotateCw size={18} strokeWidth={1.75} />
          Sync now
        </DropdownMenu.Item>
        {older && <Older stopped={older.stopped} onStop={onStopOlder} />}
        {names?.mends === 'you' && (
          <DropdownMenu.Item className={menu.item} onSelect={onReconnect}>
            <KeyRound size={18} strokeWidth={1.75} />
            Reconnect to allow it
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={menu.item} asChild>
          <Link to={paths.authDebug}>
            <PlugZap size={18} strokeWidth={1.75} />
            Connection
          </Link>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

const Older = ({ stopped, onStop }: { stopped: boolean; onStop: (stopped: boolean) => void }) => {
  const Icon = stopped ? CirclePlay : CirclePause;
  return (
    <DropdownMenu.Item className={menu.item} onSelect={() => onStop(!stopped)}>
      <Icon size={18} strokeWidth={1.75} />
      {stopped ? 'Resume older mail' : 'Stop older mail'}
    </DropdownMenu.Item>
  );
};

const Fetched = ({ done, total }: { done: number; total: number }) => (
  <>
    <Bar className={styles.bar} share={done / total} />
    <small>
      <span className="num">
        {numberHere(done)} / {numberHere(total)}
      </span>{' '}
      emails
    </small>
  </>
);

const titleOf = (sync: SyncShown): string => {
  if (sync.kind === 'synced') return sync.at === null ? 'Syncing' : 'Up to date';
  return sync.kind === 'offline' ? 'Offline' : sync.words;
};

const lastWords = ({ at }: SyncShown): string => (at === null ? 'Not synced yet' : `Synced ${relativeTime(at, now())}`);
