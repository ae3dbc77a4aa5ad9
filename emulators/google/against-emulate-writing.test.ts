/**
 * Contract tests for writing calls: a third party's emulator and ours must agree. They skip the third party's known
 * differences from Gmail: a draft keeps its message id, a taken label name is 400, mail never arrives.
 */
import type { gmail_v1 } from '@googleapis/gmail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Emulator, emulatorPair } from './emulator-pair.ts';
import { ada, mailOf } from './small-seed.ts';

const me = { userId: 'me' };
const raw = (subject: string, more: object = {}) =>
  Buffer.from(mailOf({ from: ada, to: 'cleo@far.example', subject, ...more })).toString('base64url');

describe.each(Object.entries(emulatorPair))('%s', (_, start) => {
  let side: Emulator;
  let gmail: gmail_v1.Gmail;
  beforeAll(async () => {
    side = await start();
    gmail = side.gmail;
    await side.deliver(mailOf({ subject: 'First', messageId: '<first@far.example>' }), ['INBOX', 'UNREAD']);
  });
  afterAll(() => side.stop());

  const insert = async (subject: string, labelIds: string[]) =>
    (await gmail.users.messages.insert({ ...me, requestBody: { raw: raw(subject), labelIds } })).data.id ?? '';
  const labelsOf = async (id: string) =>
    ((await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data.labelIds ?? []).toSorted();
  const gone = { status: 404, response: { data: { error: { code: 404, errors: [{ reason: 'notFound' }] } } } };

  test('creates, renames, hides, counts and deletes a label', async () => {
    const made = (await gmail.users.labels.create({ ...me, requestBody: { name: 'Trips' } })).data;
    expect(made).toMatchObject({
      id: expect.stringMatching(/^Label_/),
      name: 'Trips',
      type: 'user',
      messageListVisibility: 'show',
      labelListVisibility: 'labelShow',
    });
    const id = made.id ?? '';
    expect((await gmail.users.labels.patch({ ...me, id, requestBody: { name: 'Travel' } })).data).toMatchObject({
      id,
      name: 'Travel',
    });
    const requestBody = { name: 'Travel', labelListVisibility: 'labelHide' };
    const updated = (await gmail.users.labels.update({ ...me, id, requestBody })).data;
    expect(updated).toMatchObject({ id, ...requestBody });
    const message = await insert('To Oslo', [id, 'UNREAD']);
    const counters = { messagesTotal: 1, messagesUnread: 1, threadsTotal: 1, threadsUnread: 1 };
    expect((await gmail.users.labels.get({ ...me, id })).data).toMatchObject(counters);
    const startHistoryId = (await gmail.users.messages.get({ ...me, id: message, format: 'minimal' })).data.historyId;
    expect((await gmail.users.labels.delete({ ...me, id })).status).toBe(204);
    expect(await labelsOf(message)).toEqual(['UNREAD']);
    const { data } = await gmail.users.history.list({ ...me, startHistoryId: startHistoryId ?? '' });
    const removed = (data.history ?? []).flatMap((record) => record.labelsRemoved ?? []);
    expect(removed.map((change) => [change.message?.id, change.labelIds])).toEqual([[message, [id]]]);
    await expect(gmail.users.labels.get({ ...me, id })).rejects.toMatchObject(gone);
    await expect(gmail.users.labels.patch({ ...me, id, requestBody: { name: 'x' } })).rejects.toMatchObject(gone);
  });

  test('refuses to delete a system label or to reuse a label name', async () => {
    await expect(gmail.users.labels.delete({ ...me, id: 'INBOX' })).rejects.toMatchObject({ status: 400 });
    await gmail.users.labels.create({ ...me, requestBody: { name: 'Once' } });
    const again = gmail.users.labels.create({ ...me, requestBody: { name: 'Once' } });
    await expect(again).rejects.toThrow('Label name exists or conflicts');
  });

  test('creates, reads, updates and sends a draft', async () => {
    const draft = (await gmail.users.drafts.create({ ...me, requestBody: { message: { raw: raw('One') } } })).data;
    const id = draft.id ?? '';
    expect(draft).toMatchObject({ id: expect.stringMatching(/^r/), message: { labelIds: ['DRAFT'] } });
    expect((await gmail.users.drafts.list(me)).data.drafts).toEqual([
      { id, message: { id: draft.message?.id, threadId: draft.message?.threadId } },
    ]);
    await gmail.users.drafts.update({ ...me, id, requestBody: { message: { raw: raw('Two') } } });
    const read = (await gmail.users.drafts.get({ ...me, id, format: 'raw' })).data;
    expect([read.id, Buffer.from(read.message?.raw ?? '', 'base64url').toString('utf8')]).toEqual([
      id,
      expect.stringContaining('Subject: Two'),
    ]);
    const sent = (await gmail.users.drafts.send({ ...me, requestBody: { id } })).data;
    expect(sent).toMatchObject({ labelIds: ['SENT'], threadId: read.message?.threadId });
    await expect(gmail.users.drafts.get({ ...me, id })).rejects.toMatchObject(gone);
    await expect(gmail.users.drafts.send({ ...me, requestBody: { id } })).rejects.toMatchObject({ status: 404 });
    const listed = (await gmail.users.messages.list({ ...me, labelIds: ['SENT'] })).data.messages ?? [];
    expect(listed.map((message) => message.id)).toContain(sent.id);
  });

  test('deleting a draft deletes its message', async () => {
    const draft = (await gmail.users.drafts.create({ ...me, requestBody: { message: { raw: raw('Never') } } })).data;
    expect((await gmail.users.drafts.delete({ ...me, id: draft.id ?? '' })).status).toBe(204);
    await expect(gmail.users.messages.get({ ...me, id: draft.message?.id ?? '' })).rejects.toMatchObject(gone);
    await expect(gmail.users.drafts.delete({ ...me, id: draft.id ?? '' })).rejects.toMatchObject(gone);
  });

  test('stores sent mail as sent, a reply in its thread', async () => {
    const id = (await gmail.users.messages.list({ ...me, q: 'subject:first' })).data.messages?.[0]?.threadId;
    const answer = raw('Re: First', { inReplyTo: '<first@far.example>' });
    const requestBody = { raw: answer, threadId: id ?? '' };
    const sent = (await gmail.users.messages.send({ ...me, requestBody })).data;
    expect(sent).toMatchObject({ labelIds: ['SENT'], threadId: id });
    const thread = (await gmail.users.threads.get({ ...me, id: id ?? '', format: 'minimal' })).data;
    expect(thread.messages?.map((message) => message.labelIds?.includes('SENT'))).toEqual([false, true]);
  });

  test('insert and import accept known labels and reject unknown ones', async () => {
    expect(await labelsOf(await insert('Inserted', ['STARRED']))).toEqual(['STARRED']);
    const requestBody = { raw: raw('Imported'), labelIds: ['INBOX'] };
    const imported = (await gmail.users.messages.import({ ...me, requestBody })).data;
    expect(await labelsOf(imported.id ?? '')).toEqual(['INBOX']);
    await expect(insert('Nowhere', ['Label_77'])).rejects.toMatchObject({ status: 400 });
  });

  test('deletes a message, several messages and a thread', async () => {
    const [one, two, three] = [await insert('Of one', []), await insert('Of two', []), await insert('Of three', [])];
    expect((await gmail.users.messages.delete({ ...me, id: one })).status).toBe(204);
    await expect(gmail.users.messages.delete({ ...me, id: one })).rejects.toMatchObject(gone);
    expect((await gmail.users.messages.batchDelete({ ...me, requestBody: { ids: [one, two] } })).status).toBe(204);
    await expect(gmail.users.messages.get({ ...me, id: two })).rejects.toMatchObject(gone);
    const threadId = (await gmail.users.messages.get({ ...me, id: three, format: 'minimal' })).data.threadId ?? '';
    await gmail.users.threads.trash({ ...me, id: threadId });
    expect(await labelsOf(three)).toContain('TRASH');
    await gmail.users.threads.untrash({ ...me, id: threadId });
    expect(await labelsOf(three)).not.toContain('TRASH');
    expect((await gmail.users.threads.delete({ ...me, id: threadId })).status).toBe(204);
    await expect(gmail.users.threads.get({ ...me, id: threadId })).rejects.toMatchObject(gone);
  });

  test('lists the person’s own address, and starts and stops a watch', async () => {
    const own = { sendAsEmail: ada, displayName: 'Ada Small', isPrimary: true, isDefault: true };
    expect((await gmail.users.settings.sendAs.list(me)).data.sendAs).toMatchObject([own]);
    const watch = (await gmail.users.watch({ ...me, requestBody: { topicName: 'projects/a/topics/b' } })).data;
    expect(watch).toEqual({ historyId: expect.stringMatching(/^\d+$/), expiration: expect.stringMatching(/^\d{13}$/) });
    expect((await gmail.users.stop(me)).data).toBeFalsy();
  });
});
