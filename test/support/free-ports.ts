// Free ports for a Flow, its local Google and its local Stripe.
import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * A port with free neighbours for the local Google and the local Stripe. Below the ephemeral range (from 32768 on Linux), whose ports the system could
 * assign while Flow's database starts.
 */
export const freePorts = async (): Promise<number> => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(16_000, 32_000);
    const free = await Promise.all([port, port + 1, port + 2].map(async (one) => (await portOf(one)) === one));
    if (free.every(Boolean)) return port;
  }
  throw new Error('no three free ports in a row');
};

const portOf = (wanted: number): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(0));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
