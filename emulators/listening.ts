/** Opens the port of a local service. */
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

export type Listening = { port: number; url: string; close(): Promise<void> };

/** Port 0 picks a free one. */
export const listenOn = async (fetch: Fetch, { host, port }: { host: string; port: number }): Promise<Listening> => {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  const listening = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
  return {
    port: listening,
    url: `http://${reachable(host)}:${listening}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};

const reachable = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};
