// The worker thread: takes one message at a time, answers its page or one of its files.
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
