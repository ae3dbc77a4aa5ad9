import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { invert } from '#domain/change/change.ts';
import { changeCases, senderOf, threadOf } from '#domain/change/mailbox-cases.ts';
import { markCases } from '#domain/change/mark-cases.ts';
import { type Account, CommandId, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Reminder } from '#domain/reminder.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import { newId } from '#server/id.ts';
import { openMailbox } from '#server/mailbox/revision.ts';
import { showThreads } from '#server/mailbox/show-labels.ts';
import { newAccount, type TestContext, testContext } from '#test/support/context.ts';
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
      const account = newAccount();
      await plant(account, before);
      await plantReminders(account, reminders?.before ?? {});
      await plantMuted(account, muted?.before ?? []);
      await plantBlocked(account, blocked?.before ?? []);
      const { done, labels, waits, mutes, blocks } = await applyAll(account, changes);
      expect(labels).toEqual(after);
      expect(waits).toEqual(reminders?.after ?? {});
      expect(mutes).toEqual(muted?.after ?? []);
      expect(blocks).toEqual(blocked?.after ?? []);
      const again = await applyAll(account, done.toReversed().map(invert));
      expect(again.labels).toEqual(undone);
      expect(again.waits).toEqual(reminders?.undone ?? {});
      expect(again.mutes).toEqual(muted?.undone ?? []);
      expect(again.blocks).toEqual(blocked?.undone ?? []);
    },
  );

  test("store the pending edit apart from the provider's labels", async () => {
    const account = newAccount();
    await plant(account, { a1: ['inbox', 'unread'] });
    await applyAll(account, [
      { ledger: 'mailbox', kind: 'relabel', threadIds: [threadOf('a')], add: [], remove: ['inbox'] },
    ]);
    const [message] = await ctx.peek('select provider_labels, labels from message where user_id = $1', [
      account.userId,
    ]);
    expect(message).toEqual({ provider_labels: ['inbox', 'unread'], labels: ['unread'] });
  });

  test('show a later provider label under a pending edit', async () => {
    const account = newAccount();
    await plant(account, { a1: ['inbox'] });
    await applyAll(account, [
      { ledger: 'mailbox', kind: 'relabel', threadIds: [threadOf('a')], add: ['starred'], remove: ['inbox'] },
    ]);
    const seen = await ctx.db.asUser(account.userId, (tx) =>
      sql<{ labels: string[] }>`
        select labels_with_pending(${account.userId}, ${account.id}, 'a1', array['inbox', 'important', 'unread']) as labels
      `.execute(tx),
    );
    expect(seen.rows[0]?.labels).toEqual(['important', 'unread', 'starred']);
  });
});

const plant = (account: Account, labels: Readonly<Record<string, readonly Label[]>>) =>
  ctx.db.asUser(account.userId, async (tx) => {
    await openMailbox(tx, account, 'someone@small.example');
    const rows = Object.entries(labels).map(([id, own]) => ({
      ...accountKey(account),
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
    await showThreads(tx, account, [...new Set(rows.map((row) => row.thread_id))], 1);
  });

const plantReminders = (account: Account, reminders: Readonly<Record<string, Reminder>>) =>
  ctx.db.asUser(account.userId, (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const swaps = Object.entries(reminders).map(([id, is]) => ({
      of: 'reminder' as const,
      key: ThreadId.parse(id),
      was: null,
      is,
    }));
    return writeReminders(tx, account, swaps, { commandId, revision: 1 });
  });

const plantMuted = (account: Account, ids: readonly string[]) =>
  ctx.db.asUser(account.userId, (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const swaps = ids.map((id) => ({ of: 'mute' as const, key: ThreadId.parse(id), was: false, is: true }));
    return writeMutes(tx, account, swaps, { commandId, revision: 1 });
  });

const plantBlocked = (account: Account, emails: readonly string[]) =>
  ctx.db.asUser(account.userId, (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const swaps = emails.map((email) => ({ of: 'block' as const, key: email, was: false, is: true }));
    return writeBlocks(tx, account, swaps, { commandId, revision: 1 });
  });

const applyAll = (account: Account, changes: Parameters<typeof applyChanges>[2]['changes']) =>
  ctx.db.asUser(account.userId, async (tx) => {
    const commandId = CommandId.parse(newId(ctx.clock.now()));
    const done = await applyChanges(tx, account, { commandId, changes, revision: 2 });
    const rows = await tx.selectFrom('message').select(['id', 'labels']).where(ofAccount(account)).execute();
    const threads = ['a', 'b'].map((id) => ThreadId.parse(id));
    const waits = Object.fromEntries(await remindersOf(tx, account, threads));
    const mutes = [...(await mutedAmong(tx, account, threads))].toSorted();
    const blocks = await blockedSince(tx, account, 0);
    return { done, waits, mutes, blocks, labels: Object.fromEntries(rows.map((row) => [row.id, row.labels])) };
  });
