import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { find, list, put } from '#emulators/stripe/collection.ts';
import { differences, emit } from '#emulators/stripe/emit.ts';
import { missing } from '#emulators/stripe/errors.ts';
import { newId } from '#emulators/stripe/ids.ts';
import { customerObject } from '#emulators/stripe/objects/catalog.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { merged, metadataParam, pageParams, words } from '#emulators/stripe/params.ts';
import type { RecordOf } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';
import { cancelNow } from '#emulators/stripe/subscribing.ts';

const fields = {
  email: words.optional(),
  name: words.optional(),
  description: words.optional(),
  metadata: metadataParam.optional(),
};

export const customers = new Hono<Env>()
  .post('/v1/customers', (c) => answer(c, z.strictObject(fields), create))
  .get('/v1/customers', (c) =>
    answer(c, z.strictObject({ ...pageParams, email: z.string().optional() }), ({ store }, { email, ...page }) => {
      const records = list(store, 'customer', { email, deleted: false }, createdRange(page.created));
      return pageOf('/v1/customers', records, page, customerObject);
    }),
  )
  .get('/v1/customers/:id', (c) =>
    answer(c, nothing, ({ store }) => customerObject(customerNamed(store, c.req.param('id'), 'id'))),
  )
  .post('/v1/customers/:id', (c) =>
    answer(c, z.strictObject(fields), (account, given) => {
      const before = livingCustomer(account.store, c.req.param('id'), 'id');
      const { metadata, ...rest } = given;
      const after = put(account.store, 'customer', {
        ...before,
        ...emptied(rest),
        metadata: merged(before.metadata, metadata),
      });
      const earlier = differences(customerObject(before), customerObject(after));
      if (earlier !== null) emit(account, 'customer.updated', customerObject(after), earlier);
      return customerObject(after);
    }),
  )
  .delete('/v1/customers/:id', (c) => answer(c, nothing, (account) => remove(account, c.req.param('id'))));

const create = (account: LocalAccount, given: z.infer<z.ZodObject<typeof fields>>): object => {
  const { email = null, name = null, description = null, metadata } = given;
  const customer = put(account.store, 'customer', {
    id: newId('cus', 14),
    created: account.now(),
    email,
    name,
    description,
    metadata: merged({}, metadata),
    balance: 0,
    card: null,
    deleted: false,
  });
  emit(account, 'customer.created', customerObject(customer));
  return customerObject(customer);
};

/** Subscriptions of a deleted customer end at once. */
const remove = (account: LocalAccount, id: string): object => {
  const customer = livingCustomer(account.store, id, 'id');
  for (const { id: subscription, status } of list(account.store, 'subscription', { customer: id })) {
    if (status !== 'canceled') cancelNow(account, subscription, 'cancellation_requested');
  }
  const deleted = put(account.store, 'customer', { ...customer, email: null, name: null, deleted: true });
  emit(account, 'customer.deleted', customerObject(customer));
  return customerObject(deleted);
};

/** An empty text removes the value. */
const emptied = (given: Record<string, string | undefined>): Partial<RecordOf<'customer'>> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : value]),
  );

const customerNamed = (store: LocalAccount['store'], id: string, param: string): RecordOf<'customer'> => {
  const customer = find(store, 'customer', id);
  if (customer === undefined) throw missing('customer', id, param);
  return customer;
};

/** `param`: the parameter that names it. */
export const livingCustomer = (store: LocalAccount['store'], id: string, param = 'customer'): RecordOf<'customer'> => {
  const customer = customerNamed(store, id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
};
