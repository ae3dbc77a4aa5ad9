// The local Stripe, which replaces Stripe in the demo. Nothing is charged.
import path from 'node:path';
import type { Config } from './config.ts';
import { type RunningProgram, startLocalProgram } from './local-program.ts';
import type { PaymentsConfig } from './payments-config.ts';

/** Resolves when it answers. */
export const startLocalStripe = (
  config: Config,
  { local, secretKey, webhookSecret }: LocalPayments,
): Promise<RunningProgram> =>
  startLocalProgram(config, {
    folder: 'local-stripe',
    name: 'the local Stripe',
    place: 'the second after PORT',
    file: 'emulators/start-stripe.ts',
    port: local.port,
    server: local.server,
    environment: {
      LOCAL_STRIPE_PORT: String(local.port),
      LOCAL_STRIPE_DATA: path.join(config.data, 'local-stripe'),
      LOCAL_STRIPE_URL: local.browser,
      LOCAL_STRIPE_KEY: secretKey,
      LOCAL_STRIPE_WEBHOOK: `http://${near(config.host)}:${config.port}/api/webhooks/stripe`,
      LOCAL_STRIPE_WEBHOOK_SECRET: webhookSecret ?? '',
    },
  });

export type LocalPayments = PaymentsConfig & { local: NonNullable<PaymentsConfig['local']> };

/** Where this machine reaches Flow. */
const near = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};
