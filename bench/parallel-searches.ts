// A thread that sends searches at once, and reports the results.
import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import { wire } from '#api/endpoint.ts';

const Asked = z.object({ address: z.string(), cookie: z.string(), searches: z.number() });
const Found = z.object({ results: z.array(z.unknown()) });

parentPort?.on('message', async (message: unknown) => {
  const { address, cookie, searches } = Asked.parse(message);
  const search = async () => {
    const answer = await fetch(address, { headers: { cookie, [wire.header]: wire.version } });
    const found = Found.safeParse(await answer.json());
    return { status: answer.status, results: found.success ? found.data.results.length : 0 };
  };
  parentPort?.postMessage(await Promise.all(Array.from({ length: searches }, search)));
});
