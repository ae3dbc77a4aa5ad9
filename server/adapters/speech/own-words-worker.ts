// Worker thread that turns sentences into a language model.
import { parentPort } from 'node:worker_threads';
import { triplesOf } from './trigram-model.ts';

parentPort?.on('message', (sentences: readonly string[]) => parentPort?.postMessage(triplesOf(sentences)));
