import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Reminder, Reminders } from '#domain/reminder.ts';
import { invert } from './define-ledger.ts';
import { applyToMailbox, type LabelledMessage, type MailboxChange, type MailboxState, stateOf } from './mailbox.ts';
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

const mutedOf = (ids: readonly string[] = []) => new Set(ids.map((id) => ThreadId.parse(id)));

const applyAll = (state: MailboxState, changes: readonly MailboxChange[]) => {
  const undo: MailboxChange[] = [];
  for (const change of changes) {
    const applied = applyToMailbox(state, change);
    state = applied.state;
    undo.unshift(invert(applied.done));
  }
  return { ...state, undo };
};

describe('mailbox changes', () => {
  test.each([...changeCases, ...markCases])(
    '$name',
    ({ before, changes, after, undone, reminders, muted, blocked }) => {
      const applied = applyAll(
        stateOf(messagesOf(before), {
          reminders: remindersOf(reminders?.before),
          muted: mutedOf(muted?.before),
          blocked: new Set(blocked?.before),
        }),
        changes,
      );
      expect(labelsOf(applied.messages)).toEqual(after);
      expect(applied.reminders).toEqual(remindersOf(reminders?.after));
      expect(applied.muted).toEqual(mutedOf(muted?.after));
      expect(applied.blocked).toEqual(new Set(blocked?.after));
      const back = applyAll(applied, applied.undo);
      expect(labelsOf(back.messages)).toEqual(undone);
      expect(back.reminders).toEqual(remindersOf(reminders?.undone));
      expect(back.muted).toEqual(mutedOf(muted?.undone));
      expect(back.blocked).toEqual(new Set(blocked?.undone));
    },
  );

  test('undo restores every label after any changes', () => {
    const label = fc.constantFrom('inbox', 'unread', 'starred', 'trash');
    const labels = fc.uniqueArray(label);
    const change = fc.record({ threads: fc.subarray(['a', 'b', 'c']), add: labels, remove: labels });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[abc]\d$/), labels), fc.array(change), (before, requested) => {
        const changes = requested.map(
          ({ threads, add, remove }): MailboxChange => ({
            ledger: 'mailbox',
            kind: 'relabel',
            threadIds: threads.map(threadOf),
            add,
            remove,
          }),
        );
        const { messages, undo } = applyAll(stateOf(messagesOf(before)), changes);
        const restored = labelsOf(applyAll(stateOf(messages), undo).messages);
        for (const [id, own] of Object.entries(before)) expect(restored[id]?.toSorted()).toEqual(own.toSorted());
      }),
    );
  });
});
