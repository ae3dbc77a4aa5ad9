// The background jobs of leaving and of retention.
import { accountBy } from '#server/account.ts';
import { anchorLog } from '#server/activity/anchors.ts';
import { breakStreaks } from '#server/activity/break-streaks.ts';
import { settleReleased } from '#server/credits/referral.ts';
import { type Job, job } from '#server/job.ts';
import { paymentRound } from '#server/payments/rounds.ts';
import { removeArchives } from './archives-over.ts';
import { goOnDeleting } from './deletion.ts';
import { disconnect } from './disconnect.ts';
import { makeExport } from './export.ts';
import { removeOld } from './retention.ts';

export const leavingJobs: readonly Job[] = [
  job('retention.round', { atOnce: 1, everySeconds: 3600, firstAfter: 120 }, async (ctx) => {
    await breakStreaks(ctx);
    await removeOld(ctx);
    await paymentRound(ctx);
    await settleReleased(ctx);
  }),
  job('leaving.export', { atOnce: 1 }, makeExport),
  job('leaving.disconnect', { atOnce: 1 }, async (ctx, ref, attempt) =>
    disconnect(ctx, await ctx.db.asUser(ref.userId, (tx) => accountBy(tx, ref)), attempt),
  ),
  job('leaving.round', { atOnce: 1, everySeconds: 60, firstAfter: 1 }, async (ctx) => {
    await removeArchives(ctx);
    await goOnDeleting(ctx);
    await anchorLog(ctx);
  }),
];
