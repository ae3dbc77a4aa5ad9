// The page's side of the VAD worker. It starts once, and is ready when its detector is.
import { trustedAddress } from '#web/trusted-address.ts';
import type { HearingEvent } from './hearing.ts';
import type { FromVad, ToVad } from './messages.ts';

export type VadWorker = {
  send: (message: ToVad, moved?: Transferable[]) => void;
  rough: boolean;
  end: () => void;
};

/** `onEchoes`: the unprocessed sound contains Flow's voice. `onGone`: the running worker broke. */
type VadEvents = { onHeard: (event: HearingEvent) => void; onEchoes: () => void; onGone: () => void };

/** Rejects if the worker cannot start. */
export const startVadWorker = (
  script: string,
  weights: string,
  { onHeard, onEchoes, onGone }: VadEvents,
): Promise<VadWorker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(script), { type: 'module', name: 'vad' });
    const send = (message: ToVad, moved: Transferable[] = []): void => worker.postMessage(message, moved);
    worker.onmessage = ({ data }: MessageEvent<FromVad>) => {
      if (data.kind === 'heard') onHeard(data.event);
      else if (data.kind === 'echoes') onEchoes();
      else resolve({ send, rough: data.rough, end: () => worker.terminate() });
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The worker that listens cannot be started'));
      onGone();
    };
    send({ kind: 'prepare', weights });
  });
