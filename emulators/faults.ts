/** Errors on demand: what a provider does on a bad day, switched on by tests or by hand through the control plane. */
import { setTimeout as pause } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { apiErrorResponse } from './google/errors.ts';
import type { Env, GoogleContext } from './google/google.ts';

export const faultRule = z.strictObject({
  /** A path's beginning, or a pattern for the whole path; without both, every call. */
  path: z.string().default('/'),
  pattern: z.optional(z.string().refine(isPattern, 'is not a regular expression')),
  method: z.optional(z.string().toUpperCase()),
  user: z.optional(z.string().toLowerCase()),
  /** Answer with this status instead of the work, or after it with `afterEffect`. */
  status: z.optional(z.int().min(400).max(599)),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Seconds, or a date, for the Retry-After header. */
  retryAfter: z.optional(z.union([z.string(), z.number()]).transform(String)),
  /** How many calls it meets; without it, all until the faults are cleared. */
  times: z.optional(z.int().positive()),
  latencyMs: z.int().min(0).max(600_000).default(0),
  /** Send this many bytes of the answer, then cut the connection. */
  truncate: z.optional(z.int().min(0)),
  /** Do the work, lose the answer: with `status` that answer, else a cut connection. */
  afterEffect: z.boolean().default(false),
  /** A complete answer whose JSON is not. */
  invalidJson: z.boolean().default(false),
  /** Cut the connection before anything is done. */
  disconnect: z.boolean().default(false),
});
export type FaultRule = z.infer<typeof faultRule>;
export type Fault = FaultRule & { id: number; met: number };

export type Faults = {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  clear(): void;
  /** What this call meets: all delays together, and the first rule that does more than delay. */
  meet(call: { method: string; path: string; user: string | null }): { latencyMs: number; fault?: Fault };
};

export function faultRules(): Faults {
  let rules: Fault[] = [];
  let last = 0;
  return {
    add(rule) {
      last += 1;
      const fault = { ...rule, id: last, met: 0 };
      rules.push(fault);
      return fault;
    },
    list: () => rules,
    clear() {
      rules = [];
    },
    meet(call) {
      const matching = rules.filter(
        (rule) => matches(rule, call) && rule.met < (rule.times ?? Number.POSITIVE_INFINITY),
      );
      const fault = matching.find((rule) => !onlyDelays(rule));
      const met = matching.filter((rule) => onlyDelays(rule) || rule === fault);
      for (const rule of met) rule.met += 1;
      return { latencyMs: met.reduce((sum, rule) => sum + rule.latencyMs, 0), ...(fault ? { fault } : {}) };
    },
  };
}

export const meetFaults: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path } = c.req;
  if (path.startsWith('/_local/')) return next();
  const { latencyMs, fault } = c.var.google.faults.meet({ method, path, user: c.var.caller?.email ?? null });
  // Parts of a batch are not delayed again: the network carries the batch once.
  if (latencyMs > 0 && c.env.batch === undefined) await pause(latencyMs);
  if (!fault) return next();
  c.set('fault', fault.id);
  const instead = insteadOfWork(c, fault);
  if (instead) return instead;
  await next();
  c.res = fault.afterEffect ? lost(c, fault) : await damaged(c, fault);
};

function insteadOfWork(c: GoogleContext, fault: Fault): Response | undefined {
  if (fault.disconnect) return cut(c);
  if (fault.status === undefined || fault.afterEffect) return undefined;
  return failure(fault, fault.status, c.req.path);
}

function lost(c: GoogleContext, fault: Fault): Response {
  return fault.status === undefined ? cut(c) : failure(fault, fault.status, c.req.path);
}

function matches(rule: Fault, call: { method: string; path: string; user: string | null }): boolean {
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.user !== undefined && rule.user !== call.user) return false;
  return call.path.startsWith(rule.path) && (rule.pattern === undefined || new RegExp(rule.pattern).test(call.path));
}

function onlyDelays(rule: Fault): boolean {
  return (
    rule.status === undefined &&
    rule.truncate === undefined &&
    !rule.afterEffect &&
    !rule.invalidJson &&
    !rule.disconnect
  );
}

function failure(fault: Fault, status: number, path: string): Response {
  const headers: Record<string, string> = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
  const reason = fault.reason ?? usualReasons[status] ?? 'backendError';
  const message = fault.message ?? `A fault was asked for: ${reason}`;
  if (/^\/(oauth2\/)?(v4\/)?(token|revoke)$/.test(path)) {
    return Response.json({ error: reason, error_description: message }, { status, headers });
  }
  const domain = /rateLimit|quota/i.test(reason) ? 'usageLimits' : 'global';
  return apiErrorResponse({ code: status, message, reason, domain, headers });
}

const usualReasons: Record<number, string> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimitExceeded',
};

/** Half a conversation: the socket closes and the client never learns what happened. */
function cut(c: GoogleContext): Response {
  if (c.env.batch === undefined) c.env.incoming.socket.destroy();
  return new Response(null, { status: 503 });
}

async function damaged(c: GoogleContext, fault: Fault): Promise<Response> {
  const { status, headers } = c.res;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const plain = new Headers(headers);
  plain.delete('content-length');
  if (fault.truncate === undefined)
    return new Response(body.subarray(0, Math.floor(body.length / 2)), { status, headers: plain });
  const start = body.subarray(0, fault.truncate);
  if (c.env.batch !== undefined) return new Response(start, { status, headers: plain });
  const { outgoing } = c.env;
  outgoing.writeHead(status, { ...Object.fromEntries(plain), 'content-length': body.length });
  outgoing.write(start, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
