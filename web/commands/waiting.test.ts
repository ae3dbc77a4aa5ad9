import { afterEach, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { fallingWith, forgetWaiting, nowAsked, nowWaits, waiting, waitsNoMore } from './waiting.ts';

const id = (n: number): CommandId => CommandId.parse(`0199bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`);
const archive: Command = { kind: 'archive', args: { threadIds: [ThreadId.parse('t1')] } };
const give = (n: number, command: Command = archive) => nowWaits({ id: id(n), command, changes: [] });
const ids = () => waiting.current().map((one) => one.id);
afterEach(forgetWaiting);

test('waiting commands keep their order, each once, until the answer', () => {
  for (const n of [2, 1, 2, 3]) give(n);
  expect(ids()).toEqual([id(1), id(2), id(3)]);
  waitsNoMore(id(2));
  expect(ids()).toEqual([id(1), id(3)]);
});

test('waiting commands show which of them went out', () => {
  give(1);
  give(2);
  nowAsked(id(1));
  expect(waiting.current().map(({ asked }) => asked)).toEqual([true, false]);
});

test('dropping a command drops its undos and redos, newest first, and nothing else', () => {
  give(1);
  give(2);
  give(3, { kind: 'undo', args: { commandId: id(1) } });
  give(4, { kind: 'redo', args: { commandId: id(3) } });
  expect(fallingWith(id(1), waiting.current())).toEqual([id(4), id(3), id(1)]);
  expect(fallingWith(id(2), waiting.current())).toEqual([id(2)]);
});
