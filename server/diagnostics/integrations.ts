// The account's connections, and the progress of each sync.

import { CalendarRole, isWritable } from '#domain/calendar.ts';
import { CalendarLimit, calendarTrouble, isRefused, limitWords } from '#domain/calendar-trouble.ts';
import { type Feature, lacking } from '#domain/connection.ts';
import type { Account } from '#domain/id.ts';
import type { IntegrationStatus, SyncStats } from '#domain/integration.ts';
import { scopes } from '#domain/scopes.ts';
import { calendarProgress } from '#server/calendar/progress.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { tokenState } from '#server/tokens/status.ts';

export const integrationStatus = async (ctx: Context, tx: Tx, account: Account): Promise<IntegrationStatus> => {
  const { status } = await tokenState(ctx, tx, account);
  const mailbox = await mailboxState(tx, account);
  const lacks = lacking(status.scope, scopes[ctx.config.google.scopes]);
  const at: Connected = { isConnected: status.exists && mailbox?.needsReauth !== true, lacks };
  return {
    gmail: {
      connected: at.isConnected && !lacks.includes('mail'),
      email: mailbox?.email ?? '',
      tokenExpiry: status.expiresAt,
      scopes: (status.scope ?? '').split(/\s+/).filter((one) => one !== ''),
      lastSync: mailbox?.sync.lastSyncTime ?? null,
    },
    calendar: { ...(await calendarStatus(tx, account, at)), tokenExpiry: status.expiresAt },
  };
};

type Connected = { isConnected: boolean; lacks: readonly Feature[] };

const calendarStatus = async (tx: Tx, account: Account, { isConnected, lacks }: Connected) => {
  const { problem, lastSync } = await calendarProgress(tx, account);
  const missing = lacks.includes('calendar') ? 'provider.scope-missing' : problem;
  return {
    connected: isConnected && !isRefused(missing),
    calendars: await calendarsOf(tx, account),
    lastSync: lastSync?.toISOString() ?? null,
    trouble: calendarTrouble(missing),
    freeBusy: isConnected && !lacks.includes('calendar') && !lacks.includes('free-busy'),
  };
};

export const syncStats = async (ctx: Context, tx: Tx, account: Account): Promise<SyncStats> => ({
  email: await emailStats(ctx, tx, account),
  calendar: await calendarStats(tx, account),
});

const emailStats = async (ctx: Context, tx: Tx, account: Account): Promise<SyncStats['email']> => {
  const row = await tx
    .selectFrom('mailbox')
    .select(['stored', 'historical_at', 'cursor', 'last_sync_at'])
    .where(ofAccount(account))
    .executeTakeFirst();
  if (!row) return { totalEmails: 0, isHistoricalComplete: false, historyId: null, lastIncrementalSync: null };
  return {
    totalEmails: Number(row.stored),
    isHistoricalComplete: row.historical_at !== null,
    historyId: row.cursor === null ? null : ctx.provider(account).cursorText(row.cursor),
    lastIncrementalSync: row.last_sync_at?.toISOString() ?? null,
  };
};

const calendarStats = async (tx: Tx, account: Account): Promise<SyncStats['calendar']> => {
  const { isWhole, lastSync } = await calendarProgress(tx, account);
  const { events } = await tx
    .selectFrom('calendar_event')
    .select((row) => row.fn.countAll<string>().as('events'))
    .where(ofAccount(account))
    .where('event', 'is not', null)
    .executeTakeFirstOrThrow();
  return { totalEvents: Number(events), isHistoricalComplete: isWhole, lastSync: lastSync?.toISOString() ?? null };
};

const calendarsOf = async (tx: Tx, account: Account): Promise<IntegrationStatus['calendar']['calendars']> => {
  const rows = await tx
    .selectFrom('calendar')
    .select(['name', 'role', 'own_limit'])
    .where(ofAccount(account))
    .where('gone', '=', false)
    .where('shown', '=', true)
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ name, role, own_limit }) => ({
    name,
    access: accessOf(CalendarRole.parse(role)),
    trouble: limitOf(own_limit),
  }));
};

const accessOf = (role: CalendarRole): IntegrationStatus['calendar']['calendars'][number]['access'] => {
  if (role === 'free-busy') return 'busy';
  return isWritable(role) ? 'change' : 'read';
};

const limitOf = (limit: string | null): string | null => {
  const known = CalendarLimit.safeParse(limit);
  return known.success ? limitWords[known.data] : null;
};
