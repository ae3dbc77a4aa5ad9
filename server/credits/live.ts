// The live channel's events about credits.
import type { LiveEvent } from '#api/live.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { creditsNow } from './list.ts';

export const creditsLive = async (ctx: Context, tx: Tx, userId: UserId): Promise<LiveEvent> => ({
  kind: 'credits',
  credits: await creditsNow(ctx, tx, userId),
});
