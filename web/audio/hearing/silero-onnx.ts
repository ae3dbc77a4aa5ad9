// Extracts the detector's weights from the published file (ONNX, a protobuf): the 16 kHz network, without its Fourier
// basis, which the code computes, and without taps that only see padding. Runs in the build.
import type { Weights } from './silero-weights.ts';

/** Throws if the file's structure differs. */
export const weightsIn = (onnx: Uint8Array): Weights => {
  const tensor = tensorsOf(branchFor16kHz(onnx));
  const sum = (one: Float32Array, other: Float32Array): Float32Array =>
    one.map((value, at) => value + (other[at] ?? Number.NaN));
  return {
    first: byMoment(tensor('encoder.0.reparam_conv.weight'), 129, [0, 1, 2]),
    firstBias: tensor('encoder.0.reparam_conv.bias'),
    second: byMoment(tensor('encoder.1.reparam_conv.weight'), 128, [0, 1, 2]),
    secondBias: tensor('encoder.1.reparam_conv.bias'),
    third: byMoment(tensor('encoder.2.reparam_conv.weight'), 64, [1, 2]),
    thirdBias: tensor('encoder.2.reparam_conv.bias'),
    fourth: byMoment(tensor('encoder.3.reparam_conv.weight'), 64, [1]),
    fourthBias: tensor('encoder.3.reparam_conv.bias'),
    gates: sideBySide(tensor('decoder.rnn.weight_ih'), tensor('decoder.rnn.weight_hh'), 128),
    gatesBias: sum(tensor('decoder.rnn.bias_ih'), tensor('decoder.rnn.bias_hh')),
    voice: tensor('decoder.decoder.2.weight'),
    voiceBias: tensor('decoder.decoder.2.bias'),
  };
};

/** Reorders each output's three taps per input into one run of inputs per tap. */
const byMoment = (weights: Float32Array, inputs: number, taps: readonly number[]): Float32Array => {
  const outputs = weights.length / (inputs * 3);
  const at = Array.from({ length: outputs }, (_, output) =>
    taps.flatMap((tap) => Array.from({ length: inputs }, (_, input) => (output * inputs + input) * 3 + tap)),
  );
  return Float32Array.from(at.flat(), (place) => weights[place] ?? Number.NaN);
};

const sideBySide = (left: Float32Array, right: Float32Array, columns: number): Float32Array => {
  const both = new Float32Array(left.length + right.length);
  for (let row = 0; row * columns < left.length; row += 1) {
    both.set(left.subarray(row * columns, (row + 1) * columns), row * 2 * columns);
    both.set(right.subarray(row * columns, (row + 1) * columns), row * 2 * columns + columns);
  }
  return both;
};

/** ONNX field numbers. */
const model = { graph: 7 };
const graph = { node: 1 };
const node = { output: 2, kind: 4, attribute: 5 };
const attribute = { name: 1, tensor: 5, graph: 6 };
const data = { raw: 9 };

/** One `If` selects by sample rate. Its first branch is for 16 kHz. */
const branchFor16kHz = (onnx: Uint8Array): Uint8Array => {
  const whole = only(fieldsOf(onnx), model.graph);
  const choice = all(fieldsOf(whole), graph.node).find((one) => textOf(only(fieldsOf(one), node.kind)) === 'If');
  if (choice === undefined) throw new Error('The detector no longer chooses by the rate');
  const branch = all(fieldsOf(choice), node.attribute).find(
    (one) => textOf(only(fieldsOf(one), attribute.name)) === 'then_branch',
  );
  if (branch === undefined) throw new Error('The detector has no branch for 16 kHz');
  return only(fieldsOf(branch), attribute.graph);
};

/** Finds a constant of the branch by the end of its name. */
const tensorsOf = (branch: Uint8Array) => {
  const constants = all(fieldsOf(branch), graph.node).map(fieldsOf);
  return (name: string): Float32Array => {
    const constant = constants.find((fields) => textOf(only(fields, node.output)).endsWith(`__${name}`));
    if (constant === undefined) throw new Error(`The detector has no ${name}`);
    const raw = only(fieldsOf(only(fieldsOf(only(constant, node.attribute)), attribute.tensor)), data.raw);
    return new Float32Array(Uint8Array.from(raw).buffer);
  };
};

type Field = { number: number; bytes: Uint8Array };

const all = (fields: readonly Field[], number: number): Uint8Array[] =>
  fields.filter((field) => field.number === number).map(({ bytes }) => bytes);

const only = (fields: readonly Field[], number: number): Uint8Array => {
  const match = fields.find((field) => field.number === number);
  if (match === undefined) throw new Error(`The detector's file has no field ${number} where it had one`);
  return match.bytes;
};

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The byte fields of a protobuf message, without numbers. */
const fieldsOf = (message: Uint8Array): Field[] => {
  const fields: Field[] = [];
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at];
      if (byte === undefined) throw new Error('The detector’s file ends too soon');
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = number();
    const wire = key & 7;
    if (wire === 0) number();
    else if (wire === 2) {
      const length = number();
      fields.push({ number: Math.floor(key / 8), bytes: message.subarray(at, at + length) });
      at += length;
    } else at += wire === 1 ? 8 : 4;
  }
  return fields;
};
