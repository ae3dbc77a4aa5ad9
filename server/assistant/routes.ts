// The assistant's routes. Flow neither stores nor logs requests.
import { understandWords } from '#api/assistant.ts';
import { getMeetingPrep } from '#api/calendar.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bind, bindAccount, type Route, slow } from '#server/handle.ts';
import { toCode } from '#server/log.ts';
import { openRateLimit } from '#server/rate-limit.ts';
import { settingsOf } from '#server/settings/store.ts';
import { takeTurns } from '#server/take-turns.ts';
import { meetingPrep } from './meeting-prep.ts';
import { understand } from './understand.ts';

export const assistantRoutes = (ctx: Context): Route[] => {
  // A person waits for one answer at a time, so a second request of theirs is pointless.
  const turns = takeTurns({ together: 4, each: 1, waiting: 2, line: 16, full: 'assistant.busy' });
  const pace = openRateLimit(ctx.clock, { burst: 10, perMinute: 20, full: 'assistant.busy' });
  return [
    bindAccount(ctx, getMeetingPrep, async ({ account, input }) => ({
      facts: await ctx.db.asUser(account.userId, (tx) => meetingPrep(ctx, tx, account, input.at)),
    })),
    slow(
      bind(ctx, understandWords, async ({ userId, input, request }) => {
        const { model } = ctx;
        if (model === null) throw new Problem('assistant.none');
        const { modelHelps } = await ctx.db.asUser(userId, (tx) => settingsOf(tx, { userId }));
        if (!modelHelps) throw new Problem('assistant.off');
        pace(userId);
        const began = performance.now();
        const result = await turns(userId, () => understand(model, input, request.signal), request.signal);
        const state = toCode(result.intent === null ? 'none' : 'proposed');
        ctx.log.info('assistant.asked', { userId, state, ms: Math.round(performance.now() - began) });
        return result;
      }),
    ),
  ];
};
