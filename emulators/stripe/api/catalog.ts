/** Products and prices. */
import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { find, get, list, put } from '#emulators/stripe/collection.ts';
import { emit } from '#emulators/stripe/emit.ts';
import { invalid, missing } from '#emulators/stripe/errors.ts';
import { newId } from '#emulators/stripe/ids.ts';
import { priceObject, productObject } from '#emulators/stripe/objects/catalog.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { flag, merged, metadataParam, pageParams, whole, words } from '#emulators/stripe/params.ts';
import type { RecordOf } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';

type Store = LocalAccount['store'];

const productFields = {
  description: words.optional(),
  active: flag.optional(),
  metadata: metadataParam.optional(),
};
const newProduct = z.strictObject({ ...productFields, id: z.string().optional(), name: words });
const changedProduct = z.strictObject({ ...productFields, name: words.optional() });

const recurringParam = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: whole.optional(),
});
const newPrice = z.strictObject({
  currency: z.string().length(3),
  unit_amount: whole,
  product: z.string(),
  recurring: recurringParam.optional(),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: words.optional(),
  active: flag.optional(),
  metadata: metadataParam.optional(),
});
const changedPrice = newPrice.pick({
  lookup_key: true,
  transfer_lookup_key: true,
  nickname: true,
  active: true,
  metadata: true,
});

export const catalog = new Hono<Env>()
  .post('/v1/products', (c) => answer(c, newProduct, makeProduct))
  .get('/v1/products', (c) =>
    answer(
      c,
      z.strictObject({ ...pageParams, active: flag.optional(), ids: z.array(z.string()).optional() }),
      ({ store }, { active, ids, ...page }) => {
        const records = list(store, 'product', { active }, createdRange(page.created));
        const wanted = records.filter(({ id }) => ids === undefined || ids.includes(id));
        return pageOf('/v1/products', wanted, page, productObject);
      },
    ),
  )
  .get('/v1/products/:id', (c) =>
    answer(c, nothing, ({ store }) => productObject(productNamed(store, c.req.param('id')))),
  )
  .post('/v1/products/:id', (c) =>
    answer(c, changedProduct, (account, { metadata, ...given }) => {
      const before = productNamed(account.store, c.req.param('id'));
      const changed = { ...before, ...given, metadata: merged(before.metadata, metadata), updated: account.now() };
      const product = put(account.store, 'product', { ...changed, description: changed.description || null });
      emit(account, 'product.updated', productObject(product), productObject(before));
      return productObject(product);
    }),
  )
  .post('/v1/prices', (c) => answer(c, newPrice, makePrice))
  .get('/v1/prices', (c) =>
    answer(
      c,
      z.strictObject({
        ...pageParams,
        active: flag.optional(),
        product: z.string().optional(),
        lookup_keys: z.array(z.string()).max(10).optional(),
      }),
      ({ store }, { active, product, lookup_keys: keys, ...page }) => {
        const records = list(store, 'price', { active, product }, createdRange(page.created));
        const wanted = records.filter(
          ({ lookupKey }) => keys === undefined || (lookupKey !== null && keys.includes(lookupKey)),
        );
        return pageOf('/v1/prices', wanted, page, priceObject);
      },
    ),
  )
  .get('/v1/prices/:id', (c) => answer(c, nothing, ({ store }) => priceObject(priceNamed(store, c.req.param('id')))))
  .post('/v1/prices/:id', (c) =>
    answer(c, changedPrice, (account, given) => {
      const before = priceNamed(account.store, c.req.param('id'));
      const price = put(account.store, 'price', {
        ...before,
        active: given.active ?? before.active,
        nickname: given.nickname ?? before.nickname,
        lookupKey: given.lookup_key === undefined ? before.lookupKey : freeKey(account.store, before.id, given),
        metadata: merged(before.metadata, given.metadata),
      });
      emit(account, 'price.updated', priceObject(price), priceObject(before));
      return priceObject(price);
    }),
  );

const makeProduct = (account: LocalAccount, given: z.infer<typeof newProduct>): object => {
  const { store } = account;
  if (given.id !== undefined && find(store, 'product', given.id)) {
    throw invalid('Product already exists.', undefined, 'resource_already_exists');
  }
  const product = put(store, 'product', {
    id: given.id ?? newId('prod', 14),
    created: account.now(),
    updated: account.now(),
    name: given.name,
    description: given.description ?? null,
    active: given.active ?? true,
    metadata: merged({}, given.metadata),
  });
  emit(account, 'product.created', productObject(product));
  return productObject(product);
};

const makePrice = (account: LocalAccount, given: z.infer<typeof newPrice>): object => {
  const { store } = account;
  const id = newId('price');
  if (find(store, 'product', given.product) === undefined) throw missing('product', given.product, 'product');
  const price = put(store, 'price', {
    id,
    created: account.now(),
    product: given.product,
    active: given.active ?? true,
    currency: given.currency,
    amount: given.unit_amount,
    lookupKey: given.lookup_key === undefined ? null : freeKey(store, id, given),
    nickname: given.nickname ?? null,
    recurring: given.recurring
      ? { interval: given.recurring.interval, count: given.recurring.interval_count ?? 1 }
      : null,
    metadata: merged({}, given.metadata),
  });
  emit(account, 'price.created', priceObject(price));
  return priceObject(price);
};

/** Another price may have the key. Then it must be handed over on purpose. */
const freeKey = (
  store: Store,
  priceId: string,
  {
    lookup_key: key = '',
    transfer_lookup_key: transfer,
  }: { lookup_key?: string | undefined; transfer_lookup_key?: boolean | undefined },
): string | null => {
  if (key === '') return null;
  const [holder] = list(store, 'price', { lookupKey: key });
  if (holder && holder.id !== priceId) {
    if (!transfer) {
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key. Pass in \`transfer_lookup_key=true\` if you'd like to transfer the lookup key to the new price.`,
        'lookup_key',
      );
    }
    put(store, 'price', { ...holder, lookupKey: null });
  }
  return key;
};

const productNamed = (store: Store, id: string): RecordOf<'product'> => {
  const product = find(store, 'product', id);
  if (product === undefined) throw missing('product', id);
  return product;
};

const priceNamed = (store: Store, id: string): RecordOf<'price'> => {
  const price = find(store, 'price', id);
  if (price === undefined) throw missing('price', id);
  return price;
};

/** The products' names stand on the pages. */
export const productName = (store: Store, priceId: string): string =>
  get(store, 'product', get(store, 'price', priceId).product).name;
