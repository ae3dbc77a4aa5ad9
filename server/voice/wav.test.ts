// Valid and invalid recordings.
import { expect, test } from 'vitest';
import { wavOf } from '#test/support/wav.ts';
import { samplesOf } from './wav.ts';

const codeOf = (file: Uint8Array): string => {
  try {
    samplesOf(file);
    return 'taken';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'thrown';
  }
};

const second = new Int16Array(16_000).map((_, at) => at);

test('samples survive encoding and decoding', () => {
  expect(samplesOf(wavOf(second))).toEqual(second);
  expect(samplesOf(wavOf(new Int16Array()))).toHaveLength(0);
});

test('the reader skips other chunks before the samples', () => {
  const plain = wavOf(second);
  const listed = Buffer.concat([
    plain.subarray(0, 36),
    Buffer.from('LIST\x03\0\0\0abc\0', 'latin1'),
    plain.subarray(36),
  ]);
  expect(samplesOf(listed)).toEqual(second);
});

test.each([
  ['stereo', wavOf(second, { channels: 2 }), 'speech.other-format'],
  ['another rate', wavOf(second, { rate: 48_000 }), 'speech.other-format'],
  ['8 bits', wavOf(second, { bits: 8 }), 'speech.other-format'],
  ['floats', wavOf(second, { kind: 3 }), 'speech.other-format'],
  ['no WAV', wavOf(second, { name: 'OggS' }), 'speech.other-format'],
  ['nothing', new Uint8Array(), 'speech.other-format'],
  ['a head alone', wavOf(second).subarray(0, 20), 'speech.cut-short'],
  ['a format chunk too short to be one', shortFormat(), 'speech.other-format'],
  ['half of it', wavOf(second).subarray(0, 20_000), 'speech.cut-short'],
  ['a length that lies', wavOf(second, { says: 0xffff_ffff }), 'speech.cut-short'],
  ['half a sample at its end', wavOf(new Uint8Array(3)), 'speech.cut-short'],
  ['no samples at all', wavOf(second).subarray(0, 36), 'speech.cut-short'],
  ['more than 30 seconds', wavOf(new Int16Array(480_001)), 'speech.too-long'],
  ['more than a megabyte', wavOf(new Int16Array(500_001)), 'speech.too-large'],
  ['30 seconds', wavOf(new Int16Array(480_000)), 'taken'],
])('%s', (_what, file, code) => {
  expect(codeOf(file)).toBe(code);
});

function shortFormat(): Uint8Array {
  const file = Buffer.from(wavOf(second));
  return Buffer.concat([file.subarray(0, 16), Buffer.from([4, 0, 0, 0, 1, 0, 1, 0]), file.subarray(36)]);
}
