// Globals of an audio worklet that the DOM's types lack.
declare const currentTime: number;
declare const sampleRate: number;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };
declare const registerProcessor: (name: string, processor: typeof AudioWorkletProcessor) => void;

/** The browser's block size, and the size passed on. */
const block = 128;
const chunk = 4 * block;
const nothing = new Float32Array();

class Capture extends AudioWorkletProcessor {
  #port: MessagePort | null = null;
  #over = false;
  #samples = new Float32Array(chunk);
  #plain = new Float32Array(chunk);
  #isPlain = true;
  #flow = 0;
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort | null>) => {
      this.#port = data;
      this.#over = data === null;
    };
  }

  /** The microphone, the same without processing if available, and Flow's output. */
  process([input, plain, flow]: readonly (readonly Float32Array[])[]): boolean {
    // Without a microphone it sends silence, so a running turn can end.
    const channel = input?.[0];
    if (channel !== undefined) this.#samples.set(channel.subarray(0, block), this.#filled);
    const other = plain?.[0];
    if (other === undefined) this.#isPlain = false;
    else this.#plain.set(other.subarray(0, block), this.#filled);
    for (const sample of flow?.[0] ?? nothing) this.#flow += sample * sample;
    this.#filled += block;
    if (this.#filled === chunk) this.#handOn();
    return !this.#over;
  }

  #handOn(): void {
    const at = currentTime - (chunk - block) / sampleRate;
    const plain = this.#isPlain ? this.#plain : null;
    const moved = plain === null ? [this.#samples.buffer] : [this.#samples.buffer, plain.buffer];
    this.#port?.postMessage({ at, samples: this.#samples, plain, flow: this.#flow }, moved);
    this.#samples = new Float32Array(chunk);
    if (plain !== null) this.#plain = new Float32Array(chunk);
    this.#isPlain = true;
    this.#flow = 0;
    this.#filled = 0;
  }
}

registerProcessor('flow-capture', Capture);
