/** What every Gmail call does first: who calls, may they, whose mailbox, and what it costs; and how bodies are read. */
import type * as z from 'zod';
import { permitted } from './access.ts';
import { apiError, badRequest } from './errors.ts';
import { type MethodName, methods } from './gmail-methods.ts';
import type { GoogleContext } from './google.ts';
import type { Cause } from './mailbox.ts';

/** Returns the mailbox that the call is about. */
export function gmailCall(c: GoogleContext, name: MethodName): string {
  const method = methods[name];
  const caller = permitted(c.var.caller, `gmail.users.${name}`, method.scopes);
  const wanted = decodeURIComponent(c.req.param('userId') ?? 'me').toLowerCase();
  if (wanted !== 'me' && wanted !== caller.email) {
    throw apiError({ code: 403, message: `Delegation denied for ${caller.email}`, reason: 'forbidden' });
  }
  c.set('units', c.var.google.quota.charge(caller.email, method));
  return caller.email;
}

export function causeOf(c: GoogleContext): Cause {
  return { at: c.var.google.clock.now(), call: c.var.call };
}

/** Google refuses fields it does not know, so the schemas are strict. */
export async function readBody<T extends z.ZodType>(c: GoogleContext, schema: T): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await jsonOf(c));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badRequest(`Invalid JSON payload received. ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

/** A whole number of a query, within Google's bounds. */
export function countOf(c: GoogleContext, name: string, fallback: number, most: number): number {
  const given = c.req.query(name);
  if (given === undefined) return fallback;
  if (!/^\d+$/.test(given)) throw badRequest(`Invalid value at '${name}' (TYPE_UINT32), "${given}"`);
  return Math.min(Number(given), most) || fallback;
}

/** Page tokens are opaque: a sealed list of what the next page needs. */
export function pageToken(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function readPageToken<T extends z.ZodType>(c: GoogleContext, schema: T): z.infer<T> | undefined {
  const token = c.req.query('pageToken');
  if (token === undefined || token === '') return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('Invalid pageToken');
  }
}

async function jsonOf(c: GoogleContext): Promise<unknown> {
  const body = await c.req.text();
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('Invalid JSON payload received. Expected a value.', 'parseError');
  }
}
