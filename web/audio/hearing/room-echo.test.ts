// Rooms by their levels alone: what Flow plays, what comes back of it, and who speaks meanwhile, frame by frame of 32 ms.
import { expect, it } from 'vitest';
import { randomOf } from '#test/chaos/random.ts';
import { createRoomEcho, type Instant } from './room-echo.ts';

const frames = (seconds: number): number => Math.round(seconds / 0.032);
const silent = -100;
/** As speech goes: loud for a while, with short closures and a pause now and then. */
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

type Scene = {
  flow: readonly number[];
  person?: readonly number[];
  /** By how many dB Flow is softer at the microphone than it is played; null where it does not come there. */
  echo: number | null;
  room?: number;
};

/** What of a scene comes to the microphone, 96 ms later than it is played. */
const heardIn = ({ flow, person = [], echo, room = -66 }: Scene): Instant[] => {
  const random = randomOf(3);
  return flow.map((played, at) => {
    const back = echo === null ? silent : Math.max(silent, (flow[at - 3] ?? silent) + echo);
    const said = person[at] ?? silent;
    const air = room + random.between(0, 3);
    return { flow: played, heard: together(back, said, air), cancelled: together(said, air) };
  });
};
const after = (...scenes: readonly Scene[]) => {
  const echo = createRoomEcho();
  for (const scene of scenes) for (const instant of heardIn(scene)) echo.hear(instant);
  return echo;
};
const quiet = (echo: number | null = null): Scene => ({
  flow: nobody(3),
  person: [...nobody(2), ...speech(0.5, -26), ...nobody(0.5)],
  echo,
});
const reading = (seconds: number, echo: number | null, person?: readonly number[]): Scene => ({
  flow: speech(seconds, -19),
  echo,
  ...(person ? { person } : {}),
});

it('has no echo with a headset, once Flow was heard for some seconds', () => {
  expect(after(quiet(), reading(2, null)).isNone()).toBe(false);
  expect(after(quiet(), reading(4, null)).isNone()).toBe(true);
});

it.each([0, -6, -12, -20, -26, -32])('has one where Flow comes back %i dB softer', (echo) => {
  expect(after(quiet(echo), reading(40, echo)).isNone()).toBe(false);
});

it.each([-6, -26])('has one for sure where all of Flow comes back, %i dB softer', (echo) => {
  expect(after(quiet(echo), reading(8, echo)).isSure()).toBe(true);
});

it('says nothing of a room that was never without Flow, or is too loud to tell', () => {
  expect(after(reading(20, null)).isNone()).toBe(false);
  const loud = -30;
  expect(after({ ...quiet(), room: loud }, { ...reading(20, null), room: loud }).isNone()).toBe(false);
});

it('does not take for the room who spoke in it for long', () => {
  const dictated: Scene = { flow: nobody(12), person: speech(12, -20), echo: -10 };
  expect(after(quiet(-10), dictated, reading(30, -10)).isNone()).toBe(false);
});

it('says nothing of a sound in which nobody was heard yet', () => {
  expect(after({ flow: nobody(2), echo: null }, reading(20, null)).isNone()).toBe(false);
});

it('is not decided while a person speaks', () => {
  const echo = after(quiet(), reading(3, null, speech(3, -25, 2)));
  expect(echo.isNone()).toBe(false);
});

it('stays as it was found while people speak over Flow, which falls silent for them', () => {
  const interrupted: Scene = {
    flow: [...speech(4, -19), ...nobody(3)],
    person: [...nobody(3.75), ...speech(1.5, -25, 4), ...nobody(1.75)],
    echo: null,
  };
  const echo = after(quiet(), reading(4, null), interrupted, interrupted, interrupted);
  expect([echo.isNone(), echo.isSure()]).toEqual([true, false]);
});

it('is another room within a second of Flow, where the headset is taken off', () => {
  const echo = after(quiet(), reading(4, null));
  for (const instant of heardIn(reading(1.2, -10))) echo.hear(instant);
  expect(echo.isNone()).toBe(false);
});

it('is found out though Flow falls silent at its own voice each time', () => {
  const echo = after(quiet(), reading(4, null));
  const interruptsItself: Scene = { flow: [...speech(0.4, -19), ...nobody(1.5)], echo: -10 };
  for (let times = 0; times < 5; times += 1) for (const instant of heardIn(interruptsItself)) echo.hear(instant);
  expect(echo.isNone()).toBe(false);
});

it('takes longer to be believed again, where Flow had heard itself', () => {
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

it('begins anew with other devices', () => {
  const echo = after(quiet(), reading(4, null));
  echo.forget();
  expect(echo.isNone()).toBe(false);
  for (const scene of [quiet(), reading(4, null)]) for (const instant of heardIn(scene)) echo.hear(instant);
  expect(echo.isNone()).toBe(true);
});

it('is not told by a sound in which the person is missing', () => {
  const echo = after(quiet(), reading(4, null));
  for (let at = 0; at < 5; at += 1) echo.hear({ flow: silent, heard: silent, cancelled: -25 });
  expect(echo.isNone()).toBe(false);
});
