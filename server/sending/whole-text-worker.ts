// The worker thread: takes the parts of one mail at a time, answers its whole text.
import { parentPort } from 'node:worker_threads';
import { wholeText } from '#reading/whole.ts';
import type { Source } from './whole-text.ts';

parentPort?.on('message', (source: Source) => parentPort?.postMessage(wholeText(source)));
