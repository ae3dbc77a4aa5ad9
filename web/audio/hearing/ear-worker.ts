// The worker that listens, from the page's side: it is started once, and has its detector before it is of use.
import { trustedAddress } from '#web/trusted-address.ts';
import type { HearingEvent } from './hearing.ts';
import type { FromEar, ToEar } from './messages.ts';

export type EarWorker = {
  send: (message: ToEar, moved?: Transferable[]) => void;
  /** Only loudness tells what is speech. */
  rough: boolean;
  end: () => void;
};

/** `onEchoes`: the microphone's sound as it is holds Flow's own voice; `onGone`: the worker was started, and broke. */
type EarTells = { onHeard: (event: HearingEvent) => void; onEchoes: () => void; onGone: () => void };

/** Rejects where the worker cannot be started. */
export const startEarWorker = (
  script: string,
  weights: string,
  { onHeard, onEchoes, onGone }: EarTells,
): Promise<EarWorker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(script), { type: 'module', name: 'ears' });
    const send = (message: ToEar, moved: Transferable[] = []): void => worker.postMessage(message, moved);
    worker.onmessage = ({ data }: MessageEvent<FromEar>) => {
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
