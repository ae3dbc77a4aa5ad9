// The packed weights of the detector (Silero v5, 16 kHz): half precision, layer by layer, with the licence notice at the end.

/** Each layer is a row-major matrix, one row for each output. Sums up biases that the network always adds together. */
const eachLayer = <T>(make: (name: Layer, size: number) => T) => ({
  /** 129 frequencies at three moments as one row, down to one moment. */
  first: make('first', 128 * 129 * 3),
  firstBias: make('firstBias', 128),
  second: make('second', 64 * 128 * 3),
  secondBias: make('secondBias', 64),
  third: make('third', 64 * 64 * 2),
  thirdBias: make('thirdBias', 64),
  fourth: make('fourth', 128 * 64),
  fourthBias: make('fourthBias', 128),
  /** Each gate's input and state weights, side by side. */
  gates: make('gates', 512 * 256),
  gatesBias: make('gatesBias', 512),
  voice: make('voice', 128),
  voiceBias: make('voiceBias', 1),
});

type Layer =
  | `${'first' | 'second' | 'third' | 'fourth' | 'gates' | 'voice'}Bias`
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'gates'
  | 'voice';

export type Weights = Record<Layer, Float32Array>;

export const packWeights = (weights: Weights, notice: string): Uint8Array<ArrayBuffer> => {
  const said = new TextEncoder().encode(notice);
  const bytes = new Uint8Array(sizeOfAll * 2 + said.length);
  const halves = new DataView(bytes.buffer);
  let at = 0;
  eachLayer((name, size) => {
    const layer = weights[name];
    if (layer.length !== size) throw new Error(`${name} holds ${layer.length} weights, not ${size}`);
    for (const weight of layer) {
      halves.setUint16(at, toHalf(weight), true);
      at += 2;
    }
  });
  bytes.set(said, at);
  return bytes;
};

/** Throws for other data. */
export const unpackWeights = (packed: ArrayBuffer): Weights => {
  if (packed.byteLength < sizeOfAll * 2) throw new Error(`${packed.byteLength} bytes are not the detector's weights`);
  const halves = new DataView(packed);
  let at = 0;
  return eachLayer((_, size) => {
    const layer = new Float32Array(size);
    for (let weight = 0; weight < size; weight += 1, at += 2) layer[weight] = fromHalf(halves.getUint16(at, true));
    return layer;
  });
};

const sizeOfAll = Object.values(eachLayer((_, size) => size)).reduce((all, size) => all + size, 0);

const smallestNormal = 2 ** -14;

const toHalf = (value: number): number => {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size < smallestNormal) return sign | Math.round(size * 2 ** 24);
  const exponent = Math.floor(Math.log2(size));
  // Rounding up to a whole fraction carries into the exponent.
  return sign | (((exponent + 15) << 10) + Math.round((size / 2 ** exponent - 1) * 1024));
};

const fromHalf = (half: number): number => {
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return half & 0x8000 ? -size : size;
};
