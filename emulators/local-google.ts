/** Assembles and starts the local Google, as a process or inside a test. */
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { movableClock } from './clock.ts';
import { control } from './control.ts';
import { faultRules } from './fault-rules.ts';
import { applyFaults } from './faults.ts';
import { identifyCaller } from './google/access.ts';
import { dateAnswers, limitConcurrent, refuseDisabledApis } from './google/api-conditions.ts';
import { answerBatch } from './google/batch.ts';
import { calendar } from './google/calendar/calendar.ts';
import { watchChannels } from './google/calendar/channels.ts';
import { logCalls, openCallLog } from './google/call-log.ts';
import { localClient, localRedirects } from './google/clients.ts';
import { apiErrorResponse } from './google/errors.ts';
import { openFormAnswers } from './google/form-answers.ts';
import { gmail } from './google/gmail.ts';
import { gmailDrafts } from './google/gmail-drafts.ts';
import { gmailLabels } from './google/gmail-labels.ts';
import { gmailSend } from './google/gmail-send.ts';
import { gmailSettings } from './google/gmail-settings.ts';
import { gmailThreads } from './google/gmail-threads.ts';
import { gmailWatch } from './google/gmail-watch.ts';
import type { Env, Google, GoogleContext, OAuthClient } from './google/google.ts';
import { identity } from './google/identity.ts';
import { oauth } from './google/oauth.ts';
import { applyFieldMask } from './google/partial-response.ts';
import { people } from './google/people.ts';
import { unitQuota } from './google/quota.ts';
import { seedOnce } from './google/seeding.ts';
import { signInVariants } from './google/sign-in-variants.ts';
import { openStore, wipe } from './google/store.ts';
import { storedSwitches } from './google/switches.ts';
import { token } from './google/token.ts';
import { watchPush } from './google/watch-push.ts';
import { listenOn } from './listening.ts';
import type { Seed } from './seed/seed.ts';
import { openWebsite, type Website } from './website.ts';

export type LocalGoogleOptions = {
  /** A folder, or `:memory:`. */
  dataDir: string;
  seed: (now: Date) => Seed;
  /** 0, the default, picks a free port. */
  port?: number;
  host?: string;
  /** The base of the movable clock. */
  now?: () => Date;
  clients?: OAuthClient[];
  redirects?: string[];
  /** The public address (issuer, discovery). Default: the listening address. */
  publicUrl?: string;
  say?: (line: string) => void;
};

export type LocalGoogle = { url: string; port: number; stop(): Promise<void> };

export const startLocalGoogle = async (options: LocalGoogleOptions): Promise<LocalGoogle> => {
  const { host = '127.0.0.1', port = 0 } = options;
  let address = '';
  const website = openWebsite();
  const google = assemble(options, () => address, website);
  seedOnce(google, options.seed);
  const { port: bound, url, close } = await listenOn(appOf(google, website).fetch, { host, port });
  address = options.publicUrl ?? url;
  return {
    url: address,
    port: bound,
    stop: async () => {
      await close();
      google.push.stop();
      google.channels.stop();
      google.store.close();
    },
  };
};

const assemble = (options: LocalGoogleOptions, url: () => string, website: Website): Google => {
  const store = openStore(options.dataDir, options.say ?? (() => {}));
  const clock = movableClock(store, options.now ?? (() => new Date()));
  const google: Google = {
    store,
    clock,
    quota: unitQuota(store, clock),
    faults: faultRules(),
    variants: signInVariants(),
    formAnswers: openFormAnswers(clock),
    switches: storedSwitches(store),
    push: watchPush(store, () => google),
    channels: watchChannels(() => google),
    callLog: openCallLog(store),
    clients: options.clients ?? [localClient],
    redirects: options.redirects ?? localRedirects,
    url,
    visits: website.visits,
    reset() {
      store.transaction(() => {
        wipe(store);
        clock.reset();
        seedOnce(google, options.seed);
      });
      google.switches.clear();
      google.push.clear();
      google.channels.clear();
      google.quota.clear();
      google.faults.clear();
      google.variants.clear();
      website.clear();
    },
  };
  return google;
};

const appOf = (google: Google, website: Website): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(website.answer);
  app.use(async (c, next) => {
    c.set('google', google);
    await next();
  });
  app.use(dateAnswers, logCalls, identifyCaller, limitConcurrent, applyFaults, refuseDisabledApis, applyFieldMask);
  app.get('/healthz', (c) => c.json({ name: 'local-google' }));
  for (const part of [
    oauth,
    token,
    identity,
    gmail,
    gmailLabels,
    gmailDrafts,
    gmailSend,
    gmailSettings,
    gmailThreads,
    gmailWatch,
    people,
    calendar,
    control,
  ])
    app.route('/', part);
  const batch = (c: GoogleContext): Promise<Response> =>
    answerBatch(c, async (request) => app.fetch(request, { ...c.env, batch: c.var.call }));
  app.post('/batch/gmail/v1', batch).post('/batch', batch);
  app.notFound(() => apiErrorResponse({ code: 404, message: 'Not Found', reason: 'notFound' }));
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    return apiErrorResponse({ code: 500, message: `Internal error: ${error.message}`, reason: 'backendError' });
  });
  return app;
};
