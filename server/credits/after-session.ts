import type { SessionReport } from '#domain/activity.ts';
import { credits } from '#domain/credits.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { settleReferral } from './referral.ts';

/** The device says when a session ended, and how many mails it had. What counts is what the server carried out. */
export const afterSession = async (ctx: Context, userId: UserId, { kind, emails }: SessionReport): Promise<void> => {
  if (kind === 'completed' && emails >= credits.referralTriage) await settleReferral(ctx, userId);
};
