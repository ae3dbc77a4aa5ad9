import { describe, expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { advance, type PlayerEvent, type PlayerState, queueViewOf, startState } from './player-state.ts';
import { onScreen } from './queue-view.ts';

const ids = (letters: string): ThreadId[] => [...letters].map((letter) => ThreadId.parse(letter));
const id = (letter: string): ThreadId => ThreadId.parse(letter);
const mailbox = (queue: string, more: { aside?: string; urgent?: string; settling?: boolean } = {}): PlayerEvent => ({
  kind: 'mailbox',
  ranked: { queue: ids(queue), aside: ids(more.aside ?? '') },
  urgent: new Set(ids(more.urgent ?? '')),
  settling: more.settling ?? false,
});
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(advance, startState);
const shown = (state: PlayerState): string => onScreen(queueViewOf(state)).join('');
const left = (letters: string): PlayerEvent => ({ kind: 'left', threadIds: ids(letters) });
const back = (letters: string): PlayerEvent => ({ kind: 'brought-back', threadIds: ids(letters) });
const go = (letter: string): PlayerEvent => ({ kind: 'go', threadId: id(letter) });
const [play, pause, next, previous, finished]: PlayerEvent[] = [
  { kind: 'play' },
  { kind: 'pause' },
  { kind: 'next' },
  { kind: 'previous' },
  { kind: 'finished' },
];

const cases: { name: string; events: (PlayerEvent | undefined)[]; shown: string; current: string | null }[] = [
  { name: 'opens on the best of the queue', events: [mailbox('abc')], shown: 'abc', current: 'a' },
  { name: 'archive has the next one there at once', events: [mailbox('abc'), left('a')], shown: 'bc', current: 'b' },
  {
    name: 'the last one archived comes round to the skipped',
    events: [mailbox('abc'), go('c'), left('c')],
    shown: 'ab',
    current: 'a',
  },
  { name: 'the only one archived leaves an empty queue', events: [mailbox('a'), left('a')], shown: '', current: null },
  {
    name: 'undo returns to the thread brought back, at its old place',
    events: [mailbox('abcd'), next, left('b'), next, back('b')],
    shown: 'abcd',
    current: 'b',
  },
  {
    name: 'undo selects a mail that the mailbox here gets only later',
    events: [mailbox('cd'), back('b'), mailbox('cd'), mailbox('bcd')],
    shown: 'bcd',
    current: 'b',
  },
  {
    name: 'undo does not pull back a person who moved on before the mail came',
    events: [mailbox('cd'), back('b'), mailbox('cd'), next, mailbox('bcd')],
    shown: 'bcd',
    current: 'd',
  },
  {
    name: 'a mail that came back and left again is not waited for',
    events: [mailbox('bcd'), left('b'), back('b'), mailbox('bcd'), left('b'), mailbox('cd'), mailbox('bcd')],
    shown: 'bcd',
    current: 'c',
  },
  {
    name: 'undo brings back several and starts with the first',
    events: [mailbox('abcd'), left('ab'), back('ab')],
    shown: 'abcd',
    current: 'a',
  },
  {
    name: 'an arrival enters below the current one, by its rank',
    events: [mailbox('abcd'), next, mailbox('abxcd')],
    shown: 'abxcd',
    current: 'b',
  },
  {
    name: 'an arrival that ranks first still enters below the current one',
    events: [mailbox('abcd'), go('c'), mailbox('xabcd')],
    shown: 'abcxd',
    current: 'c',
  },
  {
    name: 'urgent arrivals come next, in their order',
    events: [mailbox('abcd'), next, mailbox('xyabcd', { urgent: 'xy' })],
    shown: 'abxycd',
    current: 'b',
  },
  {
    name: 'what is on the screen does not move when its rank changes',
    events: [mailbox('abcd'), next, mailbox('dcba')],
    shown: 'abcd',
    current: 'b',
  },
  {
    name: 'while the first mails come in, the best comes first',
    events: [mailbox('bc', { settling: true }), mailbox('abc', { settling: true })],
    shown: 'abc',
    current: 'a',
  },
  {
    name: 'a thread that left elsewhere makes room for the next',
    events: [mailbox('abc'), next, mailbox('ac')],
    shown: 'ac',
    current: 'c',
  },
  { name: 'next stays on the last', events: [mailbox('ab'), next, next], shown: 'ab', current: 'b' },
  { name: 'previous stays on the first', events: [mailbox('ab'), previous], shown: 'ab', current: 'a' },
  {
    name: 'mail that arrives in an empty queue is opened',
    events: [mailbox('a'), left('a'), mailbox('b')],
    shown: 'b',
    current: 'b',
  },
  { name: 'a thread that is not there cannot be gone to', events: [mailbox('ab'), go('z')], shown: 'ab', current: 'a' },
  {
    name: 'the set aside has an order of its own',
    events: [mailbox('ab', { aside: 'xy' }), { kind: 'scope', scope: 'aside' }, next],
    shown: 'xy',
    current: 'y',
  },
  {
    name: 'coming back from the set aside finds the old place',
    events: [
      mailbox('abc', { aside: 'xy' }),
      next,
      { kind: 'scope', scope: 'aside' },
      next,
      { kind: 'scope', scope: 'queue' },
    ],
    shown: 'abc',
    current: 'b',
  },
  {
    name: 'a newsletter starred while it is heard stays where it is',
    events: [mailbox('ab', { aside: 'xy' }), { kind: 'scope', scope: 'aside' }, mailbox('axb', { aside: 'y' })],
    shown: 'xy',
    current: 'x',
  },
  {
    name: 'undo of a newsletter goes back to the set aside',
    events: [mailbox('ab', { aside: 'xy' }), left('x'), back('x')],
    shown: 'xy',
    current: 'x',
  },
];

test('another order moves what waits, keeps the current thread, and takes in what stood aside', () => {
  const before = after(mailbox('abc', { aside: 'xy' }), go('b'));
  const ordered = (queue: string, aside: string, newestFirst: boolean): PlayerEvent => ({
    kind: 'mailbox',
    ranked: { queue: ids(queue), aside: ids(aside) },
    urgent: new Set(),
    settling: false,
    reorder: { newestFirst },
  });
  const joined = advance(before, ordered('cxbya', '', true));
  expect([shown(joined), queueViewOf(joined).current, joined.newestFirst]).toEqual(['cxbya', 'b', true]);
  expect(joined.views.aside.here.size).toBe(0);
  const apart = advance(joined, ordered('abc', 'xy', false));
  expect([shown(apart), queueViewOf(apart).current]).toEqual(['abc', 'b']);
  expect(onScreen(apart.views.aside)).toEqual(ids('xy'));
  const inAside = advance(
    after(mailbox('abc', { aside: 'xy' }), { kind: 'scope', scope: 'aside' }),
    ordered('abcxy', '', false),
  );
  expect([inAside.scope, shown(inAside)]).toEqual(['queue', 'abcxy']);
});

describe('the queue on the screen', () => {
  test.each(cases)('$name', (of) => {
    const state = after(...of.events.filter((event) => event !== undefined));
    expect({ shown: shown(state), current: queueViewOf(state).current }).toEqual({
      shown: of.shown,
      current: of.current,
    });
  });

  test('an unchanged mailbox keeps the same state object', () => {
    const state = after(mailbox('abc'));
    expect(advance(state, mailbox('abc'))).toBe(state);
  });
});

describe('reading', () => {
  const reading = (...events: (PlayerEvent | undefined)[]): PlayerState =>
    after(mailbox('abc'), ...events.filter((event) => event !== undefined));

  test('the player opens paused and starts on play', () => {
    expect(reading().playing).toBe(false);
    expect(reading(play).playing).toBe(true);
  });

  test('the player cannot start on an empty queue', () => {
    expect(after(mailbox(''), { kind: 'play' }).playing).toBe(false);
  });

  test('reading continues after the mail is archived', () => {
    expect(reading(play, left('a'))).toMatchObject({ playing: true, atEnd: false });
  });

  test('reading stops when the last mail leaves', () => {
    expect(after(mailbox('a'), { kind: 'play' }, left('a')).playing).toBe(false);
  });

  test('the next mail starts at its first unit', () => {
    expect(queueViewOf(reading(play, { kind: 'unit', unit: 4 }, next)).unit).toBe(0);
  });

  test('pause keeps the sentence', () => {
    expect(queueViewOf(reading(play, { kind: 'unit', unit: 4 }, pause, play)).unit).toBe(4);
  });

  test('resume after a finished mail starts the next one', () => {
    expect(queueViewOf(reading(play, finished, pause, play)).current).toBe('b');
  });

  test('the player remembers mail it finished, and not mail it skipped', () => {
    expect([...reading(play, next, play, finished).heard]).toEqual(['b']);
  });
});
