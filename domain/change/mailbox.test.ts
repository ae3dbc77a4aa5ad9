import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Blocked, blockedAfter } from '#domain/block.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Muted } from '#domain/mute.ts';
import type { Reminder, Reminders } from '#domain/reminder.ts';
import { apply, type Change, type Done, invert, type LabelledMessage } from './mailbox.ts';
import { changeCases, senderOf, threadOf } from './mailbox-cases.ts';
import { markCases } from './mark-cases.ts';

const messagesOf = (labels: Readonly<Record<string, readonly Label[]>>): LabelledMessage[] =>
  Object.entries(labels).map(([id, own]) => ({
    id: MessageId.parse(id),
    threadId: threadOf(id),
    labels: own,
    from: { email: senderOf(id) },
  }));

const labelsOf = (messages: readonly LabelledMessage[]) =>
  Object.fromEntries(messages.map((message) => [message.id, message.labels]));

const remindersOf = (of: Readonly<Record<string, Reminder>> = {}): Reminders =>
  new Map(Object.entries(of).map(([id, reminder]) => [ThreadId.parse(id), reminder]));

const applyAll = (
  messages: LabelledMessage[],
  changes: readonly Change[],
  reminders: Reminders = new Map(),
  muted: Muted = new Set(),
  blocked: Blocked = new Set(),
) => {
  const undo: Change[] = [];
  for (const change of changes) {
    const applied = apply(messages, change, { reminders, muted, blocked });
    messages = applied.messages;
    reminders = swapped(reminders, applied.done);
    muted = mutedAfter(muted, applied.done);
    blocked = blockedAfter(blocked, applied.done.blocks ?? []);
    undo.unshift(invert(applied.done));
  }
  return { messages, reminders, muted, blocked, undo };
};

const mutedAfter = (muted: Muted, done: Done): Muted => {
  const next = new Set(muted);
  for (const { threadId, muted: is } of done.mutes ?? []) {
    if (is) next.add(threadId);
    else next.delete(threadId);
  }
  return next;
};

const mutedOf = (ids: readonly string[] = []): Muted => new Set(ids.map((id) => ThreadId.parse(id)));

const swapped = (reminders: Reminders, done: Done): Reminders => {
  const next = new Map(reminders);
  for (const { threadId, is } of done.reminders ?? []) {
    if (is === null) next.delete(threadId);
    else next.set(threadId, is);
  }
  return next;
};

describe('changes', () => {
  test.each([...changeCases, ...markCases])(
    '$name',
    ({ before, changes, after, undone, reminders, muted, blocked }) => {
      const applied = applyAll(
        messagesOf(before),
        changes,
        remindersOf(reminders?.before),
        mutedOf(muted?.before),
        new Set(blocked?.before),
      );
      expect(labelsOf(applied.messages)).toEqual(after);
      expect(applied.reminders).toEqual(remindersOf(reminders?.after));
      expect(applied.muted).toEqual(mutedOf(muted?.after));
      expect(applied.blocked).toEqual(new Set(blocked?.after));
      const back = applyAll(applied.messages, applied.undo, applied.reminders, applied.muted, applied.blocked);
      expect(labelsOf(back.messages)).toEqual(undone);
      expect(back.reminders).toEqual(remindersOf(reminders?.undone));
      expect(back.muted).toEqual(mutedOf(muted?.undone));
      expect(back.blocked).toEqual(new Set(blocked?.undone));
    },
  );

  test('undo restores every mailbox to the labels it had, whatever was done', () => {
    const label = fc.constantFrom('inbox', 'unread', 'starred', 'trash');
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
