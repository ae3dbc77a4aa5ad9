// Which of a microphone's two sounds is used, block by block.
import { expect, test } from 'vitest';
import { createTwoSounds } from './two-sounds.ts';

const rate = 48_000;
const length = 512;
/** The sign identifies the sound, and no filter changes it. */
const [cancelled, plain] = [-0.0004, 0.0004];
const chunks = (seconds: number): number => Math.round((seconds * rate) / length);

const listening = () => {
  let echoes = 0;
  const sounds = createTwoSounds(rate, () => {
    echoes += 1;
  });
  let at = 0;
  /** The sign of the used sound at the end. */
  const hear = (seconds: number, { flow = 0, has = true, back = 0 } = {}): number => {
    let last = 0;
    for (let chunk = 0; chunk < chunks(seconds); chunk += 1) {
      const { samples } = sounds.push({
        at,
        samples: new Float32Array(length).fill(cancelled),
        plain: has ? new Float32Array(length).fill(plain + back) : null,
        flow: flow ** 2 * length,
      });
      at += length / rate;
      last = Math.sign(samples.at(-1) ?? last);
    }
    return last;
  };
  const begin = (): number => {
    hear(2);
    hear(0.5, { back: 0.05 });
    return hear(0.1);
  };
  return { sounds, hear, begin, echoes: () => echoes };
};
const speaking = { flow: 0.1 };

test('two sounds: uses the cancelled one until the room has no echo', () => {
  const { hear, begin } = listening();
  expect(begin()).toBe(-1);
  expect(hear(1, speaking)).toBe(-1);
  expect(hear(3, speaking)).toBe(1);
});

test('two sounds: uses the cancelled one without a plain one, and at once when that ends', () => {
  const { hear, begin } = listening();
  expect([hear(2, { has: false }), hear(5, { ...speaking, has: false })]).toEqual([-1, -1]);
  begin();
  expect(hear(5, speaking)).toBe(1);
  expect(hear(0.1, { ...speaking, has: false })).toBe(-1);
  expect(hear(1, speaking)).toBe(-1);
});

test.each(['anew', 'echoed'] as const)('two sounds: uses the cancelled one when it is %s', (kind) => {
  const { sounds, hear, begin } = listening();
  begin();
  expect(hear(5, speaking)).toBe(1);
  sounds[kind]();
  expect(hear(0.1, speaking)).toBe(-1);
});

test('two sounds: uses the cancelled one when Flow returns, and reports that once', () => {
  const { hear, begin, echoes } = listening();
  begin();
  expect([hear(10, { ...speaking, back: 0.05 }), echoes()]).toEqual([-1, 1]);
});

test('two sounds: keeps one clock at 16 kHz', () => {
  const sounds = createTwoSounds(rate, () => {});
  let heard = 0;
  for (let chunk = 0; chunk < 20; chunk += 1) {
    const at = (chunk * length) / rate;
    const next = sounds.push({ at, samples: new Float32Array(length), plain: new Float32Array(length), flow: 0 });
    expect(next.at).toBeLessThan(at);
    heard += next.samples.length;
  }
  expect(Math.abs(heard - (20 * length) / 3)).toBeLessThan(30);
});
