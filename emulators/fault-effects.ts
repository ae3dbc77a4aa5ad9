/** Applies a fault to a call: before the work, instead of it, or to its answer. */
import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import type { Fault } from './fault-rule.ts';
import { apiErrorResponse, unauthenticated } from './google/errors.ts';
import { firstPage } from './google/gmail-call.ts';
import type { GoogleContext } from './google/google.ts';
import { revokeGrant } from './google/grants.ts';

/** The response if the fault replaces the work, otherwise undefined. */
export const replacementAnswer = async (c: GoogleContext, fault: Fault): Promise<Response | undefined> => {
  if (fault.disconnect || fault.reset) return cut(c, fault);
  if (fault.revoke) return revoked(c);
  if (fault.afterEffect) return undefined;
  if (fault.hang) return silence(c);
  return fault.status === undefined ? undefined : failure(c, fault, fault.status);
};

export const answerAfterWork = async (c: GoogleContext, fault: Fault): Promise<Response> => {
  if (!fault.afterEffect) return damaged(c, fault);
  if (fault.hang) return silence(c);
  return fault.status === undefined ? cut(c, fault) : failure(c, fault, fault.status);
};

const failure = (c: GoogleContext, fault: Fault, status: number): Response => {
  const headers: Record<string, string> = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
  const reason = fault.reason ?? usualReasons[status] ?? 'backendError';
  const message = fault.message ?? retryMessage(c, fault) ?? `A fault was asked for: ${reason}`;
  if (/^\/(oauth2\/)?(v4\/)?(token|revoke)$/.test(c.req.path)) {
    return Response.json({ error: reason, error_description: message }, { status, headers });
  }
  const domain = /rateLimit|quota/i.test(reason) ? 'usageLimits' : 'global';
  return apiErrorResponse({ code: status, message, reason, domain, headers });
};

const retryMessage = (c: GoogleContext, { retryInMessage }: Fault): string | undefined => {
  if (retryInMessage === undefined) return undefined;
  const at = new Date(c.var.google.clock.now().getTime() + retryInMessage * 1_000);
  return `User-rate limit exceeded.  Retry after ${at.toISOString()}`;
};

const usualReasons: Record<number, string> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimitExceeded',
};

/** Closes the socket, so the client never learns the result. */
const cut = (c: GoogleContext, { reset }: Pick<Fault, 'reset'>): Response => {
  if (c.env.batch === undefined) {
    const { socket } = c.env.incoming;
    if (reset) socket.resetAndDestroy();
    else socket.destroy();
  }
  return new Response(null, { status: 503 });
};

const silence = async (c: GoogleContext): Promise<Response> => {
  await once(c.env.outgoing, 'close');
  return new Response(null, { status: 503 });
};

const revoked = (c: GoogleContext): Response => {
  if (c.var.caller) revokeGrant(c.var.google, c.var.caller.email);
  return unauthenticated().getResponse();
};

const damaged = async (c: GoogleContext, fault: Fault): Promise<Response> => {
  const { status, headers } = c.res;
  const plain = new Headers(headers);
  plain.delete('content-length');
  if (fault.page) return hotelPage();
  const body = new Uint8Array(await c.res.arrayBuffer());
  if (fault.truncate !== undefined) return brokenOff(c, body, { status, headers: plain, length: fault.truncate });
  const damage = fault.emptyPage ? emptied : fault.wrongTypes ? ofWrongTypes : halved;
  return new Response(damage(body, c), { status, headers: plain });
};

function hotelPage(): Response {
  const html = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>';
  return new Response(html, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

type BrokenOff = { status: number; headers: Headers; length: number };

/** Writes to the socket directly, because the HTTP server never announces more bytes than it sends. */
const brokenOff = async (
  c: GoogleContext,
  body: Uint8Array,
  { status, headers, length }: BrokenOff,
): Promise<Response> => {
  const start = body.slice(0, length);
  if (c.env.batch !== undefined) return new Response(start, { status, headers });
  const { socket } = c.env.incoming;
  const lines = [...headers, ['content-length', body.length]].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  await new Promise((written) => socket.write(Buffer.concat([Buffer.from(head), start]), written));
  return cut(c, { reset: false });
};

const halved = (body: Uint8Array): string =>
  Buffer.from(body.subarray(0, Math.floor(body.length / 2))).toString('utf8');

const emptied = (body: Uint8Array, c: GoogleContext): string => {
  const list = readJson(body);
  if (typeof list !== 'object' || list === null) return JSON.stringify(list);
  // A page with a token to more has no sync token.
  const kept = Object.entries(list).filter(([name, value]) => !Array.isArray(value) && name !== 'nextSyncToken');
  return JSON.stringify({ ...Object.fromEntries(kept), nextPageToken: c.req.query('pageToken') ?? firstPage });
};

const ofWrongTypes = (body: Uint8Array): string => {
  const whole = readJson(body);
  if (typeof whole !== 'object' || whole === null) return '"neither"';
  return JSON.stringify(Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, wrongKind(value)])));
};

const wrongKind = (value: unknown): unknown => {
  if (Array.isArray(value)) return { 0: value.length };
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' ? [value] : String(value);
};

const readJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
};
