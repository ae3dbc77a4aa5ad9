// Starts the parts of Flow for its role in order, and stops them in reverse.
import path from 'node:path';
import { sql } from 'kysely';
import { bringsSession } from '#server/accounts/cookies.ts';
import { demoOperatorLink } from '#server/accounts/operators.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import { deleteRestored } from '#server/leaving/delete-restored.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { contactPath } from '#server/public-pages/contact-form.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { provideDatabase } from './db/provide.ts';
import { httpApp } from './http.ts';
import { takeJobs } from './job.ts';
import { listen } from './listen.ts';
import { startLocalGoogle } from './local-google.ts';
import { answers, type RunningProgram } from './local-program.ts';
import { startLocalStripe } from './local-stripe.ts';
import type { Log } from './log.ts';
import { openContext } from './open-context.ts';
import { requeueDeliveries } from './requeue.ts';
import { routes } from './routes.ts';
import { fillsOf } from './site/fill-page.ts';
import { openFormPage } from './site/form-page.ts';
import { openSite } from './site/site.ts';
import { jobs } from './worker.ts';

/** `operatorLink`: the demo operator's password link, printed once. */
export type Running = { operatorLink: string | null; stop(): Promise<void> };

/** `leave` stops the start. The returned stop ends what has begun. */
export const run = async (config: Config, log: Log, leave: AbortSignal): Promise<Running> => {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return { operatorLink: await begin(config, log, leave, stops), stop };
  } catch (error) {
    await stop();
    if (leave.aborted) return { operatorLink: null, stop };
    throw error;
  }
};

type Stop = () => Promise<void>;

/** Registers each part's stop as soon as it runs. */
const begin = async (config: Config, log: Log, leave: AbortSignal, stops: Stop[]): Promise<Running['operatorLink']> => {
  const database = await provideDatabase(config.databaseUrl, config.data);
  stops.push(database.stop);
  leave.throwIfAborted();
  let started = false;
  const stopLater = (program: RunningProgram) => stops.push(() => (started ? program.stop() : program.abandon()));
  const together = [database.prepare(), ...localPrograms(config).map((program) => program.then(stopLater))];
  // If one fails, the others may still start, so stop them too.
  await Promise.allSettled(together);
  await Promise.all(together);
  leave.throwIfAborted();
  const { ctx, close } = await openContext(config, database.connectionString, log);
  stops.push(close);
  // A real account gets its products from `npm run operator -- payments`.
  if (config.payments?.local) await ctx.payments?.setUp(null);
  if (config.role !== 'web') stops.push(...(await work(ctx)));
  leave.throwIfAborted();
  if (config.role !== 'worker') stops.push(await answerCalls(ctx));
  const operatorLink = config.role === 'worker' ? null : await demoOperatorLink(ctx);
  leave.throwIfAborted();
  started = true;
  return operatorLink;
};

/** What replaces Google and Stripe where there are no credentials. */
const localPrograms = (config: Config): Promise<RunningProgram>[] => {
  const { google, payments } = config;
  return [
    ...(google.local === null ? [] : [startLocalGoogle(config, google.local)]),
    ...(payments?.local ? [startLocalStripe(config, { ...payments, local: payments.local })] : []),
  ];
};

/** Requeues lost jobs and takes jobs, with a parser thread. */
const work = async (ctx: Context): Promise<Stop[]> => {
  await deleteRestored(ctx);
  await requeueDeliveries(ctx);
  const parser = startParser();
  return [parser.close, (await takeJobs(ctx, jobs(parser))).stop];
};

/** Returns what closes the port. */
const answerCalls = async (ctx: Context): Promise<() => Promise<void>> => {
  const { config } = ctx;
  const app = httpApp(ctx, {
    routes: routes(ctx, config.production ? openFormPage(pages, contactPath, filledBy(config)) : null),
    sessionOf: (request) => sessionOf(ctx, request),
    // In development a dev server delivers the web app.
    site: config.production ? openSite(pages, siteOf(ctx)) : null,
    health: () => health(ctx),
  });
  return (await listen(app.fetch, config)).close;
};

const siteOf = ({ config, caches }: Context) => ({
  ...filledBy(config),
  url: config.url,
  caches,
  hasSession: (request: Request) => bringsSession(request, config.url),
});

const pages = path.resolve(import.meta.dirname, '..', 'build', 'client');

const filledBy = (config: Config) => ({ secure: config.url.startsWith('https:'), fills: fillsOf(config) });

const health = async ({ config, db, jobs: { boss } }: Context): Promise<Record<string, boolean>> => {
  const parts = {
    database: works(db.system((tx) => sql`select 1`.execute(tx))),
    jobs: works(boss.schemaVersion()),
    ...(config.google.local === null ? {} : { localGoogle: answers(config.google.local) }),
    ...(config.payments?.local ? { localStripe: answers(config.payments.local) } : {}),
  };
  return Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([part, asked]) => [part, await asked] as const)),
  );
};

const works = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );
