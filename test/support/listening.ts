// A server of a test's own, at a port that is free on this machine.
import type { Server } from 'node:net';

/** The port it listens at. Rejects where it cannot. */
export const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
