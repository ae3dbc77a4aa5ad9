import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { carrySending } from '#server/sending/carry.ts';
import { discardDraft, keepDraft } from '#server/sending/drafts.ts';
import { stopSending, takeToSend } from '#server/sending/hold.ts';
import { listSendings } from '#server/sending/list.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';
import { senderAt } from '#test/support/sender.ts';

let desk: Desk;
let draft: Draft;
beforeEach(async () => {
  desk = await openDesk();
  draft = await answerToBen();
});
afterEach(() => desk.world.google.clearFaults());

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

const answerToBen = async (): Promise<Draft> => {
  const raw = [
    `From: Ben Small <${ben}>`,
    `To: ${ada}`,
    'Subject: RE: Lunch',
    'Message-ID: <lunch@small.example>',
    'References: <first@small.example>',
    '',
    'Shall we have lunch?',
  ].join('\r\n');
  await desk.world.google.control('deliver', { mailbox: ada, raw: Buffer.from(raw).toString('base64url') });
  await sync();
  const { threads } = await changesSince(ctx(), desk.account, 0);
  const thread = threads.find(({ messages }) => messages.some(({ subject }) => subject === 'RE: Lunch'));
  const made = newDraft('reply', DraftId.parse(id()), thread, ada);
  if (!made) throw new Error('there is nothing to answer');
  return { ...made, text: 'Yes, at one.' };
};

describe('a reply', () => {
  test('waits ten seconds, leaves once, and joins its thread with an audit entry', async () => {
    const held = await send();
    expect(held).toEqual({ state: 'queued', leavesIn: 10_000 });
    await desk.world.work();
    expect(await draftsAtGoogle()).toBe(1);
    await desk.world.later(9000);
    expect(await left()).toEqual([]);
    await desk.world.later(1500);
    const [mail, ...more] = await left();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipients: [ben], threadId: draft.about?.threadId });
    const parsed = await PostalMime.parse(Buffer.from(mail?.raw ?? '', 'base64url'));
    expect(parsed).toMatchObject({
      subject: 'Re: Lunch',
      inReplyTo: '<lunch@small.example>',
      references: '<first@small.example> <lunch@small.example>',
    });
    expect(parsed.text).toContain('> Shall we have lunch?');
    await sync();
    const rows = await ctx().peek("select labels from message where subject = 'Re: Lunch'");
    expect(rows).toEqual([{ labels: ['sent'] }]);
    expect(await ctx().peek("select metadata from audit_log where action_type = 'reply_sent'")).toEqual([
      { metadata: { to_email: ben, subject: 'Re: Lunch' } },
    ]);
    expect(await ctx().peek('select 1 from draft')).toEqual([]);
    expect(await draftsAtGoogle()).toBe(0);
  });

  test('that was stopped does not leave, and can be sent again', async () => {
    const first = given();
    await takeToSend(ctx(), desk.account, first);
    await desk.world.work();
    const stopped = await stopSending(ctx(), desk.account, { draftId: draft.id, sendingId: first.sendingId });
    expect(stopped).toEqual({ held: true });
    await temporary();
    expect(await left()).toEqual([]);
    expect((await listSendings(ctx(), desk.account)).drafts).toEqual([draft]);
    expect((await takeToSend(ctx(), desk.account, first)).state).toBe('stopped');

    draft = { ...draft, text: 'Yes, at two.' };
    await keepDraft(ctx(), desk.account, { draft, save: false });
    await send();
    await temporary();
    const [mail, ...more] = await left();
    expect(more).toEqual([]);
    expect(Buffer.from(mail?.raw ?? '', 'base64url').toString()).toContain('at two');
    expect(await draftsAtGoogle()).toBe(0);
  });

  test('cannot be stopped after it left', async () => {
    const one = given();
    await takeToSend(ctx(), desk.account, one);
    await temporary();
    expect(await stopSending(ctx(), desk.account, { draftId: draft.id, sendingId: one.sendingId })).toEqual({
      held: false,
    });
    await expect(send()).rejects.toThrow('draft.sent');
    await expect(keepDraft(ctx(), desk.account, { draft, save: false })).rejects.toThrow('draft.sent');
  });

  test('repeated while the first is running is the same one', async () => {
    const one = given();
    const all = await Promise.all([1, 2, 3].map(() => takeToSend(ctx(), desk.account, one)));
    expect(all.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
  });

  test('stopped before it arrived at the server does not leave', async () => {
    const one = given();
    await stopSending(ctx(), desk.account, { draftId: draft.id, sendingId: one.sendingId });
    expect((await takeToSend(ctx(), desk.account, one)).state).toBe('stopped');
    await temporary();
    expect(await left()).toEqual([]);
  });
});

