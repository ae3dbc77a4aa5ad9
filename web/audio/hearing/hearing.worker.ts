// Detects speech in a worker: samples come straight from the audio thread, and only events go to the page.

import { createEnergyDetector } from './energy-vad.ts';
import type { AudioBlock, FromVad, ToVad } from './messages.ts';
import { createSilero, frameSamples } from './silero.ts';
import { unpackWeights } from './silero-weights.ts';
import { createTwoSounds, type TwoSounds } from './two-sounds.ts';
import { createVad, type Detector, type Vad } from './vad.ts';

type Order = Exclude<ToVad, { kind: 'prepare' }>;

type Parts = { detector: Promise<Detector>; vad: Vad; sounds: TwoSounds; port: MessagePort };

/** The state of the worker, which belongs to one page. */
const parts: Partial<Parts> = {};

self.onmessage = ({ data }: MessageEvent<ToVad>) => {
  if (data.kind === 'prepare') parts.detector = prepare(data.weights);
  // An error here reaches the page as the worker's own, which then starts another worker.
  else parts.detector?.then((detector) => obey(detector, data)).catch((cause) => self.reportError(cause));
};

const tell = (message: FromVad, moved: Transferable[] = []): void => self.postMessage(message, { transfer: moved });

const prepare = async (address: string): Promise<Detector> => {
  const silero = await fetchSilero(address).catch(() => null);
  tell({ kind: 'ready', rough: silero === null });
  const detector = silero ?? createEnergyDetector();
  // The first frames are slow until the browser compiles the code, so run silence first.
  for (let frame = 0; frame < 20; frame += 1) detector.hear(new Float32Array(frameSamples));
  return detector;
};

const fetchSilero = async (address: string): Promise<Detector> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The detector's weights: ${answer.status}`);
  return createSilero(unpackWeights(await answer.arrayBuffer()));
};

const obey = (detector: Detector, order: Order): void => {
  if (order.kind === 'listen') listen(detector, order);
  else if (order.kind === 'set') parts.vad?.set(order.settings);
  else if (order.kind === 'deaf') parts.vad?.deaf(order.ms);
  else if (order.kind === 'echoed' || order.kind === 'anew') parts.sounds?.[order.kind]();
  else parts.vad?.[order.kind]();
};

const listen = (detector: Detector, order: Extract<Order, { kind: 'listen' }>): void => {
  parts.port?.close();
  const { port } = order;
  parts.port = port;
  detector.reset();
  const both = createTwoSounds(order.rate, () => tell({ kind: 'echoes' }));
  const listening = createVad(detector, order.settings, (event) =>
    tell({ kind: 'heard', event }, 'samples' in event ? [event.samples.buffer] : []),
  );
  parts.vad = listening;
  parts.sounds = both;
  port.onmessage = ({ data }: MessageEvent<AudioBlock>) => {
    const { samples, at } = both.push(data);
    listening.hear(samples, at);
  };
};
