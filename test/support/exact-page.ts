// A page with only Flow's voice for exact-voice.test.ts. It records its output, one sample a millisecond, and waits on the audio clock.
import { output } from '#web/audio/output.ts';
import { createServerVoice } from '#web/audio/tts/server-voice.ts';
import type { Reading } from '#web/audio/tts/voice.ts';

const recorded: number[] = [];
const replies: string[] = [];

/** An audio worklet loses nothing on a busy page. */
const recorderCode = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  next = 0;
  process([[samples]]) {
    const taken = [];
    for (; this.next < 128; this.next += sampleRate / 1000) taken.push(samples?.[Math.floor(this.next)] ?? 0);
    this.next -= 128;
    this.port.postMessage(taken);
    return true;
  }
})`;

const record = (context: AudioContext): AudioNode => {
  const recorder = new AudioWorkletNode(context, 'recorder');
  recorder.port.addEventListener('message', ({ data }) => recorded.push(...data));
  recorder.port.start();
  return recorder;
};

const connect = new Proxy(AudioNode.prototype.connect, {
  apply: (original, node: AudioNode, to: unknown[]) => {
    if (to[0] instanceof AudioDestinationNode && node instanceof GainNode && node.context instanceof AudioContext) {
      const recorder = record(node.context);
      Reflect.apply(original, node, [recorder]);
      Reflect.apply(original, recorder, to);
    }
    return Reflect.apply(original, node, to);
  },
});
Reflect.set(AudioNode.prototype, 'connect', connect);

const voice = createServerVoice({
  output: output(),
  say: ({ text }, signal) => fetch('/speech', { method: 'POST', body: text, signal }),
  voices: () => 2,
  patience: () => 1000,
  onBroken: (rest) => replies.push(`broken at ${rest.text}`),
  onFine: () => replies.push('fine'),
});

/** Milliseconds of sound later. */
const after = async (ms: number): Promise<void> => {
  const until = recorded.length + ms;
  while (recorded.length < until) await new Promise((resolve) => setTimeout(resolve, 5));
};

const read = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const reading: Reading = { text, rate: 1, onWord: (said) => replies.push(`word ${said}`), onEnd: resolve };
    voice.read(reading);
  });

const noting = async (work: () => Promise<unknown>): Promise<{ recorded: number[]; replies: string[] }> => {
  await after(0);
  recorded.length = 0;
  replies.length = 0;
  await work();
  await after(100);
  return { recorded: [...recorded], replies: [...replies] };
};

const begin = async (): Promise<void> => {
  output().unlock();
  const code = URL.createObjectURL(new Blob([recorderCode], { type: 'text/javascript' }));
  await output().context().audioWorklet.addModule(code);
  void read('Begin.');
  while (recorded.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  voice.stop();
};

Object.assign(globalThis, {
  begin,
  lowAndWaiting: () =>
    noting(async () => {
      const whole = read('One two three four.');
      await after(500);
      voice.duck(true);
      await after(400);
      voice.duck(false);
      await after(500);
      voice.pause();
      await after(300);
      voice.resume();
      await whole;
    }),
  stopped: () =>
    noting(async () => {
      void read('One two three four.');
      await after(600);
      voice.stop();
      await after(400);
    }),
  broken: () =>
    noting(async () => {
      void read('Break off here.');
      await after(2500);
    }),
});
