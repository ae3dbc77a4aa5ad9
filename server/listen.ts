// Opens the port with time limits for requests, so slow clients do not take all connections.
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

export type Listening = { port: number; close(): Promise<void> };

/** Milliseconds: for the head, for the whole request, between requests of one connection, and between checks. */
export type Patience = { head: number; request: number; idle: number; check: number };

/** One minute suits a megabyte on a slow line. Answers have no limit, because live channels stay open. */
const usual: Patience = { head: 15_000, request: 60_000, idle: 10_000, check: 5000 };

type At = { port: number; host: string; patience?: Patience };

export const listen = async (
  answer: (request: Request) => Response | Promise<Response>,
  { port, host, patience = usual }: At,
): Promise<Listening> => {
  const serverOptions = {
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionsCheckingInterval: patience.check,
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

/** Refuses new requests and finishes running ones. */
const close = (server: ReturnType<typeof serve>): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    // Live channels never end on their own.
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 1000).unref();
  });

const refusedPort = (port: number, error: Error): Error =>
  'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken. Stop what uses it, or give Flow another by PORT.`)
    : error;
