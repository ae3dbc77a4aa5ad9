import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LabelEdit, relabelled } from '#domain/change/label-edit.ts';
import { CommandId, MessageId, ThreadId } from '#domain/id.ts';
import { type Label, LabelId } from '#domain/mail.ts';
import { callsOf, netEdits, type OpenCommand, roundSize, takeRound } from './round.ts';

const edit = (n: number, add: Label[] = [], remove: Label[] = ['inbox']): LabelEdit => ({
  messageId: MessageId.parse(n.toString(16).padStart(16, '0')),
  threadId: ThreadId.parse('00000000000000aa'),
  add,
  remove,
});
let made = 0;
const command = (...edits: LabelEdit[]): OpenCommand => {
  made += 1;
  return { id: CommandId.parse(`00000000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`), edits };
};
const run = (from: number, to: number, ...labels: [Label[], Label[]] | []) =>
  Array.from({ length: to - from }, (_, n) => edit(from + n, ...labels));

describe('a round', () => {
  test.each<[string, OpenCommand[], number]>([
    ['takes neighbours that touch different messages', [command(edit(1)), command(edit(2)), command(edit(3))], 3],
    ['ends before a message is touched again', [command(edit(1)), command(edit(2)), command(edit(1), edit(3))], 2],
    [
      'passes over nothing, so that what comes later stays later',
      [command(edit(1)), command(edit(1)), command(edit(9))],
      1,
    ],
    ['ends when it is full', [command(...run(0, roundSize)), command(edit(roundSize))], 1],
    ['takes a large command whole', [command(...run(0, 3 * roundSize)), command(edit(5000))], 1],
    ['takes what has nothing left to carry', [command(), command(edit(1))], 2],
    ['may be empty', [], 0],
  ])('%s', (_name, waiting, taken) => {
    expect(takeRound(waiting)).toEqual(waiting.slice(0, taken));
  });
});

describe('calls', () => {
  test.each<[string, LabelEdit[], string[]]>([
    ['ask for a few one by one, whatever they are', [edit(1), edit(2, ['starred'], [])], ['each 2']],
    ['ask for ten alike one by one, which costs the same and answers more', run(0, 10), ['each 10']],
    ['ask for eleven alike at once', run(0, 11), ['alike 11']],
    [
      'take the order of labels for nothing',
      [...run(0, 6, ['trash', 'starred'], []), ...run(6, 12, ['starred', 'trash'], [])],
      ['alike 12'],
    ],
    ['ask for at most a thousand at once', run(0, 2500), ['alike 1000', 'alike 1000', 'alike 500']],
    ['keep apart what is not alike', [...run(0, 20), ...run(20, 24, ['starred'], [])], ['alike 20', 'each 4']],
    ['are none for nothing', [], []],
  ])('%s', (_name, edits, calls) => {
    const netCalls = callsOf(edits);
    expect(netCalls.map((call) => `${call.kind} ${call.edits.length}`)).toEqual(calls);
    expect(new Set(netCalls.flatMap((call) => call.edits))).toEqual(new Set(edits));
  });
});

describe('the net edit of a message', () => {
  const labels = fc.subarray<Label>(['inbox', 'unread', 'starred', 'trash', LabelId.parse(LabelId.parse('Label_1'))]);
  const one = fc.tuple(labels, labels).map(([add, remove]) =>
    edit(
      1,
      add,
      remove.filter((label) => !add.includes(label)),
    ),
  );

  test('has the same effect on any labels', () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), labels, (edits, before) => {
        const [net, ...more] = netEdits(edits);
        if (!net) throw new Error('nothing was left of them');
        const apart = edits.reduce<Label[]>((now, each) => relabelled(now, each), before);
        expect(more).toEqual([]);
        expect(relabelled(before, net).toSorted()).toEqual(apart.toSorted());
        expect(net.add.filter((label) => net.remove.includes(label))).toEqual([]);
      }),
    );
  });
});
