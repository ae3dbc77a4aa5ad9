import { backfill } from '#domain/sync.ts';
import type { Mailbox } from '#web/data/mailbox-state.ts';
import type { SyncShown } from '#web/ui/frame/sync-status.tsx';

export const shownSync = ({
  online,
  needsReauth,
  sync,
}: Pick<Mailbox, 'online' | 'needsReauth' | 'sync'>): SyncShown => {
  const at = sync.lastSyncTime === null ? null : new Date(sync.lastSyncTime);
  if (!online) return { kind: 'offline', at };
  if (needsReauth) return { kind: 'trouble', words: 'Reconnect needed', at };
  if (sync.error !== null) return { kind: 'trouble', words: 'Not synced', at };
  if (sync.isActive)
    return {
      kind: 'syncing',
      words: sync.phase === 'historical' ? 'Syncing older mail' : 'Fetching your newest mail',
      done: sync.syncedCount,
      total: sync.totalEstimated > 0 ? sync.totalEstimated : null,
      at,
    };
  return { kind: 'synced', at };
};

export const olderMail = ({ phase, stopped }: Mailbox['sync']): { words: string; stopped: boolean } | null => {
  if (stopped) return { words: `Mail of the last ${backfill.years} years is on hold.`, stopped };
  return phase === 'historical' ? { words: `Fetching mail of the last ${backfill.years} years.`, stopped } : null;
};
