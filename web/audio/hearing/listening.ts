// Connects a microphone through the audio thread to the VAD worker, and its events to listeners.
import { type Capture, prepareCapture, startCapture } from './capture.ts';
import type { HearingEvent } from './hearing.ts';
import type { ToVad } from './messages.ts';
import type { VadSettings } from './vad.ts';
import { startVadWorker, type VadWorker } from './vad-worker.ts';

export type Listening = ReturnType<typeof createListening>;

/**
 * `onGone`: the listener hears nothing any more, and the microphone is fine. `onEchoes`: the unprocessed sound contains
 * Flow's voice.
 */
type ListeningEvents = { onGone: () => void; onEchoes: () => void };

export const createListening = (context: () => AudioContext, { onGone, onEchoes }: ListeningEvents) => {
  const turns = createTurns();
  let settings: VadSettings = { endpointing: 'command', speaking: false, pushed: false };
  let starting: Promise<VadWorker> | null = null;
  let worker: VadWorker | null = null;
  let captured: Capture | null = null;
  let over = false;

  const order = (message: ToVad): void => worker?.send(message);
  const end = (): void => {
    captured?.stop();
    captured = null;
    turns.breakOff(() => context().currentTime);
  };
  /** The worker broke. The next use starts another. */
  const gone = (): void => {
    const had = worker !== null;
    starting = null;
    worker = null;
    if (had) onGone();
  };
  return {
    tellAll: turns.listen,
    order,
    end,
    set: (some: Partial<VadSettings>): void => {
      settings = { ...settings, ...some };
      order({ kind: 'set', settings: some });
    },
    prepare: async (): Promise<void> => {
      const { hearingFiles: files } = await import('./hearing-files.ts');
      if (over) throw new Error('Nobody listens here any more');
      starting ??= startVadWorker(files.worker, files.weights, { onHeard: turns.tell, onEchoes, onGone: gone });
      [worker] = await Promise.all([starting, prepareCapture(context(), files.worklet)]);
    },
    begin: (stream: MediaStream): void => {
      end();
      captured = startCapture(context(), stream);
      const { port } = captured;
      worker?.send({ kind: 'listen', port, rate: context().sampleRate, settings }, [port]);
    },
    /** Adds or removes the unprocessed sound. */
    beside: (plain: MediaStream | null): void => captured?.beside(plain),
    level: (): number => captured?.level() ?? 0,
    rough: (): boolean => worker?.rough ?? false,
    /** For good: ends the worker and frees the weights. */
    leave: (): void => {
      over = true;
      end();
      starting?.then((listener) => listener.end()).catch(() => undefined);
      starting = null;
      worker = null;
    },
  };
};

/** Listeners and their last event, so a turn does not stay open when the microphone goes. */
const createTurns = () => {
  const listeners = new Set<(event: HearingEvent) => void>();
  let underWay = false;
  const tell = (event: HearingEvent): void => {
    underWay = event.kind !== 'misfire' && event.kind !== 'ended';
    for (const listener of listeners) listener(event);
  };
  return {
    tell,
    listen: (on: (event: HearingEvent) => void) => {
      listeners.add(on);
      return () => void listeners.delete(on);
    },
    /** `at`: called only if a turn is open. */
    breakOff: (at: () => number) => {
      if (underWay) tell({ kind: 'misfire', at: at() });
    },
  };
};
