import { parentPort } from 'node:worker_threads';
import { parseMessage } from './parse-message.ts';
import type { ParseRequest } from './parsed-message.ts';

parentPort?.on('message', (request: ParseRequest) => {
  parseMessage(request).then(
    (parsed) => parentPort?.postMessage(parsed),
    () => parentPort?.postMessage(null),
  );
});
