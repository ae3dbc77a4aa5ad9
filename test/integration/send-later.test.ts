// Scheduled mail with attachments, the length of the hold, and the list of drafts.
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { execute } from '#server/commands/execute.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { discardDraft, keepDraft } from '#server/sending/drafts.ts';
import { moveSending, takeToSend } from '#server/sending/hold.ts';
import { listSendings } from '#server/sending/list.ts';
import { savedDrafts } from '#server/sending/saved.ts';
import { type Desk, nextId, openDesk } from '#test/support/desk.ts';
import { senderAt } from '#test/support/sender.ts';

let desk: Desk;
let draft: Draft;
beforeEach(async () => {
  desk = await openDesk();
  draft = written();
});

const {
  ctx,
  draftsAtGoogle,
  given,
  id,
  left,
  passing: temporary,
  send,
  stateOf,
  sync,
} = senderAt(() => ({ desk, draft }));

const written = (): Draft => {
  const made = newDraft('new', DraftId.parse(id()), undefined, ada);
  if (!made) throw new Error('new mail needs nothing');
  return { ...made, to: [{ name: 'Ben', email: ben }], subject: 'Lunch', text: 'At one?' };
};

describe('scheduled mail', () => {
  const inTwoDays = (): string => new Date(ctx().clock.now().getTime() + 2 * 86_400_000).toISOString();
  test('stays away from Google until its time, leaves once, and can be moved and stopped', async () => {
    const one = given({ at: inTwoDays() });
    expect((await takeToSend(ctx(), desk.account, one)).leavesIn).toBe(2 * 86_400_000);
    await temporary();
    expect([await left(), await draftsAtGoogle()]).toEqual([[], 0]);
    const sooner = new Date(ctx().clock.now().getTime() + 3_600_000).toISOString();
    await moveSending(ctx(), desk.account, { sendingId: one.sendingId, at: sooner });
    await desk.world.later(3_500_000);
    expect(await left()).toEqual([]);
    expect((await listSendings(ctx(), desk.account)).sendings[0]).toMatchObject({ scheduled: true, state: 'queued' });
    await desk.world.later(110_000);
    await temporary();
    expect(await left()).toHaveLength(1);
    await desk.world.later(2 * 86_400_000);
    expect(await left()).toHaveLength(1);
    await expect(moveSending(ctx(), desk.account, { sendingId: one.sendingId, at: null })).rejects.toThrow(
      'draft.busy',
    );
  });

  test('leaves after its hold when rescheduled to now, and at most a year ahead', async () => {
    const one = given({ at: inTwoDays() });
    await takeToSend(ctx(), desk.account, one);
    expect((await moveSending(ctx(), desk.account, { sendingId: one.sendingId, at: null })).leavesIn).toBe(10_000);
    await temporary();
    expect(await left()).toHaveLength(1);
    draft = written();
    await expect(send({ at: '2031-01-01T00:00:00Z' })).rejects.toThrow('draft.too-late');
  });
});

describe('the hold', () => {
  test('is as long as the person chose', async () => {
    await execute(ctx(), desk.account, {
      id: nextId(),
      command: { kind: 'change-setting', args: { name: 'holdSeconds', value: 25 } },
      spoken: false,
    });
    expect((await send()).leavesIn).toBe(25_000);
  });
});

describe('attachments', () => {
  const withFile = async (): Promise<Draft> => {
    const raw = [
      `From: Ben Small <${ben}>`,
      `To: ${ada}`,
      'Subject: The plan',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Attached.',
      '--b',
      'Content-Type: application/pdf; name="plan.pdf"',
      'Content-Disposition: attachment; filename="plan.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF the plan').toString('base64'),
      '--b--',
    ].join('\r\n');
    await desk.world.google.control('deliver', { mailbox: ada, raw: Buffer.from(raw).toString('base64url') });
    await sync();
    const { threads } = await changesSince(ctx(), desk.account, 0);
    const thread = threads.find(({ messages }) => messages.some(({ subject }) => subject === 'The plan'));
    const made = newDraft('forward', DraftId.parse(id()), thread, ada);
    if (!made) throw new Error('there is nothing to forward');
    return { ...made, to: [{ name: '', email: ben }], bcc: [{ name: '', email: 'carl@small.example' }] };
  };

  test('of a forwarded mail travel along, and nobody else sees a blind copy', async () => {
    draft = await withFile();
    expect(draft.files).toMatchObject([{ name: 'plan.pdf', nth: 0 }]);
    await send({ strangers: [ben, 'carl@small.example'] });
    await temporary();
    const [mail] = await left();
    expect(mail?.recipients.toSorted()).toEqual([ben, 'carl@small.example'].toSorted());
    const parsed = await PostalMime.parse(Buffer.from(mail?.raw ?? '', 'base64url'));
    expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['plan.pdf', 'application/pdf'],
    ]);
    const [file] = parsed.attachments;
    expect(file && Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(file.content))).toString()).toBe(
      '%PDF the plan',
    );
  });

  test('that no longer exist are reported, and nothing leaves without them', async () => {
    draft = await withFile();
    const [file] = draft.files;
    const one = given({ strangers: [ben, 'carl@small.example'] });
    await takeToSend(ctx(), desk.account, one);
    await desk.world.google.control('delete-message', { mailbox: ada, id: file?.messageId });
    await temporary();
    expect(await left()).toEqual([]);
    expect((await stateOf(one.sendingId))?.['state']).toBe('failed');
    await sync();
    const later = { ...draft, id: DraftId.parse(id()), kind: 'new' as const, about: null };
    expect(await keepDraft(ctx(), desk.account, { draft: later, save: false })).toMatchObject({ gone: [0] });
  });
});

describe('the list of drafts', () => {
  test('has open, recently discarded and provider drafts, and keeping one restores it', async () => {
    await keepDraft(ctx(), desk.account, { draft, save: false });
    const mine = async () =>
      (await savedDrafts(ctx(), desk.account)).drafts.map(({ draft: one, discarded }) => [one.id, discarded]);
    expect(await mine()).toEqual([[draft.id, false]]);
    await discardDraft(ctx(), desk.account, draft.id);
    expect(await mine()).toEqual([[draft.id, true]]);
    await keepDraft(ctx(), desk.account, { draft, save: true });
    await desk.world.work();
    expect(await mine()).toEqual([[draft.id, false]]);
    const raw = Buffer.from(`From: ${ada}\r\nTo: ${ben}\r\nSubject: By hand\r\n\r\nWritten elsewhere.`);
    await desk.world.google.control('draft', { mailbox: ada, raw: raw.toString('base64url') });
    await sync();
    await sync();
    const { elsewhere } = await savedDrafts(ctx(), desk.account);
    expect(elsewhere).toMatchObject([{ subject: 'By hand', to: [{ email: ben }], text: 'Written elsewhere.' }]);
  });
});
