// The web's one way to the server: an endpoint of the contract in, its answer or a `Problem` out.
import * as z from 'zod/mini';
import { type Endpoint, expectedUser } from '#api/endpoint.ts';
import type { UserId } from '#domain/id.ts';
import { isProblemCode, Problem } from '#domain/problem.ts';
import { perDevice } from '#web/device.ts';
import { standIn } from './stand-in.ts';

/** A server that does not answer within this is as good as away; the outbox tries again. */
const patience = 20_000;

export const call = async <Request extends Record<string, unknown>, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  /** The answer is no longer wanted. */
  cancelled?: AbortSignal,
): Promise<Response> => {
  const here = standIn();
  return here === null
    ? callServer(endpoint, request, cancelled)
    : endpoint.response.parse(await here.answer(endpoint, request));
};

/** The server itself, whatever stands in its place. */
export const callServer = async <Request extends Record<string, unknown>, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  cancelled?: AbortSignal,
): Promise<Response> => {
  const answer = await send(endpoint, request, cancelled);
  if (!answer.ok) throw await problemOf(answer);
  return endpoint.response.parse(await json(answer));
};

/** What the server will never take is not worth another try; whatever else went wrong is thrown on. */
export const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== 'request.invalid') throw error;
};

/** What is no JSON, at an address of the contract. A file may take a while. */
export const bytesAt = async (path: string): Promise<Blob> => {
  const answer = await send({ method: 'GET', path }, {}, undefined, 3 * patience);
  if (!answer.ok) throw await problemOf(answer);
  return answer.blob();
};

/** In whose name this tab calls from now on; null while no mailbox is open. The server refuses who is signed in as another. */
export const callAs = (userId: UserId | null): void => {
  named().caller = userId;
};
const named = perDevice((): { caller: UserId | null } => ({ caller: null }));
export const calledAs = (): UserId | null => named().caller;

/** The header that says so, for calls of other shapes than the contract's. */
export const asCaller = (): Record<string, string> => {
  const caller = calledAs();
  return caller === null ? {} : { [expectedUser.header]: caller };
};

const send = async (
  endpoint: { method: string; path: string },
  request: Record<string, unknown>,
  cancelled: AbortSignal | undefined,
  within = patience,
): Promise<Response> => {
  const { url, rest } = address(endpoint.path, request);
  const reading = endpoint.method === 'GET';
  const query = reading
    ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))}`
    : '';
  try {
    return await fetch(url + query, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...asCaller(),
        ...(reading ? {} : { 'content-type': 'application/json', 'x-flow': '1' }),
      },
      signal: AbortSignal.any([AbortSignal.timeout(within), ...(cancelled ? [cancelled] : [])]),
      ...(reading ? {} : { body: JSON.stringify(rest) }),
    });
  } catch (cause) {
    throw new Problem('network.offline', { cause });
  }
};

/** Fills `:name` parts of the path from the request; the rest goes into the body or the query. */
const address = (path: string, request: Record<string, unknown>) => {
  const rest = { ...request };
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { url, rest };
};

const Details = z.object({ code: z.string() });

export const problemOf = async (answer: Response): Promise<Problem> => {
  const details = Details.safeParse(await json(answer).catch(() => null));
  const code = details.success ? details.data.code : null;
  if (isProblemCode(code)) return new Problem(code);
  return new Problem(
    answer.status === 401 ? 'session.missing' : answer.status >= 500 ? 'network.offline' : 'unexpected',
  );
};

const json = async (answer: Response): Promise<unknown> => answer.json();
