import { expect, test } from 'vitest';
import { randomOf } from '#test/chaos/random.ts';
import { createRoomEcho, type Instant } from './room-echo.ts';

const frames = (seconds: number): number => Math.round(seconds / 0.032);
const silent = -100;
/** Like speech: loud with short closures and pauses. */
const speech = (seconds: number, level: number, seed = 7): number[] => {
  const random = randomOf(seed);
  return Array.from({ length: frames(seconds) }, (_, at) => {
    if (at % 78 > 70) return silent;
    return random.chance(0.2) ? level - 30 : level - random.between(0, 6);
  });
};
const nobody = (seconds: number): number[] => new Array<number>(frames(seconds)).fill(silent);

const power = (level: number): number => 10 ** (level / 10);
const together = (...levels: readonly number[]): number =>
  10 * Math.log10(levels.reduce((sum, level) => sum + power(level), 0));

type Played = {
  flow: readonly number[];
  person?: readonly number[];
  /** Attenuation of Flow from loudspeaker to microphone in dB. Null for none. */
  echo: number | null;
  room?: number;
};

/** The microphone's part of a scene, 96 ms after it plays. */
const heardIn = ({ flow, person = [], echo, room = -66 }: Played): Instant[] => {
  const random = randomOf(3);
  return flow.map((played, at) => {
    const back = echo === null ? silent : Math.max(silent, (flow[at - 3] ?? silent) + echo);
    const said = person[at] ?? silent;
    const air = room + random.between(0, 3);
    return { flow: played, heard: together(back, said, air), cancelled: together(said, air) };
  });
};
const after = (...scenes: readonly Played[]) => {
  const echo = createRoomEcho();
  for (const scene of scenes) for (const instant of heardIn(scene)) echo.hear(instant);
  return echo;
};
const quiet = (echo: number | null = null): Played => ({
  flow: nobody(3),
  person: [...nobody(2), ...speech(0.5, -26), ...nobody(0.5)],
  echo,
});
const reading = (seconds: number, echo: number | null, person?: readonly number[]): Played => ({
  flow: speech(seconds, -19),
  echo,
  ...(person ? { person } : {}),
});

test('room echo: none with a headset after some seconds of Flow', () => {
  expect(after(quiet(), reading(2, null)).isNone()).toBe(false);
  expect(after(quiet(), reading(4, null)).isNone()).toBe(true);
});

test.each([0, -6, -12, -20, -26, -32])('room echo: found when Flow returns %i dB softer', (echo) => {
  expect(after(quiet(echo), reading(40, echo)).isNone()).toBe(false);
});

test.each([-6, -26])('room echo: certain when all of Flow returns, %i dB softer', (echo) => {
  expect(after(quiet(echo), reading(8, echo)).isSure()).toBe(true);
});

test('room echo: unknown in a room that was never without Flow, or is too loud', () => {
  expect(after(reading(20, null)).isNone()).toBe(false);
  const loud = -30;
  expect(after({ ...quiet(), room: loud }, { ...reading(20, null), room: loud }).isNone()).toBe(false);
});

test('room echo: a long talker does not count as the room', () => {
  const dictated: Played = { flow: nobody(12), person: speech(12, -20), echo: -10 };
  expect(after(quiet(-10), dictated, reading(30, -10)).isNone()).toBe(false);
});

test('room echo: unknown in sound without any voice yet', () => {
  expect(after({ flow: nobody(2), echo: null }, reading(20, null)).isNone()).toBe(false);
});

test('room echo: undecided while a person speaks', () => {
  const echo = after(quiet(), reading(3, null, speech(3, -25, 2)));
  expect(echo.isNone()).toBe(false);
});

test('room echo: unchanged while people speak over Flow, which goes silent for them', () => {
  const interrupted: Played = {
    flow: [...speech(4, -19), ...nobody(3)],
    person: [...nobody(3.75), ...speech(1.5, -25, 4), ...nobody(1.75)],
    echo: null,
  };
  const echo = after(quiet(), reading(4, null), interrupted, interrupted, interrupted);
  expect([echo.isNone(), echo.isSure()]).toEqual([true, false]);
});

test('room echo: found within a second of Flow when the headset comes off', () => {
  const echo = after(quiet(), reading(4, null));
  for (const instant of heardIn(reading(1.2, -10))) echo.hear(instant);
  expect(echo.isNone()).toBe(false);
});

test('room echo: found although Flow goes silent at its own voice each time', () => {
  const echo = after(quiet(), reading(4, null));
  const interruptsItself: Played = { flow: [...speech(0.4, -19), ...nobody(1.5)], echo: -10 };
  for (let times = 0; times < 5; times += 1) for (const instant of heardIn(interruptsItself)) echo.hear(instant);
  expect(echo.isNone()).toBe(false);
});

test('room echo: needs more proof after Flow heard itself', () => {
  const echo = after(quiet(), reading(4, null));
  echo.wasHeard();
  expect(echo.isNone()).toBe(false);
  const goOn = (seconds: number): void => {
    for (const instant of heardIn(reading(seconds, null))) echo.hear(instant);
  };
  goOn(4);
  expect(echo.isNone()).toBe(false);
  goOn(4);
  expect(echo.isNone()).toBe(true);
});

test('room echo: starts again with other devices', () => {
  const echo = after(quiet(), reading(4, null));
  echo.forget();
  expect(echo.isNone()).toBe(false);
  for (const scene of [quiet(), reading(4, null)]) for (const instant of heardIn(scene)) echo.hear(instant);
  expect(echo.isNone()).toBe(true);
});

test('room echo: a sound without the person decides nothing', () => {
  const echo = after(quiet(), reading(4, null));
  for (let at = 0; at < 5; at += 1) echo.hear({ flow: silent, heard: silent, cancelled: -25 });
  expect(echo.isNone()).toBe(false);
});
