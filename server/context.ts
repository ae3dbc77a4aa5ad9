// The outside world. Every server function takes it first.
import type { Account } from '#domain/id.ts';
import type { Jobs } from './add-job.ts';
import type { Caches } from './caches.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Keyring } from './crypto.ts';
import type { Database } from './db/database.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Payments } from './payments-port.ts';
import type {
  BroughtPicture,
  CalendarProvider,
  ContactsProvider,
  MailProvider,
  Model,
  OneClick,
  Speech,
  TokenProvider,
  WebPush,
} from './ports.ts';

export type Context = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  keyring: Keyring;
  /** The adapters of an account's provider. */
  provider: (account: Account) => MailProvider;
  contacts: (account: Account) => ContactsProvider;
  calendar: (account: Account) => CalendarProvider;
  tokens: (account: Account) => TokenProvider;
  oneClick: (address: string) => Promise<OneClick>;
  /** Fetches a remote picture. */
  picture: (address: string) => Promise<BroughtPicture>;
  /** Null: this host sends no notices to browsers. */
  webPush: WebPush | null;
  speech: Speech;
  model: Model | null;
  /** Null: this host sells nothing. */
  payments: Payments | null;
  jobs: Jobs;
  live: Live;
  metrics: Metrics;
  caches: Caches;
};
