// Opens the port, with a limit to how long a caller may take to say what they want: slow ones must not hold the others' places.
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

export type Listening = { port: number; close(): Promise<void> };

/** Milliseconds for a request's head, for all of it, and between two of one connection; and how often that is looked at. */
export type Patience = { head: number; request: number; idle: number; look: number };

/** The largest body is a megabyte, and has a minute also over a poor line. How long an answer takes is not bounded: live channels stay. */
const usual: Patience = { head: 15_000, request: 60_000, idle: 10_000, look: 5000 };

type At = { port: number; host: string; patience?: Patience };

export const listen = async (
  answer: (request: Request) => Response | Promise<Response>,
  { port, host, patience = usual }: At,
): Promise<Listening> => {
  const serverOptions = {
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionsCheckingInterval: patience.look,
  };
  const { server, bound } = await new Promise<{ server: ReturnType<typeof serve>; bound: AddressInfo }>(
    (resolve, reject) => {
      const options = { fetch: answer, port, hostname: host, serverOptions };
      const server = serve(options, (bound) => resolve({ server, bound }));
      server.once('error', (error) => reject(refusedPort(port, error)));
    },
  );
  return { port: bound.port, close: () => close(server) };
};

/** Refuses new requests and lets running ones end. */
const close = (server: ReturnType<typeof serve>): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    // Live channels never end by themselves.
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 1000).unref();
  });

const refusedPort = (port: number, error: Error): Error =>
  'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken. Stop what uses it, or give Flow another by PORT.`)
    : error;
