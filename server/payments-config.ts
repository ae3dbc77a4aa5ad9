// Reads what Flow needs to take payments.
import * as z from 'zod';

/** Stripe's keys. `automaticTax`: Stripe computes tax. `local`: the local Stripe's addresses, for the server and for the browser. */
export type PaymentsConfig = {
  secretKey: string;
  /** Null: no webhook is set up yet. */
  webhookSecret: string | null;
  automaticTax: boolean;
  local: { server: string; browser: string; port: number } | null;
};

export const paymentsVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY: it begins with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET: it begins with whsec_')
    .optional(),
  STRIPE_AUTOMATIC_TAX: z.enum(['on', 'off']).default('off'),
};

type Given = z.infer<z.ZodObject<typeof paymentsVariables>> & {
  PORT: number;
  GOOGLE_CLIENT_ID?: string | undefined;
  FLOW_CREDITS?: 'counted' | 'unlimited' | undefined;
};

/** Without payments nobody could get more credits, so nobody needs any. */
export const sellingOf = (
  given: Given,
  url: string,
): { payments: PaymentsConfig | null; credits: 'counted' | 'unlimited' } => {
  const payments = paymentsOf(given, url);
  return { payments, credits: given.FLOW_CREDITS ?? (payments === null ? 'unlimited' : 'counted') };
};

/** With Google's credentials and without Stripe's, this is somebody's own Flow, which sells nothing and counts nothing. */
const paymentsOf = (given: Given, url: string): PaymentsConfig | null => {
  if (given.FLOW_CREDITS === 'unlimited') return null;
  const automaticTax = given.STRIPE_AUTOMATIC_TAX === 'on';
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = null } = given;
  if (secretKey !== undefined) return { secretKey, webhookSecret, automaticTax, local: null };
  if (given.GOOGLE_CLIENT_ID !== undefined) return null;
  const port = given.PORT + 2;
  return {
    // Guards only demo payments.
    secretKey: 'sk_test_local_stripe_for_demo_payments_only',
    webhookSecret: 'whsec_local_stripe_for_demo_payments_only',
    automaticTax,
    local: { port, server: `http://127.0.0.1:${port}`, browser: `http://${new URL(url).hostname}:${port}` },
  };
};

export const paymentsFaults = (given: Readonly<Record<string, string | undefined>>): string[] =>
  given['STRIPE_WEBHOOK_SECRET'] && !given['STRIPE_SECRET_KEY']
    ? ['STRIPE_WEBHOOK_SECRET: it is for STRIPE_SECRET_KEY; give both, or neither to sell nothing']
    : [];
