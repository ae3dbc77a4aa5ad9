// 'Your briefing is ready', at the time that the person set. It names nobody: the device composes the briefing when it is opened.
import { sql } from 'kysely';
import type { BriefingKind } from '#domain/briefing.ts';
import { type Day, dayOf, minutesOf } from '#domain/day.ts';
import type { Account, AccountId, UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { sendNotice } from './send-notice.ts';

/** A server that was down for longer says nothing, because the notice would come at a time that nobody set. */
const lateMinutes = 30;

type Wanted = { user_id: UserId; account_id: AccountId; kind: BriefingKind; minutes: number; zone: string };

export const findBriefings = async (ctx: Context, tx: Tx, now: Date): Promise<void> => {
  const { rows } = await sql<Wanted>`select * from briefings_wanted()`.execute(tx);
  for (const { user_id: userId, account_id: accountId, kind, minutes, zone } of rows) {
    const late = minutesOf(now, zone) - minutes;
    if (late < 0 || late >= lateMinutes) continue;
    const about = { kind: 'briefing', of: kind, day: dayOf(now, zone) } as const;
    await ctx.jobs.add(tx, 'notices.send', { userId, accountId, about });
  }
};

/** Once a day each. */
export const noticeBriefing = async (
  ctx: Context,
  account: Account,
  { of, day }: { of: BriefingKind; day: Day },
): Promise<void> => {
  const notice = { kind: 'briefing', causes: [`${of} ${day}`], url: urls[of], tag: `briefing ${of}` } as const;
  await sendNotice(ctx, account.userId, notice, () => ({ plain: words[of], shown: null }));
};

const urls: Record<BriefingKind, string> = { morning: '/briefing', evening: '/briefing?of=evening' };

const words: Record<BriefingKind, string> = {
  morning: 'Your briefing is ready',
  evening: 'Your evening wrap-up is ready',
};
