import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ApiFailure = {
  code: number;
  message: string;
  reason: string;
  domain?: string;
  status?: string;
  location?: string;
  details?: object[];
  headers?: Record<string, string>;
};

export const apiError = (failure: ApiFailure & { code: ContentfulStatusCode }): HTTPException =>
  new HTTPException(failure.code, { message: failure.message, res: apiErrorResponse(failure) });

export const apiErrorResponse = (failure: ApiFailure): Response => {
  const { code, message, reason, domain = 'global', location, details, headers } = failure;
  const located = location ? { location, locationType: location === 'Authorization' ? 'header' : 'parameter' } : {};
  const error = {
    code,
    message,
    errors: [{ message, domain, reason, ...located }],
    status: failure.status ?? statusNames[code] ?? 'UNKNOWN',
    ...(details ? { details } : {}),
  };
  return Response.json({ error }, { status: code, headers });
};

export const badRequest = (message: string, reason = 'invalidArgument'): HTTPException =>
  apiError({ code: 400, message, reason });

export const notFound = (): HTTPException =>
  apiError({ code: 404, message: 'Requested entity was not found.', reason: 'notFound' });

export const unauthenticated = (): HTTPException =>
  apiError({
    code: 401,
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    reason: 'authError',
    location: 'Authorization',
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  });

export const missingScope = (method: string, scopes: readonly string[]): HTTPException =>
  apiError({
    code: 403,
    message: 'Request had insufficient authentication scopes.',
    reason: 'insufficientPermissions',
    headers: {
      'www-authenticate': `Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="${scopes.join(' ')}"`,
    },
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
        domain: 'googleapis.com',
        metadata: { method },
      },
    ],
  });

/** An error of the token and revocation endpoints (RFC 6749 5.2). */
export const oauthError = (status: ContentfulStatusCode, error: string, description: string): HTTPException => {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status === 401) headers['www-authenticate'] = 'Basic realm="local Google"';
  const res = Response.json({ error, error_description: description }, { status, headers });
  return new HTTPException(status, { message: description, res });
};

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  409: 'ALREADY_EXISTS',
  412: 'FAILED_PRECONDITION',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};
