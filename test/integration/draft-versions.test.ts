import { beforeEach, describe, expect, test } from 'vitest';
import { type Draft, DraftId } from '#domain/draft.ts';
import { ben } from '#emulators/google/small-seed.ts';
import { discardDraft, keepDraft } from '#server/sending/drafts.ts';
import { listSendings } from '#server/sending/list.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';
import { senderAt } from '#test/support/sender.ts';

let desk: Desk;
let draft: Draft;
beforeEach(async () => {
  desk = await openDesk(1);
  draft = {
    id: DraftId.parse(id()),
    kind: 'new',
    about: null,
    to: [{ name: 'Ben Small', email: ben }],
    cc: [],
    bcc: [],
    subject: 'Lunch',
    text: 'At one?',
    files: [],
  };
});

const { ctx, id, left, passing: temporary, send } = senderAt(() => ({ desk, draft }));

describe('a draft in two tabs', () => {
  const [one, other] = ['0199aaaa-0000-4000-8000-000000000001', '0199aaaa-0000-4000-8000-000000000002'];
  const keep = (text: string, seen?: { version: number; writer: string }) =>
    keepDraft(ctx(), desk.account, { draft: { ...draft, text }, save: false, seen });
  const there = async () => (await listSendings(ctx(), desk.account)).drafts.map(({ text }) => text);

  test('is not overwritten by a tab with an old version, which gets the new one and a choice', async () => {
    expect(await keep('Yes', { version: 0, writer: one })).toMatchObject({ kind: 'kept', version: 1 });
    expect(await keep('Yes', { version: 0, writer: other })).toMatchObject({ kind: 'kept', version: 1 });
    expect(await keep('Yes, at two', { version: 1, writer: other })).toMatchObject({ kind: 'kept', version: 2 });
    const refused = await keep('Yes, at one', { version: 1, writer: one });
    expect(refused).toMatchObject({ kind: 'changed', version: 2, draft: { text: 'Yes, at two' } });
    expect(await there()).toEqual(['Yes, at two']);
    expect(await keep('Yes, at one', { version: 2, writer: one })).toMatchObject({ kind: 'kept', version: 3 });
    expect(await keep('Yes, at two!', { version: 2, writer: other })).toMatchObject({ kind: 'changed', version: 3 });
  });

  test('does not conflict with its own retry', async () => {
    await keep('Yes', { version: 0, writer: one });
    await keep('Yes, at', { version: 0, writer: one });
    expect(await keep('Yes, at one', { version: 0, writer: one })).toMatchObject({ kind: 'kept', version: 3 });
  });

  test('saved by both at once keeps one and tells the other', async () => {
    await keep('Yes', { version: 0, writer: one });
    const both = await Promise.all([
      keep('At one', { version: 1, writer: one }),
      keep('At two', { version: 1, writer: other }),
    ]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'kept']);
    expect(await there()).toHaveLength(1);
  });

  test('is not sent if another tab changed it after the read-back', async () => {
    await keep('Yes', { version: 0, writer: one });
    await keep('No', { version: 1, writer: other });
    await expect(send({ seen: { version: 1, writer: one } })).rejects.toThrow('draft.elsewhere');
    await temporary();
    expect(await left()).toEqual([]);
    expect(await there()).toEqual(['No']);
    await send({ seen: { version: 2, writer: one } });
    await temporary();
    expect(await left()).toHaveLength(1);
  });

  test('discarded in one tab returns when the other keeps writing', async () => {
    await keep('Yes', { version: 0, writer: one });
    await discardDraft(ctx(), desk.account, draft.id);
    expect(await keep('Yes, at one', { version: 0, writer: other })).toMatchObject({ kind: 'kept' });
    expect(await there()).toEqual(['Yes, at one']);
  });
});
