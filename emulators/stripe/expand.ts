/** Replaces ids by their objects where a call asks for it: `expand[]=latest_invoice.payments`. */
import * as z from 'zod';
import { invalid } from './errors.ts';
import { included, renderById } from './objects/render.ts';
import type { LocalAccount } from './stripe.ts';

/** The fields of each object that hold an id which a call may expand. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  customer: ['invoice_settings', 'subscriptions'],
  price: ['product'],
  product: ['default_price'],
  'checkout.session': ['customer', 'invoice', 'line_items', 'payment_intent', 'subscription'],
  item: ['price'],
  payment_intent: ['customer', 'latest_charge', 'payment_method'],
  charge: ['customer', 'payment_intent', 'refunds'],
  refund: ['charge', 'payment_intent'],
  dispute: ['charge', 'payment_intent'],
  subscription: ['customer', 'default_payment_method', 'items', 'latest_invoice'],
  subscription_item: ['price'],
  invoice: ['customer', 'lines', 'parent', 'payments'],
  invoice_payment: ['invoice', 'payment'],
  'billing_portal.session': ['configuration'],
};

/** Parts that are always there, whose own fields may be expanded. */
const parts: Readonly<Record<string, readonly string[]>> = {
  invoice_settings: ['default_payment_method'],
  parent: ['subscription_details'],
  subscription_details: ['subscription'],
  payment: ['payment_intent'],
};

const deepest = 4;

export const expanded = (account: LocalAccount, given: object, paths: readonly string[]): object => {
  const object = jsonOf(given);
  for (const path of paths) {
    const names = path.split('.');
    const isList = object['object'] === 'list' && names[0] === 'data';
    if (names.length > deepest + Number(isList))
      throw invalid(`You cannot expand more than ${deepest} levels of a property (${path}).`, 'expand');
    expandAt(account, object, names, { path, kind: text(object['object']) });
  }
  return object;
};

type Json = { [name: string]: unknown };
const Json = z.record(z.string(), z.unknown());
const jsonOf = (given: object): Json => Json.parse(JSON.parse(JSON.stringify(given)));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

type At = { path: string; kind: string };

const expandAt = (account: LocalAccount, object: Json, [name = '', ...rest]: string[], { path, kind }: At): void => {
  if (!isExpandable(kind, name)) throw refused(path);
  if (kind === 'list') {
    const items = z.array(Json).parse(object['data']);
    for (const item of items) expandAt(account, item, rest, { path, kind: text(item['object']) });
    object['data'] = items;
    return;
  }
  const value = valueAt(account, object, name, kind);
  const inner = Json.safeParse(value);
  if (rest.length > 0 && inner.success)
    expandAt(account, inner.data, rest, { path, kind: text(inner.data['object']) || name });
  object[name] = inner.success ? inner.data : value;
};

const isExpandable = (kind: string, name: string): boolean =>
  kind === 'list' ? name === 'data' : (expandable[kind] ?? parts[kind] ?? []).includes(name);

const valueAt = (account: LocalAccount, object: Json, name: string, kind: string): unknown => {
  const list = included[`${kind}.${name}`];
  if (list !== undefined && object[name] === undefined) {
    return jsonOf({ object: 'list', has_more: false, ...list(account, text(object['id'])) });
  }
  const value = object[name];
  if (typeof value !== 'string') return value;
  const found = renderById(account, value);
  return found === null ? value : jsonOf(found);
};

const refused = (path: string): Error =>
  invalid(`This property cannot be expanded (${path}). You may want to try expanding another one.`, 'expand');
