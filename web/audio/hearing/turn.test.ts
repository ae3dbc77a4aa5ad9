import { describe, expect, test } from 'vitest';
import {
  commit,
  deafen,
  drop,
  frameMs,
  quiet,
  type Rules,
  type Step,
  step,
  type Turn,
  type TurnEvent,
} from './turn.ts';

const listening: Rules = { endpointing: 'command', flow: 'silent', pushed: false, deaf: false };

/**
 * Frames as characters: `.` silence, `s` speech, `?` unsure, `m` fairly sure, `f` distant speech, `c` fairly sure but louder than
 * Flow.
 */
const sounds: Record<string, { probability: number; near: boolean; close?: boolean }> = {
  '.': { probability: 0.02, near: true },
  s: { probability: 0.97, near: true },
  '?': { probability: 0.4, near: true },
  m: { probability: 0.6, near: true },
  f: { probability: 0.97, near: false },
  c: { probability: 0.6, near: true, close: true },
};
const ms = (sound: string, length: number): string => sound.repeat(Math.round(length / frameMs));

type IndexedEvent = TurnEvent & { index: number };
const openListener = (rules: Partial<Rules> = {}) => {
  let turn: Turn = quiet(0);
  let index = 0;
  const now = { ...listening, ...rules };
  const events: IndexedEvent[] = [];
  const take = (next: Step): void => {
    turn = next.turn;
    events.push(...next.events.map((event) => ({ ...event, index })));
  };
  return {
    events,
    rules: now,
    hear: (row: string): void => {
      for (const letter of row) {
        const sound = sounds[letter];
        if (sound === undefined) throw new Error(`No sound is called ${letter}`);
        take(step(turn, { index, close: false, ...sound }, now));
        index += 1;
      }
    },
    commit: () => take(commit(turn, index)),
    drop: () => take(drop(turn, index)),
    deafen: () => take(deafen(turn, index)),
    kinds: () => events.map(({ kind }) => kind).join(' '),
  };
};
const heard = (row: string, rules: Partial<Rules> = {}): string => {
  const listener = openListener(rules);
  listener.hear(row);
  return listener.kinds();
};
const lead = ms('.', 1000);

describe('a turn', () => {
  test.each([
    ['a command', lead + ms('s', 600) + ms('.', 600), 'started speech maybe ended'],
    ['a lone ‘no’ of 160 ms', lead + ms('s', 160) + ms('.', 600), 'started speech maybe ended'],
    ['a click', lead + ms('s', 64) + ms('.', 600), 'started misfire'],
    [
      'a pause to think',
      lead + ms('s', 400) + ms('.', 320) + ms('s', 400) + ms('.', 600),
      'started speech maybe resumed maybe ended',
    ],
    ['a breath', lead + ms('s', 400) + ms('.', 128) + ms('s', 400) + ms('.', 600), 'started speech maybe ended'],
    ['a word that fades', lead + ms('s', 300) + ms('?', 300) + ms('.', 600), 'started speech maybe ended'],
    ['silence', ms('.', 20_000), ''],
    ['what is never sure', ms('?', 20_000), ''],
    ['somebody far away', lead + ms('f', 5000), ''],
    ['a person over somebody far away', ms('f', 1000) + ms('s', 500) + ms('f', 1000), 'started speech maybe ended'],
    [
      'two commands',
      lead + (ms('s', 500) + ms('.', 700)).repeat(2),
      'started speech maybe ended started speech maybe ended',
    ],
  ])('%s', (_, row, kinds) => expect(heard(row)).toBe(kinds));

  test.each([
    ['command', 480, 192],
    ['open', 896, null],
    ['dictation', 1312, null],
  ] as const)('of %s ends after %i ms of silence, guessed at %j', (endpointing, ends, guess) => {
    const listener = openListener({ endpointing });
    listener.hear(lead + ms('s', 640) + ms('.', 2000));
    const after = (kind: string): number | null => {
      const match = listener.events.find((event) => event.kind === kind);
      return match === undefined ? null : (match.index + 1 - match.speechEnd) * frameMs;
    };
    expect([after('ended'), after('maybe')]).toEqual([ends, guess]);
  });

  test('has 300 ms around its speech, and nothing of the previous turn', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 640) + ms('.', 480) + ms('s', 320) + ms('.', 480));
    const [one, other] = listener.events.filter(({ kind }) => kind === 'ended');
    expect(one).toMatchObject({ from: 31 - 9, to: 51 + 9, speechEnd: 51 });
    expect(other).toMatchObject({ from: 66, speechEnd: 76 });
  });

  test('of thirty seconds is cut and reported as too long, and its rest is no turn', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 40_000) + ms('.', 600));
    const [started, , ended, ...more] = listener.events;
    expect(ended).toMatchObject({ kind: 'ended', tooLong: true });
    expect(((ended?.to ?? 0) - (started?.from ?? 0)) * frameMs).toBeLessThanOrEqual(30_000);
    expect(more).toEqual([]);
  });

  test('of long dictation ends at the next pause', () => {
    const spoken = ms('s', 3000) + ms('.', 400);
    const listener = openListener({ endpointing: 'dictation' });
    listener.hear(lead + spoken.repeat(12));
    const ends = listener.events.filter(({ kind }) => kind === 'ended');
    expect(ends.map(({ from, to, tooLong }) => [Math.round(((to - from) * frameMs) / 1000), tooLong])).toEqual([
      [21, false],
      [21, false],
    ]);
  });
});

