import { parentPort } from 'node:worker_threads';
import { takeWhole } from './take-whole.ts';
import type { WholeRequest } from './whole.ts';

parentPort?.on('message', (request: WholeRequest) => {
  takeWhole(request).then(
    (whole) => parentPort?.postMessage(whole),
    () => parentPort?.postMessage(null),
  );
});
