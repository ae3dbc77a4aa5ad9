import { getLessons } from '#api/lessons.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, heavy, type Route } from '#server/handle.ts';
import { lessonsRevision } from '#server/lesson-notes/store.ts';
import { lessonsOf } from './list.ts';

export const lessonRoutes = (ctx: Context): Route[] => [
  heavy(
    bindAccount(ctx, getLessons, ({ account }) =>
      ctx.db.asUser(account.userId, async (tx) => ({
        revision: await lessonsRevision(tx, account),
        ...(await lessonsOf(ctx, tx, account)),
      })),
    ),
  ),
];
