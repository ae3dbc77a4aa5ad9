// Routes one microphone's sound: to the audio thread, which feeds the worker, and through an analyser for its level.
import { createLoudness } from '#web/audio/loudness.ts';
import { played } from '#web/audio/output.ts';

export type Capture = {
  /** The worker's end of the connection. */
  port: MessagePort;
  level: () => number;
  /** The same microphone without processing. Null when unavailable. */
  beside: (plain: MediaStream | null) => void;
  stop: () => void;
};

/** Call once first: loads the worklet. Rejects if the browser has none, or the code cannot load. */
export const prepareCapture = (context: AudioContext, worklet: string): Promise<void> =>
  context.audioWorklet.addModule(worklet);

/** The node's other inputs. The microphone is 0. */
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
  // Some browsers run only nodes that lead to the loudspeaker. The node's output is silence.
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
