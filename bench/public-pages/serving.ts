// How many pages a second Flow sends, against the least that can serve a page on the same machine.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { client } from './built.ts';

/** In percent, the middle of three rounds. Each round asks both in turn, because other work slows both. */
export const shareOfFileServer = async (flow: string, address: string): Promise<number> => {
  const program = path.join(import.meta.dirname, 'file-server.ts');
  const server = spawn(process.execPath, [program, client], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<string>((resolve) => {
      createInterface({ input: server.stdout }).once('line', resolve);
    });
    const shares: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const bare = await pagesASecond(`http://127.0.0.1:${port}${address}`);
      const own = await pagesASecond(`${flow}${address}`);
      console.log(`  ${own.toFixed(0)} pages a second, a bare file server ${bare.toFixed(0)}`);
      shares.push((100 * own) / bare);
    }
    return shares.toSorted((one, other) => one - other)[1] ?? Number.NaN;
  } finally {
    server.kill();
  }
};

const pagesASecond = async (url: string): Promise<number> => {
  const headers = { 'accept-encoding': 'br' };
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: 3, method: 'GET', headers });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${url} failed`);
  return requests.average;
};
