// Asks each service once a minute whether it works, and keeps how long its answer took. The questions need no person's account.
import { sql } from 'kysely';
import { counted } from '#domain/histogram.ts';
import { type Probed, type ServiceName, stateAfter } from '#domain/watched-service.ts';
import { ask } from '#server/adapters/request.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { type GoogleEndpoints, googleEndpoints } from '#server/google-endpoints.ts';
import { minuteMs } from './count-requests.ts';

export type Probe = (ctx: Context) => Promise<Probed>;

/** The job. It runs twice a minute, so that none passes without a probe. */
export const measure = async (ctx: Context): Promise<void> => {
  await ctx.metrics.write();
  const { at } = await ctx.db.system((tx) =>
    tx
      .selectFrom('service_state')
      .select(({ fn }) => fn.max('checked_at').as('at'))
      .executeTakeFirstOrThrow(),
  );
  if (at === null || minuteOf(at) < minuteOf(ctx.clock.now())) await probeServices(ctx);
};

const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs);

export const probeServices = async (ctx: Context): Promise<void> => {
  const found = await Promise.all(
    Object.entries(probes).map(async ([service, probe]) => ({ service, probed: await probe(ctx).catch(() => failed) })),
  );
  const at = ctx.clock.now();
  await ctx.db.system(async (tx) => {
    for (const { service, probed } of found) await keep(tx, at, service, probed);
  });
};

const failed: Probed = { found: 'fails', ms: null };
const unset: Probed = { found: 'not configured', ms: null };
const works: Probed = { found: 'works', ms: null };

/** Milliseconds to wait for an answer. */
const patience = 5000;

/** Any answer but a failure of the service: most ask for a token, which the probe has not. */
const answers = async (url: string, token: string | null = null): Promise<Probed> => {
  const began = performance.now();
  const { status } = await ask({ url, timeout: patience, ...(token === null ? {} : { token }) });
  const ms = Math.round(performance.now() - began);
  return { found: status < 500 && status !== 429 ? 'works' : 'fails', ms };
};

const asks =
  (address: (at: GoogleEndpoints) => string): Probe =>
  ({ config }) =>
    answers(address(googleEndpoints(config)));

const timed = async (work: () => Promise<unknown>): Promise<Probed> => {
  const began = performance.now();
  await work();
  return { found: 'works', ms: Math.round(performance.now() - began) };
};

const calendar = asks((google) => `${google.calendar}/calendar/v3/users/me/calendarList`);

const speechState =
  (side: 'hearing' | 'speaking'): Probe =>
  async ({ speech }) => {
    const state = (await speech.state())[side];
    if (state === 'none') return unset;
    return state === 'works' ? works : failed;
  };

const probes: Record<ServiceName, Probe> = {
  database: ({ db }) => timed(() => db.system((tx) => sql`select 1`.execute(tx))),
  jobs: ({ jobs }) => timed(() => jobs.boss.schemaVersion()),
  sign_in: asks((google) => google.jwks),
  gmail: asks((google) => `${google.gmail}/gmail/v1/users/me/profile`),
  calendar,
  people: asks((google) => `${google.people}/v1/people/me/connections?personFields=names`),
  // Calendar makes the links.
  meet: calendar,
  hearing: speechState('hearing'),
  speaking: speechState('speaking'),
  model: async ({ config: { model } }) => (model === null ? unset : answers(`${model.url}/models`, model.key)),
  payments: async ({ config: { payments } }) =>
    payments === null ? unset : answers(`${payments.local?.server ?? 'https://api.stripe.com'}/v1/balance`),
  push: async ({ webPush }) => (webPush === null ? unset : works),
  persona: async () => unset,
  zoom: async () => unset,
};

const keep = async (tx: Tx, at: Date, service: string, probed: Probed): Promise<void> => {
  const before = await tx
    .selectFrom('service_state')
    .select(['state', 'since', 'failures'])
    .where('service', '=', service)
    .executeTakeFirst();
  const state = stateAfter(probed, before?.failures ?? 0);
  const row = {
    state,
    since: before?.state === state ? before.since : at,
    checked_at: at,
    failures: probed.found === 'fails' ? (before?.failures ?? 0) + 1 : 0,
    ms: probed.ms,
  };
  await tx
    .insertInto('service_state')
    .values({ service, ...row })
    .onConflict((conflict) => conflict.column('service').doUpdateSet(row))
    .execute();
  if (state !== 'not configured') await count(tx, at, service, probed);
};

/** A minute with two probes, as after a restart, counts once, and worked if one of them did. */
const count = async (tx: Tx, at: Date, service: string, { found, ms }: Probed): Promise<void> => {
  const minute = new Date(minuteOf(at) * minuteMs);
  const counts: number[] = [];
  if (ms !== null) counted(counts, ms);
  await sql`
    insert into probe_minute as kept (service, at, minutes, worked, counts)
    values (${service}, ${minute}, 1, ${found === 'works' ? 1 : 0}, ${counts})
    on conflict (service, at) do update set worked = greatest(kept.worked, excluded.worked),
      counts = add_counts(kept.counts, excluded.counts)
  `.execute(tx);
};
