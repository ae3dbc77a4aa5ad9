// Opens the context of a running Flow, and closes its parts in reverse.
import { openModel } from '#server/adapters/model.ts';
import { askOneClick } from '#server/adapters/one-click.ts';
import { openWeb } from '#server/adapters/open-web.ts';
import { bringPicture } from '#server/adapters/picture.ts';
import { openPayments } from '#server/adapters/stripe/payments.ts';
import { openWebPush } from '#server/adapters/web-push.ts';
import { openSpeech } from './adapters/speech/open-speech.ts';
import { openJobs } from './add-job.ts';
import { openCaches } from './caches.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openKeyring } from './crypto.ts';
import { openDatabase } from './db/database.ts';
import { demoWebsite } from './google-endpoints.ts';
import { openLive } from './live.ts';
import type { Log } from './log.ts';
import { openMetrics, recordingLog } from './metrics/metrics.ts';
import { openProviders } from './providers.ts';

export type OpenedContext = { ctx: Context; close(): Promise<void> };

export const openContext = async (config: Config, connectionString: string, lines: Log): Promise<OpenedContext> => {
  const db = openDatabase(connectionString);
  const metrics = openMetrics({ db, clock: systemClock });
  const log = recordingLog(lines, metrics);
  const jobs = await openJobs(db, log, { works: config.role !== 'web', clock: systemClock });
  const live = await openLive(connectionString, log);
  const speech = openSpeech(config.speech, log);
  const ctx: Context = {
    config,
    db,
    clock: systemClock,
    log,
    keyring: openKeyring(config.hostKey),
    ...openProviders({ db, clock: systemClock, config }),
    oneClick: (address) => askOneClick(openWeb(demoWebsite(config)), address),
    picture: (address) => bringPicture(openWeb(demoWebsite(config)), address),
    webPush:
      config.vapidKey && openWebPush(openWeb(demoWebsite(config)), { vapidKey: config.vapidKey, url: config.url }),
    speech,
    model: openModel(config.model, log),
    payments: openPayments(config.payments),
    jobs,
    live,
    metrics,
    caches: openCaches(),
  };
  const close = async () => {
    await speech.close();
    await jobs.close();
    await live.close();
    await metrics.write();
    await db.close();
  };
  return { ctx, close };
};
