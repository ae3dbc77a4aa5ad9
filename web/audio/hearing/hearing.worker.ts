// Listens beside the page: samples come straight from the audio thread, and only what they mean goes on to the page.
import { createEar, type Detector, type Ear } from './ear.ts';
import { createEnergyDetector } from './energy-vad.ts';
import type { FromEar, Piece, ToEar } from './messages.ts';
import { createSilero, frameSamples } from './silero.ts';
import { unpackWeights } from './silero-weights.ts';
import { createTwoSounds, type TwoSounds } from './two-sounds.ts';

type Order = Exclude<ToEar, { kind: 'prepare' }>;

let ready: Promise<Detector> | null = null;
let ear: Ear | null = null;
let sounds: TwoSounds | null = null;
let port: MessagePort | null = null;

self.onmessage = ({ data }: MessageEvent<ToEar>) => {
  if (data.kind === 'prepare') ready = prepare(data.weights);
  // What fails here is told the page as any error of the worker is, which begins another one.
  else ready?.then((detector) => obey(detector, data)).catch((cause) => self.reportError(cause));
};

const tell = (message: FromEar, moved: Transferable[] = []): void => self.postMessage(message, { transfer: moved });

const prepare = async (address: string): Promise<Detector> => {
  const silero = await fetchSilero(address).catch(() => null);
  tell({ kind: 'ready', rough: silero === null });
  const detector = silero ?? createEnergyDetector();
  // The first frames are slow, until their code is compiled: better silence, while the microphone is being connected.
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
  else if (order.kind === 'set') ear?.set(order.settings);
  else if (order.kind === 'deaf') ear?.deaf(order.ms);
  else if (order.kind === 'echoed' || order.kind === 'anew') sounds?.[order.kind]();
  else ear?.[order.kind]();
};

const listen = (detector: Detector, order: Extract<Order, { kind: 'listen' }>): void => {
  port?.close();
  port = order.port;
  detector.reset();
  const both = createTwoSounds(order.rate, () => tell({ kind: 'echoes' }));
  const listening = createEar(detector, order.settings, (event) =>
    tell({ kind: 'heard', event }, 'samples' in event ? [event.samples.buffer] : []),
  );
  ear = listening;
  sounds = both;
  port.onmessage = ({ data }: MessageEvent<Piece>) => {
    const { samples, at } = both.push(data);
    listening.hear(samples, at);
  };
};
