import { expect, test } from 'vitest';
import { type Accepted, expectedOf, type Letter, type Order } from './model.ts';

const letters: Letter[] = [
  { id: 'm1', threadId: 't1', labels: ['INBOX', 'UNREAD'] },
  { id: 'm2', threadId: 't2', labels: ['INBOX'] },
];
const on = (kind: 'archive' | 'trash' | 'star' | 'unstar' | 'mark-unread', ...threadIds: string[]): Order => ({
  kind,
  args: { threadIds },
});
const undo = (commandId: string): Order => ({ kind: 'undo', args: { commandId } });
const taken = (...orders: Order[]): Accepted[] => orders.map((order, n) => ({ id: `c${n}`, order, revision: n }));

test.each<[string, Order[], string[], string[]]>([
  ['an archived letter is out of the inbox and read', [on('archive', 't1')], [], ['-INBOX', '-UNREAD']],
  ['what was already so is no change', [on('archive', 't2')], ['INBOX', 'UNREAD'], []],
  [
    'undo brings back what was there',
    [on('archive', 't1'), undo('c0')],
    ['INBOX', 'UNREAD'],
    ['-INBOX', '-UNREAD', '+INBOX', '+UNREAD'],
  ],
  [
    'undo brings back no more than was done',
    [on('star', 't1'), on('mark-unread', 't1'), undo('c1'), undo('c0')],
    ['INBOX', 'UNREAD'],
    ['+STARRED', '-UNREAD', '+UNREAD', '-UNREAD', '+UNREAD', '-STARRED'],
  ],
  [
    'a redo takes back the undo',
    [on('trash', 't1'), undo('c0'), { kind: 'redo', args: { commandId: 'c1' } }],
    ['TRASH'],
    ['+TRASH', '-INBOX', '-UNREAD', '+INBOX', '+UNREAD', '-TRASH', '+TRASH', '-INBOX', '-UNREAD'],
  ],
])('model: %s', (_name, orders, labels, turns) => {
  const expected = expectedOf(letters, taken(...orders));
  expect(expected.labels.get('m1')).toEqual(labels);
  expect(expected.turns.get('m1')).toEqual(turns);
  expect(expected.twice).toEqual([]);
});

test("model: commands count in Flow's order, not in that of their answers", () => {
  const [star, unstar] = taken(on('star', 't1'), on('unstar', 't1'));
  const given = [unstar, star].filter((one) => one !== undefined);
  expect(expectedOf(letters, given).labels.get('m1')).toEqual(['INBOX']);
});

test('model: reports a command undone twice', () => {
  expect(expectedOf(letters, taken(on('archive', 't1'), undo('c0'), undo('c0'))).twice).toEqual(['c2']);
});

test('model: a command on two threads changes both', () => {
  const { edits } = expectedOf(letters, taken(on('star', 't1', 't2')));
  expect(edits.get('c0')).toEqual([
    { messageId: 'm1', add: ['STARRED'], remove: ['UNREAD'] },
    { messageId: 'm2', add: ['STARRED'], remove: [] },
  ]);
});
