// Starts the parts of Flow that its role names, in the order in which they need each other, and stops them in reverse.
import path from 'node:path';
import { sql } from 'kysely';
import { demoOperatorLink } from '#server/accounts/operators.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import { startParser } from '#server/mailbox/parse.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { provideDatabase } from './db/provide.ts';
import { type HttpParts, httpApp } from './http.ts';
import { takeJobs } from './job.ts';
import { listen } from './listen.ts';
import { answers, startLocalGoogle } from './local-google.ts';
import type { Log } from './log.ts';
import { openContext } from './open-context.ts';
import { requeueDeliveries } from './requeue.ts';
import { routes } from './routes.ts';
import { openSite } from './site/site.ts';
import { jobs } from './worker.ts';

/** `operatorLink`: where the demo's operator sets a password, said once. */
export type Running = { operatorLink: string | null; stop(): Promise<void> };

/** Asked to `leave` before all is there, it begins nothing more; its stop then ends what had begun. */
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

/** Lays down each part's stop as soon as the part runs. */
const begin = async (config: Config, log: Log, leave: AbortSignal, stops: Stop[]): Promise<Running['operatorLink']> => {
  const database = await provideDatabase(config.databaseUrl, config.data);
  stops.push(database.stop);
  leave.throwIfAborted();
  let started = false;
  const { local } = config.google;
  const both = [
    migrate(database.connectionString),
    local === null
      ? null
      : startLocalGoogle(config, local).then((google) =>
          stops.push(() => (started ? google.stop() : google.abandon())),
        ),
  ];
  // Where one fails the other is still on its way, and has to be stopped too.
  await Promise.allSettled(both);
  await Promise.all(both);
  leave.throwIfAborted();
  const { ctx, close } = await openContext(config, database.connectionString, log);
  stops.push(close);
  if (config.role !== 'web') stops.push(...(await work(ctx)));
  leave.throwIfAborted();
  if (config.role !== 'worker') stops.push(await answerCalls(ctx));
  const operatorLink = config.role === 'worker' ? null : await demoOperatorLink(ctx);
  leave.throwIfAborted();
  started = true;
  return operatorLink;
};

/** Takes jobs, those that were lost among them, with a parser at their side. */
const work = async (ctx: Context): Promise<Stop[]> => {
  await requeueDeliveries(ctx);
  const parser = startParser();
  return [parser.close, (await takeJobs(ctx, jobs(parser))).stop];
};

/** Opens the port; answers what closes it again. */
const answerCalls = async (ctx: Context): Promise<() => Promise<void>> => {
  const { config } = ctx;
  const app = httpApp(ctx, {
    routes: routes(ctx),
    sessionOf: (request) => sessionOf(ctx, request),
    site: siteOf(config),
    health: () => health(ctx),
  });
  return (await listen(app.fetch, config)).close;
};

/** In development the web app is served, and its requests passed on, by its own dev server. */
const siteOf = (config: Config): HttpParts['site'] =>
  config.production
    ? openSite(path.resolve(import.meta.dirname, '..', 'build', 'client'), { secure: config.url.startsWith('https:') })
    : null;

const health = async (ctx: Context): Promise<Record<string, boolean>> => {
  const { local } = ctx.config.google;
  const [database, jobQueue, localGoogle] = await Promise.all([
    works(ctx.db.system((tx) => sql`select 1`.execute(tx))),
    works(ctx.jobs.boss.schemaVersion()),
    local === null ? null : answers(local),
  ]);
  return { database, jobs: jobQueue, ...(localGoogle === null ? {} : { localGoogle }) };
};

const works = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );
