// Free ports for a Flow and its local Google.
import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * A port with a free neighbour for the local Google. Below the ephemeral range (from 32768 on Linux), whose ports the system could
 * assign while Flow's database starts.
 */
export const freePorts = async (): Promise<number> => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(16_000, 32_000);
    if ((await portOf(port)) === port && (await portOf(port + 1)) === port + 1) return port;
  }
  throw new Error('no two free ports in a row');
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
