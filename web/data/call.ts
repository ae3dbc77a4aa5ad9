import * as z from 'zod/mini';
import { type Endpoint, expectedUser, wire } from '#api/endpoint.ts';
import type { UserId } from '#domain/id.ts';
import { isProblemCode, Problem } from '#domain/problem.ts';
import { perDevice } from '#web/device.ts';
import { paced } from './slow-down.ts';
import { standIn } from './stand-in.ts';

/** After this timeout the server counts as unreachable; the outbox retries. */
const patience = 20_000;

export const call = async <Request extends Record<string, unknown>, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  cancelled?: AbortSignal,
): Promise<Response> => {
  const here = standIn();
  return here === null
    ? callServer(endpoint, request, cancelled)
    : endpoint.response.parse(await here.answer(endpoint, request));
};

/** Bypasses the stand-in. */
export const callServer = async <Request extends Record<string, unknown>, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  cancelled?: AbortSignal,
): Promise<Response> => {
  const answer = await send(endpoint, request, cancelled);
  if (!answer.ok) throw await problemOf(answer);
  return endpoint.response.parse(await json(answer));
};

/** Ignores a permanent refusal and rethrows other errors. */
export const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== 'request.invalid') throw error;
};

/** For responses that are not JSON. Files may take long, so there is no timeout. */
export const bytesAt = async (path: string): Promise<Blob> => {
  const answer = await send({ method: 'GET', path }, {}, undefined, 3 * patience);
  if (!answer.ok) throw await problemOf(answer);
  return answer.blob();
};

/** Sets the user of this tab; null without a mailbox. The server refuses calls for another session's user. */
export const callAs = (userId: UserId | null): void => {
  named().caller = userId;
};
const named = perDevice((): { caller: UserId | null } => ({ caller: null }));
export const calledAs = (): UserId | null => named().caller;

/** For calls outside the contract. */
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
  const once = () =>
    fetch(url + query, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        [wire.header]: wire.version,
        ...asCaller(),
        ...(reading ? {} : { 'content-type': 'application/json', 'x-flow': '1' }),
      },
      signal: AbortSignal.any([AbortSignal.timeout(within), ...(cancelled ? [cancelled] : [])]),
      ...(reading ? {} : { body: JSON.stringify(rest) }),
    });
  try {
    return await paced(once, cancelled);
  } catch (cause) {
    throw new Problem('network.offline', { cause });
  }
};

/** Request fields fill `:name` parts of the path; the rest goes into the body or the query. */
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
