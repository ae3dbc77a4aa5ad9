// Makes in an empty Stripe account what Flow needs there, and says what it did.
import { setUpCatalog } from './catalog.ts';
import type { Ask } from './client.ts';
import { eventTypes } from './events.ts';

/** `webhook`: the address for events. Running it again changes nothing. */
export const setUp = async (ask: Ask, webhook: string | null): Promise<string[]> => [
  ...(await setUpCatalog(ask)),
  ...(webhook === null ? [] : await setUpWebhook(ask, webhook)),
];

const setUpWebhook = async (ask: Ask, url: string): Promise<string[]> => {
  if (!url.startsWith('https://')) {
    return [
      `made no webhook, because Stripe reaches https addresses only, and not ${url}`,
      'to try it here, run `stripe listen --forward-to` with that address: it prints a STRIPE_WEBHOOK_SECRET',
    ];
  }
  const { data } = await ask((stripe) => stripe.webhookEndpoints.list({ limit: 100 }));
  const known = data.find((endpoint) => endpoint.url === url);
  if (known === undefined) {
    const made = await ask((stripe) => stripe.webhookEndpoints.create({ url, enabled_events: [...eventTypes] }));
    return [`made the webhook to ${url}`, `start Flow with STRIPE_WEBHOOK_SECRET=${made.secret ?? ''}`];
  }
  const hears = new Set(known.enabled_events);
  if (!eventTypes.every((type) => hears.has(type) || hears.has('*'))) {
    await ask((stripe) => stripe.webhookEndpoints.update(known.id, { enabled_events: [...eventTypes] }));
    return [`the webhook to ${url} hears of more events now`];
  }
  return [`found the webhook to ${url}, whose secret is in Stripe’s dashboard`];
};