describe('while Flow is audible', () => {
  test.each([
    ['what is not quite sure is nothing', 'speaks', ms('m', 5000), ''],
    ['a person has to speak a little longer', 'speaks', ms('s', 128) + ms('.', 600), 'started misfire'],
    ['and is heard', 'speaks', ms('s', 300) + ms('.', 600), 'started speech maybe ended'],
    ['longer still at first', 'begins', ms('s', 224) + ms('.', 600), 'started misfire'],
    ['one word said louder than Flow ever is', 'speaks', ms('c', 96) + ms('.', 600), 'started speech maybe ended'],
    ['such a word at first', 'begins', ms('c', 96) + ms('.', 600), 'started speech maybe ended'],
    ['a sound so loud', 'speaks', ms('c', 64) + ms('.', 600), 'started misfire'],
    ['who speaks on is heard', 'begins', ms('s', 400) + ms('.', 600), 'started speech maybe ended'],
  ] as const)('%s', (_, flow, row, kinds) => expect(heard(lead + row, { flow })).toBe(kinds));
});

describe('a guess', () => {
  test('that was right ends the turn', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 640) + ms('.', 224));
    listener.commit();
    listener.hear(ms('.', 1000));
    expect(listener.kinds()).toBe('started speech maybe ended');
  });

  test('overtaken by more speech does not end it', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 640) + ms('.', 224) + ms('s', 64));
    listener.commit();
    listener.hear(ms('s', 200) + ms('.', 600));
    expect(listener.kinds()).toBe('started speech maybe resumed maybe ended');
  });
});

describe('a dropped turn', () => {
  test('ends with all its remaining sound', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 640));
    listener.drop();
    listener.hear(ms('s', 640) + ms('.', 600));
    expect(listener.kinds()).toBe('started speech');
  });

  test('does not block the next', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 640));
    listener.drop();
    listener.hear(ms('s', 640) + ms('.', 64) + ms('s', 640) + ms('.', 600));
    expect(listener.kinds()).toBe('started speech started speech maybe ended');
  });
});

describe('push to talk', () => {
  test('takes everything from press to release, including pauses', () => {
    const listener = openListener();
    listener.hear(lead);
    listener.rules.pushed = true;
    listener.hear(ms('s', 400) + ms('.', 3000) + ms('f', 400) + ms('.', 300));
    expect(listener.kinds()).toBe('started speech');
    listener.rules.pushed = false;
    listener.hear(ms('.', 160));
    expect(listener.kinds()).toBe('started speech ended');
    expect(listener.events.at(-1)).toMatchObject({ from: 31 - 9, speechEnd: 31 + 13 + 94 + 13 });
  });

  test('of silence makes no turn', () => {
    const listener = openListener();
    listener.rules.pushed = true;
    listener.hear(ms('.', 800));
    listener.rules.pushed = false;
    listener.hear(ms('.', 160));
    expect(listener.kinds()).toBe('started speech misfire');
  });

  test('pressed during speech continues that turn', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 320) + ms('.', 224));
    listener.rules.pushed = true;
    listener.hear(ms('.', 1000));
    expect(listener.kinds()).toBe('started speech maybe resumed');
  });
});

describe('Flow’s own tone', () => {
  test('is ignored', () => expect(heard(ms('s', 500), { deaf: true })).toBe(''));

  test('ends possible speech', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 64));
    listener.deafen();
    expect(listener.kinds()).toBe('started misfire');
  });

  test('does not end a person’s speech', () => {
    const listener = openListener();
    listener.hear(lead + ms('s', 640));
    listener.deafen();
    listener.rules.deaf = true;
    listener.hear(ms('s', 320) + ms('.', 500));
    expect(listener.kinds()).toBe('started speech maybe ended');
  });

  test('is in no turn’s audio', () => {
    const listener = openListener({ deaf: true });
    listener.hear(ms('.', 320));
    listener.rules.deaf = false;
    listener.hear(ms('.', 64) + ms('s', 320) + ms('.', 500));
    expect(listener.events.at(-1)).toMatchObject({ kind: 'ended', from: 10 });
  });
});
