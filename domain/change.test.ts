import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Change, invert, type LabelledMessage } from './change.ts';
import { changeCases, threadOf } from './change-cases.ts';
import { MessageId } from './id.ts';

const messagesOf = (labels: Readonly<Record<string, readonly string[]>>): LabelledMessage[] =>
  Object.entries(labels).map(([id, own]) => ({ id: MessageId.parse(id), threadId: threadOf(id), labels: own }));

const labelsOf = (messages: readonly LabelledMessage[]) =>
  Object.fromEntries(messages.map((message) => [message.id, message.labels]));

const applyAll = (messages: LabelledMessage[], changes: readonly Change[]) => {
  const undo: Change[] = [];
  for (const change of changes) {
    const applied = apply(messages, change);
    messages = applied.messages;
    undo.unshift(invert(applied.done));
  }
  return { messages, undo };
};

describe('changes', () => {
  it.each(changeCases)('$name', ({ before, changes, after, undone }) => {
    const applied = applyAll(messagesOf(before), changes);
    expect(labelsOf(applied.messages)).toEqual(after);
    expect(labelsOf(applyAll(applied.messages, applied.undo).messages)).toEqual(undone);
  });

  it('undo restores every mailbox to the labels it had, whatever was done', () => {
    const label = fc.constantFrom('INBOX', 'UNREAD', 'STARRED', 'TRASH');
    const labels = fc.uniqueArray(label);
    const change = fc.record({ threads: fc.subarray(['a', 'b', 'c']), add: labels, remove: labels });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[abc]\d$/), labels), fc.array(change), (before, wanted) => {
        const changes = wanted.map(
          ({ threads, add, remove }): Change => ({ kind: 'relabel', threadIds: threads.map(threadOf), add, remove }),
        );
        const { messages, undo } = applyAll(messagesOf(before), changes);
        const restored = labelsOf(applyAll(messages, undo).messages);
        for (const [id, own] of Object.entries(before)) expect(restored[id]?.toSorted()).toEqual(own.toSorted());
      }),
    );
  });
});
