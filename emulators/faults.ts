import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { answerAfterWork, onlyDelays, replacementAnswer } from './fault-effects.ts';
import type { Env } from './google/google.ts';

export const faultRule = z.strictObject({
  /** A path prefix, or a pattern for the whole path. Without both, every call. */
  path: z.string().default('/'),
  pattern: z.optional(z.string().refine(isPattern, 'is not a regular expression')),
  method: z.optional(z.string().toUpperCase()),
  user: z.optional(z.string().toLowerCase()),
  /** Only calls with a page token. */
  furtherPage: z.boolean().default(false),
  skip: z.int().min(0).default(0),
  /** Calls to affect. Without it, all until the faults are cleared. */
  times: z.optional(z.int().positive()),

  latencyMs: z.int().min(0).max(600_000).default(0),
  /** Answers with this status instead of the work, or after the work with `afterEffect`. */
  status: z.optional(z.int().min(400).max(599)),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The Retry-After header: seconds or a date. */
  retryAfter: z.optional(z.union([z.string(), z.number()]).transform(String)),
  /** Seconds to wait, only in the error message, as Gmail does. */
  retryInMessage: z.optional(z.int().min(0)),
  /** Does the work and loses the answer: sends `status`, hangs with `hang`, otherwise cuts the connection. */
  afterEffect: z.boolean().default(false),
  disconnect: z.boolean().default(false),
  reset: z.boolean().default(false),
  hang: z.boolean().default(false),
  /** Revokes the caller's grant and refuses this call. */
  revoke: z.boolean().default(false),
  /** Sends this many bytes of the answer, then cuts the connection. */
  truncate: z.optional(z.int().min(0)),
  /** A complete answer that is not valid JSON. */
  invalidJson: z.boolean().default(false),
  /** JSON with the right names and the wrong types. */
  wrongTypes: z.boolean().default(false),
  /** An HTML page with status 200, like a hotel network's login page. */
  page: z.boolean().default(false),
  /** A list page without entries whose token leads to them. */
  emptyPage: z.boolean().default(false),
});
export type FaultRule = z.infer<typeof faultRule>;
export type Fault = FaultRule & { id: number; passed: number; met: number };

export type Call = { method: string; path: string; user: string | null; furtherPage: boolean };

export type Faults = {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  clear(): void;
  match(call: Call): { latencyMs: number; fault?: Fault };
};

export const faultRules = (): Faults => {
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
    match(call) {
      const matching = rules.filter((rule) => matches(rule, call) && rule.met < (rule.times ?? Infinity));
      const ready = matching.filter((rule) => rule.passed >= rule.skip);
      for (const rule of matching) rule.passed += 1;
      const fault = ready.find((rule) => !onlyDelays(rule));
      const met = ready.filter((rule) => onlyDelays(rule) || rule === fault);
      for (const rule of met) rule.met += 1;
      return { latencyMs: met.reduce((sum, rule) => sum + rule.latencyMs, 0), ...(fault ? { fault } : {}) };
    },
  };
};

export const applyFaults: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path } = c.req;
  if (path.startsWith('/_local/')) return next();
  const user = c.var.caller?.email ?? null;
  const furtherPage = (c.req.query('pageToken') ?? '') !== '';
  const { latencyMs, fault } = c.var.google.faults.match({ method, path, user, furtherPage });
  // Parts of a batch share one network round trip, so the batch is delayed once.
  if (latencyMs > 0 && c.env.batch === undefined) await pause(latencyMs);
  if (!fault) return next();
  c.set('fault', fault.id);
  const instead = await replacementAnswer(c, fault);
  if (instead) return instead;
  await next();
  c.res = await answerAfterWork(c, fault);
};

const matches = (rule: Fault, call: Call): boolean => {
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.user !== undefined && rule.user !== call.user) return false;
  if (rule.furtherPage && !call.furtherPage) return false;
  return call.path.startsWith(rule.path) && (rule.pattern === undefined || new RegExp(rule.pattern).test(call.path));
};

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
