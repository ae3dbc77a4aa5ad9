// Hands what the microphone hears to the worker that listens, in pieces of about a hundredth of a second. It decides nothing: this is
// the audio thread, where nothing may take long.

// What an audio worklet has around it, of which the DOM's types know nothing.
declare const currentTime: number;
declare const sampleRate: number;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };
declare const registerProcessor: (name: string, processor: typeof AudioWorkletProcessor) => void;

/** What the browser gives at a time, and what is handed on. */
const block = 128;
const piece = 4 * block;

class Capture extends AudioWorkletProcessor {
  #ear: MessagePort | null = null;
  #over = false;
  #samples = new Float32Array(piece);
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort | null>) => {
      this.#ear = data;
      this.#over = data === null;
    };
  }

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    // Without a microphone there is silence: a turn that is under way has to end.
    const channel = input?.[0];
    if (channel !== undefined) this.#samples.set(channel.subarray(0, block), this.#filled);
    this.#filled += block;
    if (this.#filled === piece) this.#handOn();
    return !this.#over;
  }

  #handOn(): void {
    const at = currentTime - (piece - block) / sampleRate;
    this.#ear?.postMessage({ at, samples: this.#samples }, [this.#samples.buffer]);
    this.#samples = new Float32Array(piece);
    this.#filled = 0;
  }
}

registerProcessor('flow-capture', Capture);
