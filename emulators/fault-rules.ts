/** Keeps the rules, and finds those that a call meets. */
import type { Fault, Faults, FaultyCall } from './fault-rule.ts';

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

const matches = (rule: Fault, call: FaultyCall): boolean => {
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.user !== undefined && rule.user !== call.user) return false;
  if (rule.furtherPage && !call.furtherPage) return false;
  return call.path.startsWith(rule.path) && (rule.pattern === undefined || new RegExp(rule.pattern).test(call.path));
};

type Effects = Omit<Fault, 'id' | 'passed' | 'met'>;

/** True for a rule that only delays. */
export const onlyDelays = (rule: Effects): boolean => {
  const { status, truncate, afterEffect, disconnect, reset, hang, revoke } = rule;
  const { invalidJson, wrongTypes, page, emptyPage } = rule;
  const before = [afterEffect, disconnect, reset, hang, revoke];
  const after = [invalidJson, wrongTypes, page, emptyPage];
  return status === undefined && truncate === undefined && ![...before, ...after].includes(true);
};
