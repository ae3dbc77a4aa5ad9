import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { answerAfterWork, replacementAnswer } from './fault-effects.ts';
import type { Env } from './google/google.ts';

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
