// Stripe's client, loaded at the first call, because most hosts take no payments. Its errors become our problems.
import type Stripe from 'stripe';
import { Problem } from '#domain/problem.ts';
import type { PaymentsConfig } from '#server/payments-config.ts';

export type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

export const openStripe = (config: Pick<PaymentsConfig, 'secretKey' | 'local'>): Ask => {
  let opened: Promise<Opened> | null = null;
  return async (work) => {
    opened ??= load(config);
    const { client, isError } = await opened;
    try {
      return await work(client);
    } catch (error) {
      throw isError(error) ? problemOf(error) : error;
    }
  };
};

type StripeError = Stripe.errors.StripeError;
type Opened = { client: Stripe; isError: (error: unknown) => error is StripeError };

const load = async ({ secretKey, local }: Pick<PaymentsConfig, 'secretKey' | 'local'>): Promise<Opened> => {
  const { default: Client } = await import('stripe');
  const client = new Client(secretKey, { timeout: 15_000, maxNetworkRetries: 2, telemetry: false, ...placeOf(local) });
  return { client, isError: (error): error is StripeError => error instanceof Client.errors.StripeError };
};

const placeOf = (local: PaymentsConfig['local']): Partial<Stripe.StripeConfig> => {
  if (local === null) return {};
  const { hostname, port } = new URL(local.server);
  return { host: hostname, port, protocol: 'http' };
};

/** The code is Stripe's own word. Its message may name a person. */
const problemOf = ({ type, code, statusCode }: StripeError): Problem => {
  const detail = [type, code, statusCode].filter(Boolean).join(' ');
  if (type === 'StripeSignatureVerificationError') return new Problem('payments.unsigned', { detail });
  return new Problem('payments.unavailable', { detail });
};

/** The answer, or null if Stripe does not know what was asked for. */
export const unlessMissing = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
    throw error;
  }
};
