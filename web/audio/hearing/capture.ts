// One microphone's sound on its way: into the audio thread, which hands it to the worker, and past an analyser that tells how loud it is.
import { createLoudness } from '#web/audio/loudness.ts';
import { played } from '#web/audio/output.ts';

export type Capture = {
  /** The worker's end of the way. */
  port: MessagePort;
  level: () => number;
  /** The same microphone, with nothing taken out of its sound; null where it is no longer to be had. */
  beside: (plain: MediaStream | null) => void;
  stop: () => void;
};

/** To be called once before: loads the audio thread's code. Rejects where the browser has none to be used, or its code cannot be fetched. */
export const prepareCapture = (context: AudioContext, worklet: string): Promise<void> =>
  context.audioWorklet.addModule(worklet);

/** The node's inputs beside the microphone, which is 0. */
const inputs = { plain: 1, flow: 2 } as const;

export const startCapture = (context: AudioContext, stream: MediaStream): Capture => {
  const source = context.createMediaStreamSource(stream);
  const node = new AudioWorkletNode(context, 'flow-capture', {
    numberOfInputs: 3,
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
  const flow = played(context);
  flow.connect(node, 0, inputs.flow);
  let second: MediaStreamAudioSourceNode | null = null;
  const beside = (plain: MediaStream | null): void => {
    second?.disconnect();
    second = plain === null ? null : context.createMediaStreamSource(plain);
    second?.connect(node, 0, inputs.plain);
  };
  const loudness = createLoudness(() => performance.now());
  const moment = new Float32Array(eye.fftSize);
  return {
    port: port2,
    level: () => {
      eye.getFloatTimeDomainData(moment);
      return loudness(moment);
    },
    beside,
    stop: () => {
      source.disconnect();
      beside(null);
      flow.disconnect(node);
      node.disconnect();
      node.port.postMessage(null);
    },
  };
};
