/** Errors on demand: which calls a provider's bad day falls on, switched on by tests or by hand through the control plane. */
import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { afterWork, doesNothing, insteadOfWork } from './fault-effects.ts';
import type { Env } from './google/google.ts';

export const faultRule = z.strictObject({
  /** A path's beginning, or a pattern for the whole path; without both, every call. */
  path: z.string().default('/'),
  pattern: z.optional(z.string().refine(isPattern, 'is not a regular expression')),
  method: z.optional(z.string().toUpperCase()),
  user: z.optional(z.string().toLowerCase()),
  /** Only calls for a further page. */
  furtherPage: z.boolean().default(false),
  /** How many calls it lets pass first. */
  skip: z.int().min(0).default(0),
  /** How many calls it meets; without it, all until the faults are cleared. */
  times: z.optional(z.int().positive()),

  latencyMs: z.int().min(0).max(600_000).default(0),
  /** Answer with this status instead of the work, or after it with `afterEffect`. */
  status: z.optional(z.int().min(400).max(599)),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Seconds, or a date, for the Retry-After header. */
  retryAfter: z.optional(z.union([z.string(), z.number()]).transform(String)),
  /** In so many seconds, said in the message only, as Gmail does. */
  retryInMessage: z.optional(z.int().min(0)),
  /** Do the work, lose the answer: with `status` that answer, with `hang` none, else a cut connection. */
  afterEffect: z.boolean().default(false),
  /** Cut the connection before anything is done; `reset` does it without a goodbye. */
  disconnect: z.boolean().default(false),
  reset: z.boolean().default(false),
  /** Never answer, until the caller gives up. */
  hang: z.boolean().default(false),
  /** Take the caller's grant back, and refuse this call first. */
  revoke: z.boolean().default(false),
  /** Send this many bytes of the answer, then cut the connection. */
  truncate: z.optional(z.int().min(0)),
  /** A complete answer whose JSON is not. */
  invalidJson: z.boolean().default(false),
  /** JSON with the right names and the wrong kinds of values. */
  wrongTypes: z.boolean().default(false),
  /** A page for people, with status 200, as a hotel's network answers. */
  page: z.boolean().default(false),
  /** A list's page without entries, and with a token that leads to those it should have had. */
  emptyPage: z.boolean().default(false),
});
export type FaultRule = z.infer<typeof faultRule>;
export type Fault = FaultRule & { id: number; passed: number; met: number };

export type Call = { method: string; path: string; user: string | null; furtherPage: boolean };

export type Faults = {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  clear(): void;
  /** What this call meets: all delays together, and the first rule that does more than delay. */
  meet(call: Call): { latencyMs: number; fault?: Fault };
};

export function faultRules(): Faults {
  let rules: Fault[] = [];
  let last = 0;
  return {
    add(rule) {
      last += 1;
      const fault = { ...rule, id: last, passed: 0, met: 0 };
      rules.push(fault);
      return fault;
    },
    list: () => rules,
    clear() {
      rules = [];
    },
    meet(call) {
      const matching = rules.filter((rule) => matches(rule, call) && rule.met < (rule.times ?? Infinity));
      const ready = matching.filter((rule) => rule.passed >= rule.skip);
      for (const rule of matching) rule.passed += 1;
      const fault = ready.find((rule) => !doesNothing(rule));
      const met = ready.filter((rule) => doesNothing(rule) || rule === fault);
      for (const rule of met) rule.met += 1;
      return { latencyMs: met.reduce((sum, rule) => sum + rule.latencyMs, 0), ...(fault ? { fault } : {}) };
    },
  };
}

export const meetFaults: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path } = c.req;
  if (path.startsWith('/_local/')) return next();
  const user = c.var.caller?.email ?? null;
  const furtherPage = (c.req.query('pageToken') ?? '') !== '';
  const { latencyMs, fault } = c.var.google.faults.meet({ method, path, user, furtherPage });
  // Parts of a batch are not delayed again: the network carries the batch once.
  if (latencyMs > 0 && c.env.batch === undefined) await pause(latencyMs);
  if (!fault) return next();
  c.set('fault', fault.id);
  const instead = await insteadOfWork(c, fault);
  if (instead) return instead;
  await next();
  c.res = await afterWork(c, fault);
};

function matches(rule: Fault, call: Call): boolean {
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.user !== undefined && rule.user !== call.user) return false;
  if (rule.furtherPage && !call.furtherPage) return false;
  return call.path.startsWith(rule.path) && (rule.pattern === undefined || new RegExp(rule.pattern).test(call.path));
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
