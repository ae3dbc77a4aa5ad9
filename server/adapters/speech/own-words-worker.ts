// Worker thread that turns sentences into a language model.
import { parentPort } from 'node:worker_threads';
import { triplesOf } from './word-triples.ts';

parentPort?.on('message', (sentences: readonly string[]) => parentPort?.postMessage(triplesOf(sentences)));
