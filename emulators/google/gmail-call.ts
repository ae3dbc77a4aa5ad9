/** The common checks of every Gmail call: caller, scope, mailbox and cost. Also reads bodies. */
import * as z from 'zod';
import { permitted } from './access.ts';
import { apiError, badRequest } from './errors.ts';
import { type Method, type MethodName, methods } from './gmail-methods.ts';
import { messageFormat, type RequestedFormat } from './gmail-resource.ts';
import type { GoogleContext } from './google.ts';
import type { Cause } from './mailbox.ts';

/** Returns the mailbox of the call. */
export const gmailCall = (c: GoogleContext, name: MethodName): string => {
  const method: Method = methods[name];
  const caller = permitted(c.var.caller, `gmail.users.${name}`, method.scopes);
  const user = decodeURIComponent(c.req.param('userId') ?? 'me').toLowerCase();
  if (user !== 'me' && user !== caller.email) {
    throw apiError({ code: 403, message: `Delegation denied for ${caller.email}`, reason: 'forbidden' });
  }
  c.set('units', c.var.google.quota.charge(caller.email, method));
  return caller.email;
};

export const causeOf = (c: GoogleContext): Cause => ({ at: c.var.google.clock.now(), call: c.var.call });

/** Google refuses unknown fields, so the schemas are strict. */
export const readBody = async <T extends z.ZodType>(c: GoogleContext, schema: T): Promise<z.infer<T>> => {
  const parsed = schema.safeParse(await jsonOf(c));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badRequest(`Invalid JSON payload received. ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
};

/** A message in the clients' format. Ignores other resource fields. */
export const sentMessage = z.looseObject({
  raw: z.optional(z.string().regex(/^[\w+/=-]*$/, 'is not base64')),
  threadId: z.optional(z.string()),
  labelIds: z.optional(z.array(z.string())),
});

/** The bytes of a sent message. Google accepts both base64 alphabets. */
export const rawOf = (message: z.infer<typeof sentMessage>): Buffer => {
  if (message.raw) return Buffer.from(message.raw, 'base64');
  throw badRequest("'raw' RFC822 payload message string or uploading message via /upload/* URL required");
};

export const requestedFormat = (c: GoogleContext): RequestedFormat => {
  const format = messageFormat.safeParse(c.req.query('format')?.toLowerCase() ?? 'full');
  if (!format.success) throw badRequest(`Invalid value at 'format', "${c.req.query('format')}"`);
  return { format: format.data, metadataHeaders: c.req.queries('metadataHeaders') ?? [] };
};

/** A whole number from the query, within Google's bounds. */
export const countOf = (c: GoogleContext, name: string, fallback: number, most: number): number => {
  const given = c.req.query(name);
  if (given === undefined) return fallback;
  if (!/^\d+$/.test(given)) throw badRequest(`Invalid value at '${name}' (TYPE_UINT32), "${given}"`);
  return Math.min(Number(given), most) || fallback;
};

/** Page tokens are opaque to clients. */
export const pageToken = (values: unknown): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** A token for the first page. */
export const firstPage: string = pageToken(null);

export const readPageToken = <T extends z.ZodType>(c: GoogleContext, schema: T): z.infer<T> | undefined => {
  const token = c.req.query('pageToken');
  if (token === undefined || token === '' || token === firstPage) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('Invalid pageToken');
  }
};

const jsonOf = async (c: GoogleContext): Promise<unknown> => {
  const body = await c.req.text();
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('Invalid JSON payload received. Expected a value.', 'parseError');
  }
};
