/** What every API call has in common: key, version, parameters, repeats, expansion, errors. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import { integer, type Row, text } from '#emulators/rows.ts';
import { stripeError } from './errors.ts';
import { expanded } from './expand.ts';
import { type Field, nested } from './form.ts';
import { newId } from './ids.ts';
import type { Env, LocalAccount, StripeContext } from './stripe.ts';
import { apiVersion } from './version.ts';

/** Answers a call: `work` gets its parameters and returns the object. Everything that it writes is one transaction. */
export const answer = async <Schema extends z.ZodType>(
  c: StripeContext,
  schema: Schema,
  work: (account: LocalAccount, given: z.infer<Schema>) => object,
): Promise<Response> => {
  const { account } = c.var;
  const { expand, ...fields } = nested(await pairsOf(c));
  const given = checked(schema, fields);
  const paths = checked(z.array(z.string()).optional(), expand ?? undefined) ?? [];
  account.request = { id: c.var.request, key: keyOf(c) };
  try {
    return c.json(account.store.transaction(() => expanded(account, work(account, given), paths)));
  } finally {
    account.request = { id: null, key: null };
  }
};

/** For an object or a list without parameters of its own. */
export const nothing = z.strictObject({});

const pairsOf = async (c: StripeContext): Promise<Iterable<[string, string]>> =>
  c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : new URL(c.req.url).searchParams;

const checked = <Schema extends z.ZodType>(
  schema: Schema,
  fields: { [name: string]: Field } | Field | undefined,
): z.infer<Schema> => {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue === undefined ? stripeError({ status: 400, message: 'Invalid request' }) : refusalOf(issue);
};

const refusalOf = (issue: z.core.$ZodIssue): Error => {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const param = paramOf([...issue.path, ...(unknown === undefined ? [] : [unknown])]);
  if (unknown !== undefined) {
    return stripeError({
      status: 400,
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${param}`,
      param,
    });
  }
  if (issue.input === undefined && issue.code === 'invalid_type') {
    return stripeError({ status: 400, code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
  }
  return stripeError({ status: 400, message: issue.message, param });
};

const paramOf = ([head = '', ...rest]: readonly PropertyKey[]): string =>
  `${String(head)}${rest.map((part) => `[${String(part)}]`).join('')}`;

const keyOf = (c: StripeContext): string | null => c.req.header('idempotency-key') ?? null;

export const identify: MiddlewareHandler<Env> = async (c, next) => {
  const { account } = c.var;
  const given = c.req.header('authorization') ?? '';
  const basic = /^Basic (.+)$/.exec(given)?.[1];
  const key =
    basic === undefined ? /^Bearer (.+)$/.exec(given)?.[1] : Buffer.from(basic, 'base64').toString().split(':')[0];
  if (key === undefined || key === '') {
    throw stripeError({
      status: 401,
      message: 'You did not provide an API key. You need to provide your API key in the Authorization header.',
    });
  }
  if (key !== account.secretKey) {
    throw stripeError({
      status: 401,
      message: `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`,
    });
  }
  const version = c.req.header('stripe-version') ?? apiVersion;
  if (version !== apiVersion) {
    throw stripeError({
      status: 400,
      message: `Invalid Stripe API version: ${version}. This local Stripe follows ${apiVersion}.`,
    });
  }
  await next();
};

/** Names the request, and logs it. */
export const logCalls: MiddlewareHandler<Env> = async (c, next) => {
  const { account } = c.var;
  const id = account.callLog.next();
  c.set('request', newId('req', 14));
  c.set('replayed', false);
  const body = c.req.method === 'POST' ? await c.req.text() : null;
  await next();
  c.header('request-id', c.var.request);
  c.header('stripe-version', apiVersion);
  account.callLog.write({
    id,
    at: account.now(),
    method: c.req.method,
    path: c.req.path,
    query: new URL(c.req.url).search,
    status: c.res.status,
    request: c.var.request,
    idempotencyKey: keyOf(c),
    replayed: c.var.replayed,
    body,
  });
};

const keptSeconds = 86_400;

/** The second call with a key gets the first one's answer. */
export const answerRepeats: MiddlewareHandler<Env> = async (c, next) => {
  const key = c.req.method === 'POST' ? keyOf(c) : null;
  if (key === null) return next();
  const { store } = c.var.account;
  store.run('DELETE FROM idempotent WHERE at < ?', c.var.account.now() - keptSeconds);
  const request = createHash('sha256')
    .update(`${c.req.path}\n${await c.req.text()}`)
    .digest('hex');
  const known = store.one('SELECT * FROM idempotent WHERE key = ?', key);
  if (known) return repeated(c, known, request, key);
  await next();
  c.header('idempotency-key', key);
  // What was refused before any work began may be tried again with the same key.
  if (c.res.status < 400 || c.res.status === 402 || c.res.status >= 500) {
    const body = await c.res.clone().text();
    store.run(
      'INSERT INTO idempotent VALUES (?, ?, ?, ?, ?, ?)',
      key,
      c.var.account.now(),
      request,
      c.var.request,
      c.res.status,
      body,
    );
  }
};

const repeated = (c: StripeContext, known: Row, request: string, key: string): Response => {
  if (text(known, 'request') !== request) {
    throw stripeError({
      status: 400,
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  c.set('replayed', true);
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'idempotent-replayed': 'true',
    'original-request': text(known, 'request_id'),
  };
  return new Response(text(known, 'body'), { status: integer(known, 'status'), headers });
};

/** Faults that the control plane asked for. */
export const applyFaults: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path } = c.req;
  const { latencyMs, fault } = c.var.account.faults.match({ method, path, user: null, furtherPage: false });
  if (latencyMs > 0) await pause(latencyMs);
  if (!fault) return next();
  if (fault.afterEffect) await next();
  if (fault.status === undefined) {
    c.env.incoming.socket.destroy();
    return new Response(null, { status: 503 });
  }
  const message = fault.message ?? 'A fault was asked for.';
  const type = fault.status >= 500 ? 'api_error' : 'invalid_request_error';
  const headers: Record<string, string> = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
  const refusal = Response.json({ error: { type, message } }, { status: fault.status, headers });
  if (!fault.afterEffect) return refusal;
  c.res = refusal;
};

export const errorAnswer = (error: Error): Response => {
  if (error instanceof HTTPException) return error.getResponse();
  return stripeError({ status: 500, type: 'api_error', message: `Internal error: ${error.message}` }).getResponse();
};
