// Worker thread that opens one message at a time.
import { parentPort } from 'node:worker_threads';
import { openMessage } from './open-message.ts';
import type { OpenRequest } from './shown-message.ts';

parentPort?.on('message', (request: OpenRequest) => {
  openMessage(request).then(
    (opened) =>
      parentPort?.postMessage(opened, opened.kind === 'file' && opened.file !== null ? [opened.file.bytes] : []),
    () => parentPort?.postMessage(null),
  );
});
