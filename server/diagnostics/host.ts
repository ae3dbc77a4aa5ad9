// Diagnoses the host's setup without an account. Cached, because anyone may ask, but only briefly for signed-in people.
import type { HostFacts } from '#domain/diagnosis-host.ts';
import { callbackPath } from '#server/accounts/sign-in.ts';
import type { Preflight } from '#server/adapters/google/preflight.ts';
import type { Context } from '#server/context.ts';

export type HostDiagnosis = (origin: string | null, asker: 'anyone' | 'signed-in') => Promise<HostFacts>;

const keptMs = { anyone: 10_000, 'signed-in': 1000 } as const;

export const hostDiagnosis = (ctx: Context, google: Preflight): HostDiagnosis => {
  const { url } = ctx.config;
  const redirectUri = `${url}${callbackPath}`;
  const check = async () => {
    const [client, clockAheadMs] = await Promise.all([google.client(redirectUri), google.clockAhead()]);
    return { client, clockAheadMs };
  };
  let kept: { facts: ReturnType<typeof check>; at: number } | null = null;
  return async (origin, asker) => {
    const now = ctx.clock.now().getTime();
    if (kept === null || now < kept.at || now - kept.at >= keptMs[asker]) kept = { facts: check(), at: now };
    return { url, redirectUri, origin, ...(await kept.facts) };
  };
};
