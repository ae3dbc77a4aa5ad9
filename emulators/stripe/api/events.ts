/** Events, and the endpoints that hear of them. */
import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { find, list, put } from '#emulators/stripe/collection.ts';
import { missing } from '#emulators/stripe/errors.ts';
import { newId } from '#emulators/stripe/ids.ts';
import { eventObject, webhookObject } from '#emulators/stripe/objects/hosted.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { flag, merged, metadataParam, pageParams, words } from '#emulators/stripe/params.ts';
import type { RecordOf } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';

const fields = {
  description: words.optional(),
  metadata: metadataParam.optional(),
};
const newEndpoint = z.strictObject({
  ...fields,
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  api_version: z.string().optional(),
});
const changedEndpoint = z.strictObject({
  ...fields,
  url: z.url().optional(),
  enabled_events: z.array(z.string()).min(1).optional(),
  disabled: flag.optional(),
});

export const events = new Hono<Env>()
  .post('/v1/webhook_endpoints', (c) =>
    answer(c, newEndpoint, (account, given) => {
      const webhook = put(account.store, 'webhook', {
        id: newId('we'),
        created: account.now(),
        url: given.url,
        events: given.enabled_events,
        secret: newId('whsec', 32),
        enabled: true,
        description: given.description ?? null,
        metadata: merged({}, given.metadata),
      });
      return webhookObject(webhook, { secret: true });
    }),
  )
  .get('/v1/webhook_endpoints', (c) =>
    answer(c, z.strictObject(pageParams), ({ store }, page) =>
      pageOf('/v1/webhook_endpoints', list(store, 'webhook', {}, createdRange(page.created)), page, (webhook) =>
        webhookObject(webhook),
      ),
    ),
  )
  .get('/v1/webhook_endpoints/:id', (c) =>
    answer(c, nothing, ({ store }) => webhookObject(webhookNamed(store, c.req.param('id')))),
  )
  .post('/v1/webhook_endpoints/:id', (c) =>
    answer(c, changedEndpoint, ({ store }, given) => {
      const before = webhookNamed(store, c.req.param('id'));
      const changed = put(store, 'webhook', {
        ...before,
        url: given.url ?? before.url,
        events: given.enabled_events ?? before.events,
        enabled: given.disabled === undefined ? before.enabled : !given.disabled,
        description: given.description ?? before.description,
        metadata: merged(before.metadata, given.metadata),
      });
      return webhookObject(changed);
    }),
  )
  .delete('/v1/webhook_endpoints/:id', (c) =>
    answer(c, nothing, ({ store }) => {
      const { id } = webhookNamed(store, c.req.param('id'));
      store.run('DELETE FROM object WHERE id = ?', id);
      return { id, object: 'webhook_endpoint', deleted: true };
    }),
  )
  .get('/v1/events', (c) =>
    answer(
      c,
      z.strictObject({ ...pageParams, type: z.string().optional(), types: z.array(z.string()).max(20).optional() }),
      ({ store }, { type, types, ...page }) => {
        const records = list(store, 'event', { type }, createdRange(page.created));
        const wanted = records.filter((event) => types === undefined || types.includes(event.type));
        return pageOf('/v1/events', wanted, page, (event) => eventObject(event, 0));
      },
    ),
  )
  .get('/v1/events/:id', (c) =>
    answer(c, nothing, ({ store }) => {
      const event = find(store, 'event', c.req.param('id'));
      if (event === undefined) throw missing('event', c.req.param('id'));
      return eventObject(event, 0);
    }),
  );

const webhookNamed = (store: LocalAccount['store'], id: string): RecordOf<'webhook'> => {
  const webhook = find(store, 'webhook', id);
  if (webhook === undefined) throw missing('webhook endpoint', id);
  return webhook;
};
