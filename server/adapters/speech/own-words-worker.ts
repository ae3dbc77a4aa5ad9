// Worker thread that turns sentences into a language model.
import { parentPort } from 'node:worker_threads';
import { trigramModel } from './trigram-model.ts';

parentPort?.on('message', (sentences: readonly string[]) => parentPort?.postMessage(trigramModel(sentences)));
