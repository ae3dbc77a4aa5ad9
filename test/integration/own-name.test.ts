import { createHash, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { confirmedText, DraftId, SendingId } from '#domain/draft.ts';
import { noteDraft } from '#domain/note.ts';
import { firstSettings } from '#domain/settings.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { takeToSend } from '#server/sending/hold.ts';
import { storeSettings } from '#server/settings/store.ts';
import { openDesk } from '#test/support/desk.ts';

const Outbox = z.object({ sent: z.array(z.object({ raw: z.string() })) });

test.each([
  ['the name that the person set', 'Ada “the boss”, Small'],
  ['only the address where the account has no name', null],
])('a mail bears %s', async (_, ownName) => {
  const { world, account } = await openDesk();
  await world.ctx.db.asUser(account.userId, (tx) =>
    storeSettings(tx, account, { ...firstSettings, ownName }, ['ownName']),
  );
  const draft = noteDraft('Keys.', { id: DraftId.parse(randomUUID()), own: ada });
  if (draft === null) throw new Error('a note without words');
  await takeToSend(world.ctx, account, {
    sendingId: SendingId.parse(randomUUID()),
    draft,
    confirmed: createHash('sha256').update(confirmedText(draft)).digest('hex'),
    proof: 'tap',
    strangers: [],
    spoken: false,
    at: null,
  });
  await world.later(1000);
  const { sent } = Outbox.parse(await world.google.control(`outbox?user=${ada}`));
  const { from } = await PostalMime.parse(Buffer.from(sent.at(-1)?.raw ?? '', 'base64url'));
  expect(from).toEqual({ name: ownName ?? '', address: ada });
});
