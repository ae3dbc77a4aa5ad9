import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { answerAfterWork, onlyDelays, replacementAnswer } from './fault-effects.ts';
import type { Fault, Faults, FaultyCall } from './fault-rule.ts';
import type { Env } from './google/google.ts';

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
  // Parts of a batch share one network round trip, so delay the batch once.
  if (latencyMs > 0 && c.env.batch === undefined) await pause(latencyMs);
  if (!fault) return next();
  c.set('fault', fault.id);
  const instead = await replacementAnswer(c, fault);
  if (instead) return instead;
  await next();
  c.res = await answerAfterWork(c, fault);
};

const matches = (rule: Fault, call: FaultyCall): boolean => {
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.user !== undefined && rule.user !== call.user) return false;
  if (rule.furtherPage && !call.furtherPage) return false;
  return call.path.startsWith(rule.path) && (rule.pattern === undefined || new RegExp(rule.pattern).test(call.path));
};
