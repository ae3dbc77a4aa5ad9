// Every outgoing call passes through here, and its errors become our problems.
import type * as z from 'zod/mini';
import { Problem, type ProblemCode } from '#domain/problem.ts';

export type OutsideRequest = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  /** Sent as JSON, except text with its own `contentType`. */
  body?: unknown;
  contentType?: string;
  /** The version to change. Google answers 412 if it has another one by now. */
  etag?: string | null;
  /** Return a redirect as the answer. */
  redirects?: 'manual';
  /** Milliseconds for the whole answer. */
  timeout?: number;
  signal?: AbortSignal;
  /** Bytes, for answers larger than usual. */
  largest?: number;
  /** The problem code for an oversized answer, if the caller can ask for less. */
  beyond?: ProblemCode;
};

/** Bytes. A larger answer would block everything else. */
const largestAnswer = 16 * 1024 * 1024;

/** The caller judges the status. */
export type OutsideAnswer = { status: number; headers: Headers; text: string };

export const askJson = async <T>(request: OutsideRequest, schema: z.ZodMiniType<T>): Promise<T> => {
  const answer = await ask(request);
  if (answer.status >= 400) throw problemOf(answer);
  return parseJson(answer.text, schema);
};

/** Throws only if there is no complete answer. */
export const ask = async (request: OutsideRequest): Promise<OutsideAnswer> => {
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: request.redirects ?? 'error',
      signal: AbortSignal.any([
        AbortSignal.timeout(request.timeout ?? 30_000),
        ...(request.signal ? [request.signal] : []),
      ]),
      ...(request.body === undefined ? {} : { body: bodyOf(request.body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      text: await textOf(response, request.largest ?? largestAnswer),
    };
  } catch (cause) {
    const code = cause instanceof Problem ? request.beyond : undefined;
    throw new Problem(code ?? 'provider.unavailable', { detail: 'no answer', cause });
  }
};

const textOf = async (response: Response, largest: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > largest) throw new Problem('provider.too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Invalid JSON is a temporary provider problem. */
export const parseJson = <T>(text: string, schema: z.ZodMiniType<T>): T => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Problem('provider.unavailable', { detail: 'the answer was cut short', cause });
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Problem('provider.unavailable', { detail: 'the answer has another shape' });
  return parsed.data;
};

/** Maps Google's errors to problems, by status and reason, with the wait for rate limits. */
export const problemOf = (answer: { status: number; headers: Headers; text: string }): Problem => {
  const { status } = answer;
  const detail = `status ${status}`;
  if (status === 401) return new Problem('provider.unauthorized', { detail });
  if (status === 404 || status === 410) return new Problem('provider.not-found', { detail });
  if (status === 429 || (status === 403 && /rateLimitExceeded|userRateLimitExceeded/.test(answer.text)))
    return new Problem('provider.rate-limit', { detail, retryAfter: waitOf(answer) });
  if (status === 403) return new Problem(refusalOf(answer.text), { detail });
  if (status === 408 || status >= 500)
    return new Problem('provider.unavailable', { detail, retryAfter: waitOf(answer) });
  return new Problem('provider.rejected', { detail });
};

/** A disabled API, a missing consent, or a quota that is gone for hours, by Google's reason. */
const refusalOf = (text: string): ProblemCode => {
  if (/quotaExceeded|dailyLimitExceeded/.test(text)) return 'provider.quota';
  if (/accessNotConfigured|SERVICE_DISABLED/.test(text)) return 'provider.api-off';
  return /insufficientPermissions|ACCESS_TOKEN_SCOPE_INSUFFICIENT/.test(text)
    ? 'provider.scope-missing'
    : 'provider.forbidden';
};

const headersOf = (request: OutsideRequest): Record<string, string> => ({
  accept: 'application/json',
  ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
  ...(request.etag ? { 'if-match': request.etag } : {}),
  ...(request.body === undefined ? {} : { 'content-type': request.contentType ?? 'application/json' }),
});

const bodyOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Seconds until the moment in the header, or in the message ('Retry after 2026-11-20T12:00:30Z'). */
const waitOf = ({ headers, text }: { headers: Headers; text: string }): number | undefined => {
  const named = headers.get('retry-after') ?? /Retry after (\d{4}-\d\d-\d\dT[\d:.]+Z)/i.exec(text)?.[1];
  if (named === undefined) return undefined;
  const seconds = /^\d+$/.test(named)
    ? Number(named)
    : (Date.parse(named) - (answeredAt(headers)?.getTime() ?? Number.NaN)) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), longestWait) : undefined;
};

/** By the server's clock, because ours may be wrong. */
export const answeredAt = (headers: Headers): Date | null => {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? null : new Date(at);
};

/** Seconds. A wrong date must not block an account for a day. */
const longestWait = 3600;
