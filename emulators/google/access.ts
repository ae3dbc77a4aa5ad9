/** Identifies the caller by access token and checks its scopes. */
import type { MiddlewareHandler } from 'hono';
import { missingScope, unauthenticated } from './errors.ts';
import type { Caller, Env, Google } from './google.ts';
import { validToken } from './grants.ts';

export const identifyCaller: MiddlewareHandler<Env> = async (c, next) => {
  c.set('caller', callerOf(c.var.google, c.req.header('authorization')));
  await next();
};

/** The caller, or throws Google's 401 or 403. Any one of the scopes is enough. */
export const permitted = (caller: Caller | null, method: string, scopes: readonly string[]): Caller => {
  if (!caller) throw unauthenticated();
  if (!scopes.some((scope) => caller.scopes.includes(scope))) throw missingScope(method, scopes);
  return caller;
};

const callerOf = (google: Google, header: string | undefined): Caller | null => {
  const secret = /^bearer (\S+)$/i.exec(header ?? '')?.[1];
  const token = secret ? validToken(google, secret) : undefined;
  return token?.kind === 'access' ? { email: token.email, scopes: token.scopes } : null;
};
