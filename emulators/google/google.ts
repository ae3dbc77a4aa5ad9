/** The shared parts of the local Google: store, clock, switches and caller. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Clock } from '#emulators/clock.ts';
import type { Faults } from '#emulators/fault-rule.ts';
import type { Store } from '#emulators/store.ts';
import type { Visit } from '#emulators/website.ts';
import type { Channels } from './calendar/channel-notices.ts';
import type { CallLog } from './call-log.ts';
import type { FormAnswers } from './form-answers.ts';
import type { Push } from './push.ts';
import type { Quota } from './quota.ts';
import type { Variants } from './sign-in-variants.ts';
import type { Switches } from './switches.ts';

export type OAuthClient = { id: string; secret: string; name: string };

export type Google = {
  visits: () => readonly Visit[];
  store: Store;
  clock: Clock;
  quota: Quota;
  faults: Faults;
  variants: Variants;
  formAnswers: FormAnswers;
  switches: Switches;
  push: Push;
  channels: Channels;
  callLog: CallLog;
  clients: OAuthClient[];
  /** Allowed redirect addresses. The port may be `*`. */
  redirects: string[];
  /** The public address: issuer, discovery, JWKS. */
  url(): string;
  reset(): void;
};

/** The access token's owner and scopes. */
export type Caller = { email: string; scopes: string[] };

export type Env = {
  Bindings: HttpBindings & { batch?: number };
  Variables: { google: Google; caller: Caller | null; call: number; units: number; fault: number | null };
};

export type GoogleContext = Context<Env>;
