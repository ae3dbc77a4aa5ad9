// Which of a microphone's two sounds is listened to, piece by piece as the audio thread hands them over.
import { expect, it } from 'vitest';
import { createTwoSounds } from './two-sounds.ts';

const rate = 48_000;
const length = 512;
/** Told apart by their sign, which no filter changes. */
const [cancelled, plain] = [-0.0004, 0.0004];
const pieces = (seconds: number): number => Math.round((seconds * rate) / length);

const listening = () => {
  let echoes = 0;
  const sounds = createTwoSounds(rate, () => {
    echoes += 1;
  });
  let at = 0;
  /** The sign of what is listened to at the end of it. */
  const hear = (seconds: number, { flow = 0, has = true, back = 0 } = {}): number => {
    let last = 0;
    for (let piece = 0; piece < pieces(seconds); piece += 1) {
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
  /** A quiet room, in which somebody speaks. */
  const begin = (): number => {
    hear(2);
    hear(0.5, { back: 0.05 });
    return hear(0.1);
  };
  return { sounds, hear, begin, echoes: () => echoes };
};
const speaking = { flow: 0.1 };

it('is the one without Flow, until it is known that the room gives nothing back', () => {
  const { hear, begin } = listening();
  expect(begin()).toBe(-1);
  expect(hear(1, speaking)).toBe(-1);
  expect(hear(3, speaking)).toBe(1);
});

it('is the one without Flow where there is no other, and at once where the other goes', () => {
  const { hear, begin } = listening();
  expect([hear(2, { has: false }), hear(5, { ...speaking, has: false })]).toEqual([-1, -1]);
  begin();
  expect(hear(5, speaking)).toBe(1);
  expect(hear(0.1, { ...speaking, has: false })).toBe(-1);
  expect(hear(1, speaking)).toBe(-1);
});

it.each(['anew', 'echoed'] as const)('is the one without Flow when it is %s', (kind) => {
  const { sounds, hear, begin } = listening();
  begin();
  expect(hear(5, speaking)).toBe(1);
  sounds[kind]();
  expect(hear(0.1, speaking)).toBe(-1);
});

it('is the one without Flow where Flow comes back, and that is told once', () => {
  const { hear, begin, echoes } = listening();
  begin();
  expect([hear(10, { ...speaking, back: 0.05 }), echoes()]).toEqual([-1, 1]);
});

it('goes by one clock, at 16 kHz', () => {
  const sounds = createTwoSounds(rate, () => {});
  let heard = 0;
  for (let piece = 0; piece < 20; piece += 1) {
    const at = (piece * length) / rate;
    const next = sounds.push({ at, samples: new Float32Array(length), plain: new Float32Array(length), flow: 0 });
    expect(next.at).toBeLessThan(at);
    heard += next.samples.length;
  }
  expect(Math.abs(heard - (20 * length) / 3)).toBeLessThan(30);
});
