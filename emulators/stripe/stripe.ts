/** The shared parts of the local Stripe: store, clock, events and caller. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Clock } from '#emulators/clock.ts';
import type { Faults } from '#emulators/fault-rule.ts';
import type { Store } from '#emulators/store.ts';
import type { CallLog } from './call-log.ts';
import type { EventNetwork } from './event-delivery.ts';

export type LocalAccount = {
  store: Store;
  clock: Clock;
  /** Seconds. While a period ends or a payment is tried again, the moment when that was due. */
  now(): number;
  /** Runs the work as of that moment. */
  asOf<T>(seconds: number, work: () => T): T;
  /** The time that no control moves: webhooks are signed with it, as Stripe does. */
  wall(): Date;
  secretKey: string;
  faults: Faults;
  callLog: CallLog;
  events: EventNetwork;
  /** Where browsers reach the pages. */
  url(): string;
  /** The API call under way, for its events. */
  request: { id: string | null; key: string | null };
  reset(): void;
};

export type Env = {
  Bindings: HttpBindings;
  Variables: { account: LocalAccount; request: string; call: number; replayed: boolean };
};

export type StripeContext = Context<Env>;
