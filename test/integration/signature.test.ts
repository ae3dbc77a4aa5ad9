import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#domain/draft.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { takeToSend } from '#server/sending/hold.ts';
import { signatureOf } from '#server/sending/signature.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { senderAt } from '#test/support/sender.ts';

let desk: Desk;
let draft: Draft;
beforeEach(async () => {
  desk = await openDesk();
  draft = draftOf({ to: [{ name: 'Ben Small', email: ben }], subject: 'Lunch', text: 'Yes, at one.' });
});

const { ctx, given, left, send } = senderAt(() => ({ desk, draft }));

describe('the signature', () => {
  const html =
    '<div><b>Ada Small</b><br>Lunch club &amp; more<br><a href="https://small.example">small.example</a></div>';
  const lines = async (): Promise<string> => {
    const [mail] = await left();
    const parsed = await PostalMime.parse(Buffer.from(mail?.raw ?? '', 'base64url'));
    return parsed.text ?? '';
  };

  test('is Gmail’s own as text, once below the sent text', async () => {
    await desk.world.google.control('signature', { mailbox: ada, html });
    const { text } = await signatureOf(ctx(), desk.account);
    expect(text).toBe('Ada Small\nLunch club & more\nsmall.example');
    draft = { ...draft, signature: text };
    await send();
    await desk.world.later(11_000);
    expect(await lines()).toContain(`Yes, at one.\n\n-- \n${text}`);
  });

  test('typed by the person is not added again', async () => {
    draft = { ...draft, text: 'Yes, at one.\n\nAda Small\nLunch club', signature: 'Ada Small\nLunch club' };
    await send();
    await desk.world.later(11_000);
    expect((await lines()).match(/Lunch club/g)).toHaveLength(1);
  });

  test('is part of the confirmed text and never invented', async () => {
    const confirmed = given().confirmed;
    draft = { ...draft, signature: 'Somebody else' };
    await expect(takeToSend(ctx(), desk.account, { ...given(), confirmed })).rejects.toMatchObject({
      code: 'draft.changed',
    });
    expect(await signatureOf(ctx(), desk.account)).toEqual({ text: '' });
  });
});
