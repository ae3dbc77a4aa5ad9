// The outside world, and nothing else: what every server function takes as its first argument.
import type { Jobs } from './add-job.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Keyring } from './crypto.ts';
import type { Database } from './db/database.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type {
  BroughtPicture,
  ContactsProvider,
  MailProvider,
  Model,
  OneClick,
  Speech,
  TokenProvider,
} from './ports.ts';

export type Context = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  keyring: Keyring;
  provider: MailProvider;
  contacts: ContactsProvider;
  tokens: TokenProvider;
  /** Asks a mailing list to be left, once. */
  oneClick: (address: string) => Promise<OneClick>;
  /** Brings a picture from where a stranger keeps it. */
  picture: (address: string) => Promise<BroughtPicture>;
  speech: Speech;
  /** Null where the host configured none. */
  model: Model | null;
  jobs: Jobs;
  live: Live;
};
