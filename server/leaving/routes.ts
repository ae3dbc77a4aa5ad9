// The routes of leaving.
import type { Readable } from 'node:stream';
import * as api from '#api/leaving.ts';
import { confirmedFor, isConfirmed } from '#domain/leaving.ts';
import { Problem } from '#domain/problem.ts';
import { confirmedSession } from '#server/accounts/confirm.ts';
import { expiredCookie } from '#server/accounts/cookies.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import type { Context } from '#server/context.ts';
import { bind, bindRaw, type Call, type Route, type Session, slow } from '#server/handle.ts';
import { headersFor } from '#server/headers.ts';
import { connectionOf } from './connection.ts';
import { deleteAccount } from './delete-account.ts';
import { startDisconnect } from './disconnect.ts';
import { exportStatus, startExport, takeExport } from './export.ts';

export const leavingRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.getLeaving, async ({ userId, request }) => ({
    connection: await connectionOf(ctx, userId),
    export: await exportStatus(ctx, userId),
    ...(await proofOf(ctx, request)),
  })),
  bind(ctx, api.startExport, async ({ request }) => startExport(ctx, await confirmedSession(ctx, request))),
  slow(
    bindRaw(ctx, { method: 'GET', path: api.archiveFile, who: 'user' }, (call, session) =>
      answerFile(ctx, call, session),
    ),
  ),
  bind(ctx, api.disconnect, ({ userId }) => startDisconnect(ctx, userId)),
  bind(ctx, api.deleteAccount, async ({ input, request, headers }) => {
    await deleteAccount(ctx, await confirmedSession(ctx, request), input.address);
    headers.append('set-cookie', expiredCookie(ctx.config.url));
    headers.set('clear-site-data', '"cache"');
    return {};
  }),
];

const proofOf = async (ctx: Context, request: Request) => {
  const session = await sessionOf(ctx, request);
  if (session === null) throw new Problem('session.missing');
  const { confirmedAt } = session;
  const isFresh = isConfirmed(confirmedAt, ctx.clock.now());
  const own = await ctx.db.asAuth
    .selectFrom('account')
    .select('id')
    .where('userId', '=', session.userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return {
    confirmedUntil:
      confirmedAt === null || !isFresh ? null : new Date(confirmedAt.getTime() + confirmedFor).toISOString(),
    hasPassword: own !== undefined,
  };
};

const answerFile = async (ctx: Context, call: Call, session: Session | null): Promise<Response> => {
  // A browser may look ahead, and that must not use the link up.
  if (session === null || call.req.raw.method !== 'GET') throw new Problem('route.method');
  const { content, bytes, madeAt } = await takeExport(ctx, session.userId, call.req.param('id'));
  return new Response(streamOf(content), {
    headers: {
      ...headersFor('download', { secure: ctx.config.url.startsWith('https:') }),
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="flow-export-${madeAt.toISOString().slice(0, 10)}.zip"`,
    },
  });
};

const streamOf = (content: Readable): ReadableStream<Uint8Array> => {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  });
};