describe('sending refuses', () => {
  test('a draft that differs from the confirmed one', async () => {
    await expect(send({ draft: { ...draft, text: 'No.' }, confirmed: given().confirmed })).rejects.toThrow('changed');
    const to = [{ name: 'Ben Small', email: 'eve@evil.example' }];
    await expect(send({ draft: { ...draft, to }, confirmed: given().confirmed })).rejects.toThrow('changed');
  });

  test('a recipient never written to before, unless confirmed by hand', async () => {
    await expect(send({ strangers: [] })).rejects.toThrow('draft.unconfirmed');
    await send();
    await temporary();
    draft = { ...(await answerToBen()), id: DraftId.parse(id()) };
    await send({ strangers: [] });
    await temporary();
    expect(await left()).toHaveLength(2);
  });

  test('a reply to another person’s mail, and another person’s draft', async () => {
    const other = await desk.world.connect(ben);
    await expect(takeToSend(ctx(), other, given())).rejects.toThrow('thread.unknown');
    await keepDraft(ctx(), desk.account, { draft, save: false });
    await discardDraft(ctx(), other, draft.id);
    expect((await listSendings(ctx(), desk.account)).drafts).toEqual([draft]);
    expect((await listSendings(ctx(), other)).drafts).toEqual([]);
  });

  test('a reply whose mail is gone, also during the hold, until it becomes a new email', async () => {
    const remove = (): Promise<unknown> =>
      desk.world.google.control('delete-message', { mailbox: ada, id: draft.about?.messageId });
    const one = given();
    await takeToSend(ctx(), desk.account, one);
    await remove();
    await temporary();
    const { sendings } = await listSendings(ctx(), desk.account);
    expect(sendings.find(({ id: each }) => each === one.sendingId)).toMatchObject({
      state: 'failed',
      problem: 'thread.unknown',
    });
    await sync();
    await expect(keepDraft(ctx(), desk.account, { draft, save: false })).rejects.toThrow('thread.unknown');
    await expect(send()).rejects.toThrow('thread.unknown');
    draft = { ...draft, kind: 'new', about: null };
    await send();
    await temporary();
    const [mail, ...more] = await left();
    expect([mail?.recipients, more]).toEqual([[ben], []]);
    expect(Buffer.from(mail?.raw ?? '', 'base64url').toString()).toContain('Yes, at one.');
  });

  test('the same draft from a second tab', async () => {
    const [one, two] = [given(), given()];
    const both = await Promise.allSettled([one, two].map((each) => takeToSend(ctx(), desk.account, each)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await temporary();
    expect(await left()).toHaveLength(1);
  });
});

describe('a lost answer', () => {
  test.each<[string, object]>([
    ['to the making of the draft', { pattern: '/drafts$', method: 'POST', afterEffect: true, times: 1 }],
    ['to the sending', { pattern: '/drafts/send$', afterEffect: true, times: 1 }],
    ['to the sending, as an error', { pattern: '/drafts/send$', afterEffect: true, status: 503, times: 1 }],
    ['before the sending was done', { pattern: '/drafts/send$', disconnect: true, times: 1 }],
    ['again and again, before it was done', { pattern: '/drafts/send$', status: 500, times: 4 }],
    ['to the sending, and to the looking for it', { pattern: '/drafts/', afterEffect: true, times: 3 }],
  ])('%s: it leaves once', async (_what, rule) => {
    await desk.world.google.control('switches', { sentDraftsLingerMs: 4000, rewriteMessageIds: true });
    await desk.world.google.control('faults', rule);
    await send();
    await temporary();
    await temporary();
    expect(await left()).toHaveLength(1);
    expect(await draftsAtGoogle()).toBe(0);
    await desk.world.google.control('switches', { sentDraftsLingerMs: 0, rewriteMessageIds: false });
  });

  test('for a draft discarded at Google is left to the person', async () => {
    const one = given();
    await takeToSend(ctx(), desk.account, one);
    await desk.world.work();
    const [kept] = await ctx().peek('select provider_id from draft');
    await desk.world.google.control('draft', { mailbox: ada, id: kept?.['provider_id'] });
    await temporary();
    expect(await left()).toEqual([]);
    expect(await stateOf(one.sendingId)).toEqual({ state: 'unsure', problem: 'sending.unsure' });
    expect((await listSendings(ctx(), desk.account)).drafts).toEqual([draft]);
  });
});

describe('sending in trouble', () => {
  test('two workers with the same sending send one mail', async () => {
    const one = given();
    await takeToSend(ctx(), desk.account, one);
    ctx().clock.advance(11_000);
    const carry = () => carrySending(ctx(), desk.account, one.sendingId, false).catch(() => {});
    await Promise.all([carry(), carry(), carry()]);
    await temporary();
    expect(await left()).toHaveLength(1);
    expect(await stateOf(one.sendingId)).toMatchObject({ state: 'sent' });
    expect(await draftsAtGoogle()).toBe(0);
  });

  test('waits for quota', async () => {
    await desk.world.google.control('faults', { pattern: '/drafts/send$', status: 429, retryAfter: 3, times: 2 });
    await send();
    await temporary();
    expect(await left()).toHaveLength(1);
  });

  test('a permanent failure returns the text with a notice', async () => {
    await desk.world.google.control('faults', { pattern: '/drafts/send$', status: 400 });
    const one = given();
    await takeToSend(ctx(), desk.account, one);
    await desk.world.work();
    // Runs at its time without another request.
    await desk.world.later(11_000);
    expect(await left()).toEqual([]);
    expect(await stateOf(one.sendingId)).toEqual({ state: 'failed', problem: 'provider.rejected' });
    expect((await listSendings(ctx(), desk.account)).drafts).toEqual([draft]);
    expect(await ctx().peek("select 1 from audit_log where action_type = 'action_failed'")).toHaveLength(1);
    await desk.world.google.clearFaults();
    await send();
    await temporary();
    expect(await left()).toHaveLength(1);
  });

  test('waits for a reconnect', async () => {
    await send();
    await desk.world.google.control('revoke', { email: ada });
    await temporary();
    expect(await left()).toEqual([]);
    await desk.reconnect();
    await temporary();
    expect(await left()).toHaveLength(1);
  });
});

describe('drafts', () => {
  test('are stored encrypted', async () => {
    await keepDraft(ctx(), desk.account, { draft, save: false });
    const [row] = await ctx().peek('select content from draft');
    expect(String(row?.['content'])).toMatch(/^v1\./);
    expect(String(row?.['content'])).not.toContain('lunch');
  });

  test('saved ones appear among Google’s once, and discarding removes them there', async () => {
    await keepDraft(ctx(), desk.account, { draft: { ...draft, to: [], text: 'Yes' }, save: true });
    await desk.world.work();
    await keepDraft(ctx(), desk.account, { draft, save: true });
    await desk.world.work();
    expect(await draftsAtGoogle()).toBe(1);
    await discardDraft(ctx(), desk.account, draft.id);
    await desk.world.work();
    expect(await draftsAtGoogle()).toBe(0);
  });

  test('to oneself have no hold', async () => {
    draft = { ...draft, kind: 'new', about: null, to: [{ name: '', email: ada }], subject: 'Note to Self' };
    expect((await send({ strangers: [] })).leavesIn).toBe(0);
    await desk.world.work();
    expect(await left()).toHaveLength(1);
  });
});
