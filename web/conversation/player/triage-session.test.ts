import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionReport } from '#domain/activity.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import type { TriageRecord } from './triage-record.ts';
import { createTriageSession, type TriageSession } from './triage-session.ts';

const minute = 60_000;
let sent: SessionReport[];
let session: TriageSession;

const time = (): number => vi.getMockedSystemTime()?.getTime() ?? 0;

const sit = (kept: TriageRecord | null = null): TriageSession => {
  const made = createTriageSession(kept, {
    now: time,
    waiting: () => 5,
    tell: (report) => void sent.push(report),
    changed: () => {},
  });
  made.open();
  return made;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  sent = [];
  session = sit();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const commandId = (n: number): CommandId => CommandId.parse(`01890000-0000-7000-8000-${String(n).padStart(12, '0')}`);
let given = 0;
const deeds = {
  play: () => session.touch(),
  archive: () => {
    given += 1;
    session.record({ id: commandId(given), kind: 'archive', threadIds: [ThreadId.parse(`t${given}`)] });
  },
  undo: () => session.takeBack(commandId(given)),
  empty: () => session.end(),
  leave: () => session.close(),
  return: () => {
    session = sit(session.session());
  },
};
type Deed = keyof typeof deeds;

test.each<[string, [number, Deed][], number, string[]]>([
  ['a look without a play is none', [], 30, []],
  ['a play begins one, and rest ends it where the play was', [[1, 'play']], 30, ['started 1', 'completed 1']],
  ['nothing is over before ten minutes', [[1, 'play']], 11, ['started 1']],
  ['a command begins one too', [[2, 'archive']], 30, ['started 2', 'completed 2']],
  [
    'whoever goes on within ten minutes goes on with the same',
    [
      [0, 'play'],
      [9, 'archive'],
      [18, 'archive'],
    ],
    60,
    ['started 0', 'completed 18'],
  ],
  [
    'whoever comes back later begins another',
    [
      [0, 'play'],
      [25, 'play'],
    ],
    60,
    ['started 0', 'completed 0', 'started 25', 'completed 25'],
  ],
  [
    'an empty queue ends it at once',
    [
      [0, 'play'],
      [4, 'archive'],
      [4, 'empty'],
    ],
    60,
    ['started 0', 'completed 4'],
  ],
  [
    'what comes soon after the empty queue belongs to it, and is not told again',
    [
      [0, 'archive'],
      [1, 'empty'],
      [3, 'undo'],
      [4, 'archive'],
      [4, 'empty'],
    ],
    60,
    ['started 0', 'completed 1'],
  ],
  [
    'a queue emptied elsewhere while the person rests is no session of theirs',
    [
      [0, 'empty'],
      [1, 'play'],
      [40, 'empty'],
    ],
    60,
    ['started 1', 'completed 1'],
  ],
  [
    'a visit that was left is told of at the next, as it was',
    [
      [0, 'play'],
      [3, 'archive'],
      [4, 'leave'],
      [90, 'return'],
    ],
    90,
    ['started 0', 'completed 3'],
  ],
  [
    'a reload is no end',
    [
      [0, 'play'],
      [3, 'leave'],
      [4, 'return'],
      [5, 'archive'],
    ],
    60,
    ['started 0', 'completed 5'],
  ],
  ['taking something back without a session begins none', [[0, 'undo']], 30, []],
])('triage session: %s', (_name, does, until, words) => {
  for (const [at, deed] of does) {
    vi.advanceTimersByTime(at * minute - time());
    deeds[deed]();
  }
  vi.advanceTimersByTime(until * minute - time());
  expect(sent.map(({ kind, at }) => `${kind} ${at / minute}`)).toEqual(words);
});

test('the session reports the waiting and the triaged emails, without undone acts', () => {
  deeds.archive();
  deeds.archive();
  deeds.undo();
  deeds.empty();
  expect(sent.map(({ kind, emails }) => [kind, emails])).toEqual([
    ['started', 5],
    ['completed', 1],
  ]);
});
