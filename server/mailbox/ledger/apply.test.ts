import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { invert } from '#domain/change/change.ts';
import { changeCases, senderOf, threadOf } from '#domain/change/mailbox-cases.ts';
import { markCases } from '#domain/change/mark-cases.ts';
import { CommandId, MessageId, ThreadId, type UserId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Reminder } from '#domain/reminder.ts';
import { newId } from '#server/id.ts';
import { openMailbox } from '#server/mailbox/revision.ts';
import { showThreads } from '#server/mailbox/show-labels.ts';
import { newUserId, type TestContext, testContext } from '#test/support/context.ts';
import { applyChanges } from './apply.ts';
import { blockedSince, writeBlocks } from './blocked.ts';
import { mutedAmong, writeMutes } from './muted.ts';
import { remindersOf, writeReminders } from './reminders.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await testContext();
});

describe('changes in the database', () => {
  test.each([...changeCases, ...markCases])(
    '$name',
    async ({ before, changes, after, undone, reminders, muted, blocked }) => {
      const userId = newUserId();
      await plant(userId, before);
      await plantReminders(userId, reminders?.before ?? {});
      await plantMuted(userId, muted?.before ?? []);
      await plantBlocked(userId, blocked?.before ?? []);
      const { done, labels, waits, mutes, blocks } = await applyAll(userId, changes);
      expect(labels).toEqual(after);
      expect(waits).toEqual(reminders?.after ?? {});
      expect(mutes).toEqual(muted?.after ?? []);
      expect(blocks).toEqual(blocked?.after ?? []);
      const again = await applyAll(userId, done.toReversed().map(invert));
      expect(again.labels).toEqual(undone);
      expect(again.waits).toEqual(reminders?.undone ?? {});
      expect(again.mutes).toEqual(muted?.undone ?? []);
      expect(again.blocks).toEqual(blocked?.undone ?? []);
    },
  );

  test('leave what the provider says untouched, and lay the change beside it', async () => {
    const userId = newUserId();
    await plant(userId, { a1: ['inbox', 'unread'] });
    await applyAll(userId, [
      { ledger: 'mailbox', kind: 'relabel', threadIds: [threadOf('a')], add: [], remove: ['inbox'] },
    ]);
    const [message] = await ctx.peek('select provider_labels, labels from message where user_id = $1', [userId]);
    expect(message).toEqual({ provider_labels: ['inbox', 'unread'], labels: ['unread'] });
  });

  test('show a later label of the provider under what is pending', async () => {
    const userId = newUserId();
    await plant(userId, { a1: ['inbox'] });
    await applyAll(userId, [
      { ledger: 'mailbox', kind: 'relabel', threadIds: [threadOf('a')], add: ['starred'], remove: ['inbox'] },
    ]);
    const seen = await ctx.db.asUser(userId, (tx) =>
      sql<{ labels: string[] }>`
        select labels_with_pending(${userId}, 'a1', array['inbox', 'important', 'unread']) as labels
      `.execute(tx),
    );
    expect(seen.rows[0]?.labels).toEqual(['important', 'unread', 'starred']);
  });
});

const plant = (userId: UserId, labels: Readonly<Record<string, readonly Label[]>>) =>
  ctx.db.asUser(userId, async (tx) => {
    await openMailbox(tx, userId, 'someone@small.example');
    const rows = Object.entries(labels).map(([id, own]) => ({
      user_id: userId,
      id: MessageId.parse(id),
      thread_id: threadOf(id),
      provider_labels: [...own],
      labels: [...own],
      received_at: ctx.clock.now(),
      sender_name: '',
      sender_email: senderOf(id),
      recipients: '[]',
      copied: '[]',
      subject: '',
      reading: '{}',
      attachments: '[]',
      invitation: null,
      state: 'parsed' as const,
    }));
    await tx.insertInto('message').values(rows).execute();
    await showThreads(tx, userId, [...new Set(rows.map((row) => row.thread_id))], 1);
  });

const plantReminders = (userId: UserId, reminders: Readonly<Record<string, Reminder>>) =>
  ctx.db.asUser(userId, (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const swaps = Object.entries(reminders).map(([id, is]) => ({
      of: 'reminder' as const,
      key: ThreadId.parse(id),
      was: null,
      is,
    }));
    return writeReminders(tx, userId, swaps, { commandId, revision: 1 });
  });

const plantMuted = (userId: UserId, ids: readonly string[]) =>
  ctx.db.asUser(userId, (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const swaps = ids.map((id) => ({ of: 'mute' as const, key: ThreadId.parse(id), was: false, is: true }));
    return writeMutes(tx, userId, swaps, { commandId, revision: 1 });
  });

const plantBlocked = (userId: UserId, emails: readonly string[]) =>
  ctx.db.asUser(userId, (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const swaps = emails.map((email) => ({ of: 'block' as const, key: email, was: false, is: true }));
    return writeBlocks(tx, userId, swaps, { commandId, revision: 1 });
  });

const applyAll = (userId: UserId, changes: Parameters<typeof applyChanges>[2]['changes']) =>
  ctx.db.asUser(userId, async (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const done = await applyChanges(tx, userId, { commandId, changes, revision: 2 });
    const rows = await tx.selectFrom('message').select(['id', 'labels']).where('user_id', '=', userId).execute();
    const threads = ['a', 'b'].map((id) => ThreadId.parse(id));
    const waits = Object.fromEntries(await remindersOf(tx, userId, threads));
    const mutes = [...(await mutedAmong(tx, userId, threads))].toSorted();
    const blocks = await blockedSince(tx, userId, 0);
    return { done, waits, mutes, blocks, labels: Object.fromEntries(rows.map((row) => [row.id, row.labels])) };
  });
