/** Sessions and configurations of the billing portal. */
import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { find, list, put } from '#emulators/stripe/collection.ts';
import { invalid, missing } from '#emulators/stripe/errors.ts';
import { newId } from '#emulators/stripe/ids.ts';
import { portalConfigurationObject, portalSessionObject } from '#emulators/stripe/objects/hosted.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { flag, merged, metadataParam, pageParams, words } from '#emulators/stripe/params.ts';
import type { RecordOf } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';
import { livingCustomer } from './customers.ts';

const enabled = z.strictObject({ enabled: flag });
const features = z.strictObject({
  invoice_history: enabled.optional(),
  payment_method_update: enabled.optional(),
  subscription_cancel: z.strictObject({ enabled: flag, mode: z.literal('at_period_end').optional() }).optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: z.array(z.literal('price')).optional(),
      proration_behavior: z.literal('always_invoice').optional(),
      products: z.array(z.strictObject({ product: z.string(), prices: z.array(z.string()) })).optional(),
    })
    .optional(),
});
const configurationFields = {
  default_return_url: z.string().optional(),
  name: words.optional(),
  metadata: metadataParam.optional(),
};
const newConfiguration = z.strictObject({ ...configurationFields, features });
const changedConfiguration = z.strictObject({
  ...configurationFields,
  features: features.optional(),
  active: flag.optional(),
});

type Configuration = RecordOf<'portalConfiguration'>;

export const portal = new Hono<Env>()
  .post('/v1/billing_portal/sessions', (c) =>
    answer(
      c,
      z.strictObject({ customer: z.string(), return_url: z.url().optional(), configuration: z.string().optional() }),
      createSession,
    ),
  )
  .post('/v1/billing_portal/configurations', (c) => answer(c, newConfiguration, create))
  .get('/v1/billing_portal/configurations', (c) =>
    answer(
      c,
      z.strictObject({ ...pageParams, active: flag.optional(), is_default: flag.optional() }),
      ({ store }, { active, is_default: isDefault, ...page }) => {
        const records = list(store, 'portalConfiguration', { active, isDefault }, createdRange(page.created));
        return pageOf('/v1/billing_portal/configurations', records, page, portalConfigurationObject);
      },
    ),
  )
  .get('/v1/billing_portal/configurations/:id', (c) =>
    answer(c, nothing, ({ store }) => portalConfigurationObject(configurationNamed(store, c.req.param('id'), 'id'))),
  )
  .post('/v1/billing_portal/configurations/:id', (c) =>
    answer(c, changedConfiguration, (account, given) => {
      const before = configurationNamed(account.store, c.req.param('id'), 'id');
      return portalConfigurationObject(
        put(account.store, 'portalConfiguration', {
          ...before,
          ...(given.features ? featuresOf(given.features) : {}),
          active: given.active ?? before.active,
          returnUrl: given.default_return_url ?? before.returnUrl,
          name: given.name ?? before.name,
          metadata: merged(before.metadata, given.metadata),
          updated: account.now(),
        }),
      );
    }),
  );

const createSession = (
  account: LocalAccount,
  given: { customer: string; return_url?: string | undefined; configuration?: string | undefined },
): object => {
  const { store } = account;
  livingCustomer(store, given.customer);
  const [usual] = list(store, 'portalConfiguration', { isDefault: true, active: true });
  const configuration =
    given.configuration === undefined ? usual : configurationNamed(store, given.configuration, 'configuration');
  if (configuration === undefined) {
    throw invalid(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
    );
  }
  const session = put(store, 'portalSession', {
    id: newId('bps'),
    created: account.now(),
    customer: given.customer,
    returnUrl: given.return_url ?? configuration.returnUrl,
    configuration: configuration.id,
  });
  return portalSessionObject(session, account.url());
};

const create = (account: LocalAccount, given: z.infer<typeof newConfiguration>): object =>
  portalConfigurationObject(
    put(account.store, 'portalConfiguration', {
      id: newId('bpc'),
      created: account.now(),
      updated: account.now(),
      active: true,
      isDefault: false,
      name: given.name ?? null,
      returnUrl: given.default_return_url ?? null,
      ...featuresOf(given.features),
      metadata: merged({}, given.metadata),
    }),
  );

type Features = Pick<Configuration, 'invoiceHistory' | 'paymentMethodUpdate' | 'subscriptionCancel' | 'switches'>;

const featuresOf = (given: z.infer<typeof features>): Features => ({
  invoiceHistory: given.invoice_history?.enabled ?? false,
  paymentMethodUpdate: given.payment_method_update?.enabled ?? false,
  subscriptionCancel: given.subscription_cancel?.enabled ?? false,
  switches: given.subscription_update?.enabled ? (given.subscription_update.products ?? []) : [],
});

const configurationNamed = (store: LocalAccount['store'], id: string, param: string): Configuration => {
  const configuration = find(store, 'portalConfiguration', id);
  if (configuration === undefined) throw missing('configuration', id, param);
  return configuration;
};
