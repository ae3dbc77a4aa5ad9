import { describe, expect, test } from 'vitest';
import { createNearField, type Heard, type NearField } from './near-field.ts';

const perSecond = 31.25;
const hear = (field: NearField, seconds: number, heard: Partial<Heard> & { level: number }): void => {
  for (let frame = 0; frame < seconds * perSecond; frame += 1)
    field.learn({ speech: false, inTurn: false, dictated: false, withFlow: false, fades: false, ...heard });
};
/** Near speech, as a turn that lasts as long as it is near. */
const hearTurn = (field: NearField, seconds: number, level: number, dictated = false): void => {
  for (let frame = 0; frame < seconds * perSecond; frame += 1)
    field.learn({ level, speech: admits(field, level, false), inTurn: true, dictated, withFlow: false, fades: false });
};
const person = -26;

const admits = (field: NearField, level: number, withFlow: boolean): boolean =>
  field.nearness(level, withFlow) !== 'far';

describe('the room', () => {
  test('keeps nobody out while unknown', () => {
    const field = createNearField();
    hear(field, 0.5, { level: -30 });
    expect(admits(field, -60, false)).toBe(true);
  });

  test('lets a soft voice in when quiet', () => {
    const field = createNearField();
    hear(field, 3, { level: -60 });
    expect([admits(field, -50, false), admits(field, -57, false)]).toEqual([true, false]);
  });

  test('gets a new level within seconds when it gets loud', () => {
    const field = createNearField();
    hear(field, 10, { level: -60 });
    hear(field, 6, { level: -41 });
    expect([admits(field, -41, false), admits(field, person, false)]).toEqual([false, true]);
  });
});

describe('a person', () => {
  test.each([
    ['a command after another', 8, 2, 1],
    ['a command at once', 1.2, 2.5, 1],
  ])('stays near: %s', (_, before, spoken, pause) => {
    const field = createNearField();
    hear(field, before, { level: -60 });
    for (let turn = 0; turn < 3; turn += 1) {
      hearTurn(field, spoken, person);
      hear(field, pause, { level: -60 });
    }
    expect(admits(field, person, false)).toBe(true);
  });

  test('stays near although Flow answers in every pause', () => {
    const field = createNearField();
    hear(field, 10, { level: -60 });
    for (let turn = 0; turn < 12; turn += 1) {
      hearTurn(field, 1, person);
      hear(field, 0.5, { level: -60 });
      hear(field, 2, { level: -60, withFlow: true });
    }
    expect([admits(field, person, false), admits(field, person, true)]).toEqual([true, true]);
  });

  test('may dictate for a minute without becoming the room', () => {
    const field = createNearField();
    hear(field, 3, { level: -60 });
    hearTurn(field, 60, person, true);
    hear(field, 0.3, { level: -60 });
    expect(admits(field, person, false)).toBe(true);
  });

  test('may talk for five seconds as one turn', () => {
    const field = createNearField();
    hear(field, 3, { level: -60 });
    hearTurn(field, 5, person);
    expect(admits(field, person, false)).toBe(true);
  });
});

test('compares speech with another room level while Flow is audible', () => {
  const field = createNearField();
  hear(field, 5, { level: -60 });
  hear(field, 20, { level: -34, withFlow: true });
  expect([admits(field, -30, true), admits(field, person, true), admits(field, -40, false)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('is close only when louder than Flow ever is there', () => {
  const field = createNearField();
  hear(field, 5, { level: -60 });
  expect(field.nearness(person, true)).toBe('near');
  hear(field, 6, { level: -60, withFlow: true });
  hear(field, 2, { level: -40, withFlow: true });
  expect([-41, -34, person].map((level) => field.nearness(level, true))).toEqual(['near', 'near', 'close']);
  expect(field.nearness(person, false)).toBe('near');
  hearTurn(field, 0.3, person);
  expect(field.nearness(person, true)).toBe('close');
});

test('speech that it rejects without Flow fails over Flow too', () => {
  const field = createNearField();
  hear(field, 10, { level: -40 });
  hear(field, 5, { level: -60, withFlow: true });
  expect([admits(field, -38, false), admits(field, -38, true), admits(field, person, true)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('does not raise Flow’s level after speech, and reverberation counts for nothing', () => {
  const field = createNearField();
  hear(field, 5, { level: -60 });
  for (let turn = 0; turn < 8; turn += 1) {
    hear(field, 0.3, { level: -30, inTurn: true, speech: true, withFlow: true });
    hear(field, 0.25, { level: -60, inTurn: true, withFlow: true, fades: true });
    hear(field, 0.5, { level: -60 });
  }
  expect([admits(field, -28, true), admits(field, -20, true), admits(field, -50, false)]).toEqual([false, true, true]);
});

test('accepts clearly near speech before it knows Flow’s echo', () => {
  const field = createNearField();
  hear(field, 5, { level: -60 });
  expect([admits(field, -46, true), admits(field, person, true)]).toEqual([false, true]);
  const loud = createNearField();
  hear(loud, 5, { level: -38 });
  expect([admits(loud, -36, true), admits(loud, person, true)]).toEqual([false, true]);
});

describe('speech', () => {
  test('dying away is not new speech', () => {
    const field = createNearField();
    hear(field, 3, { level: -80 });
    hearTurn(field, 0.5, person);
    expect([admits(field, -50, false), admits(field, -60, false)]).toEqual([true, false]);
  });

  test('is detected after a door bangs', () => {
    const field = createNearField();
    hear(field, 3, { level: -80 });
    hearTurn(field, 0.04, -3);
    hearTurn(field, 1, -35);
    expect(admits(field, -40, false)).toBe(true);
  });
});

describe('others', () => {
  test('who talk when the microphone opens soon become the room', () => {
    const field = createNearField();
    hearTurn(field, 4, -41);
    expect([admits(field, -41, false), admits(field, person, false)]).toEqual([false, true]);
  });

  test('who start talking later become the room before a turn could last forever', () => {
    const field = createNearField();
    hear(field, 10, { level: -60 });
    hearTurn(field, 9, -41);
    expect([admits(field, -41, false), admits(field, person, false)]).toEqual([false, true]);
  });

  test('on the radio, sentence after sentence, become the room', () => {
    const field = createNearField();
    hear(field, 10, { level: -60 });
    for (let sentence = 0; sentence < 6; sentence += 1) {
      hearTurn(field, 4, -41);
      hear(field, 0.6, { level: -60 });
    }
    expect([admits(field, -41, false), admits(field, person, false)]).toEqual([false, true]);
  });
});
