// One microphone's sound on its way: into the audio thread, which hands it to the worker, and past an eye for how loud it is.
import { createLoudness } from '#web/audio/loudness.ts';

export type Capture = {
  /** The worker's end of the way. */
  port: MessagePort;
  level: () => number;
  stop: () => void;
};

/** Once before: the audio thread's code. Rejects where the browser has none to be used, or its code cannot be fetched. */
export const prepareCapture = (context: AudioContext, worklet: string): Promise<void> =>
  context.audioWorklet.addModule(worklet);

export const startCapture = (context: AudioContext, stream: MediaStream): Capture => {
  const source = context.createMediaStreamSource(stream);
  const node = new AudioWorkletNode(context, 'flow-capture', {
    outputChannelCount: [1],
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const eye = context.createAnalyser();
  eye.fftSize = 1024;
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage(port1, [port1]);
  // Some browsers let nothing run that does not lead to the loudspeaker. What the node puts out is silence.
  source.connect(eye).connect(node).connect(context.destination);
  const loudness = createLoudness(() => performance.now());
  const moment = new Float32Array(eye.fftSize);
  return {
    port: port2,
    level: () => {
      eye.getFloatTimeDomainData(moment);
      return loudness(moment);
    },
    stop: () => {
      source.disconnect();
      node.disconnect();
      node.port.postMessage(null);
    },
  };
};
