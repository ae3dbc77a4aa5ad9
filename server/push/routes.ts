// Google's push messages. Requires a valid signature. A message only wakes a sync.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { checkToken } from '#server/adapters/google/id-token.ts';
import { openKeySet } from '#server/adapters/google/key-set.ts';
import type { PushConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { bindRaw, type Call, type Route } from '#server/handle.ts';
import { toCode } from '#server/log.ts';

/** Empty without push. Then Flow polls. */
export const pushRoutes = (ctx: Context): Route[] => {
  const { push } = ctx.config;
  if (push === null) return [];
  const trusted = signedBy(ctx, push);
  return [
    bindRaw(ctx, { method: 'POST', path: '/push/google', who: 'anyone', pace: 'shared' }, async (call) => {
      await trusted(call.req.header('authorization') ?? '');
      const address = await addressIn(call);
      if (address === null) ctx.log.warn('push.unreadable');
      // The job checks whether the address exists, so the response reveals nothing, by body or timing.
      else await ctx.db.system((tx) => ctx.jobs.add(tx, 'push.arrived', { address }, { key: address }));
      // A retry of unreadable content would not help.
      return new Response(null, { status: 204 });
    }),
  ];
};

const Sender = z.object({ email: z.string(), email_verified: z.optional(z.boolean()) });

/** Throws unless Google signed the token for Flow and the host's account. */
const signedBy = (ctx: Context, { account, audience }: PushConfig) => {
  const { jwks, issuer } = googleEndpoints(ctx.config);
  const keySet = openKeySet(jwks, ctx.clock);
  return async (authorization: string): Promise<void> => {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
    const checked = await checkToken(token, keySet, Sender, { audience, issuer, now: ctx.clock.now() });
    if (checked.kind === 'wrong') throw refused(ctx, checked.what, 'push.unsigned');
    const { email, email_verified: verified } = checked.claims;
    if (email !== account || verified !== true) throw refused(ctx, 'its sender', 'push.stranger');
  };
};

const refused = (ctx: Context, what: string, code: 'push.unsigned' | 'push.stranger'): Problem => {
  ctx.log.warn('push.refused', { state: toCode(what.replaceAll(' ', '-')) });
  return new Problem(code, { detail: what });
};

/** Pub/Sub's envelope. Ignores its history id, which may be old. */
const Push = z.object({ message: z.object({ data: z.string() }) });
const News = z.object({ emailAddress: z.string().check(z.minLength(3), z.maxLength(320)) });

const addressIn = async (call: Call): Promise<string | null> => {
  try {
    const { message } = Push.parse(await call.req.json());
    return News.parse(JSON.parse(Buffer.from(message.data, 'base64').toString('utf8'))).emailAddress.toLowerCase();
  } catch {
    return null;
  }
};
