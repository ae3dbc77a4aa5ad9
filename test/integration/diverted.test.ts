// An answer that goes elsewhere, to a namesake or to a stranger: the server decides from its own data, whatever the client claims.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { keepDraft } from '#server/sending/drafts.ts';
import type { ToSend } from '#server/sending/hold.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';
import { senderAt } from '#test/support/sender.ts';

const pay = 'ben@pay-now.example';

let desk: Desk;
let draft: Draft;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.world.google.clearFaults());

const { ctx, id, left, passing, send, sync } = senderAt(() => ({ desk, draft }));

let count = 0;
const answerTo = async (...headers: string[]): Promise<Draft> => {
  count += 1;
  const subject = `Invoice ${count}`;
  const raw = [...headers, `To: ${ada}`, `Subject: ${subject}`, '', 'Please confirm.'].join('\r\n');
  await desk.world.google.control('deliver', { mailbox: ada, raw: Buffer.from(raw).toString('base64url') });
  await sync();
  const { threads } = await changesSince(ctx(), desk.account, 0);
  const thread = threads.find(({ messages }) => messages.some((message) => message.subject === subject));
  const made = newDraft('reply', DraftId.parse(id()), thread, ada);
  if (!made) throw new Error('there is nothing to answer');
  return { ...made, text: 'Confirmed.' };
};

const diverted = () => answerTo(`From: Ben Small <${ben}>`, `Reply-To: Ben Small <${pay}>`);

const refuses = (some: Partial<ToSend>): Promise<void> =>
  expect(send(some)).rejects.toThrow(
    some.proof === undefined && some.strangers?.length ? 'unknown-kind' : 'unconfirmed',
  );

describe('an answer diverted by Reply-To [AC-09]', () => {
  test('needs a tap, a key or the number for the address, even if it was written to before', async () => {
    draft = await diverted();
    const kept = await keepDraft(ctx(), desk.account, { draft, save: false });
    expect(kept).toMatchObject({ strangers: [pay], warnings: [{ kind: 'diverted', email: pay, sender: ben }] });
    await send({ strangers: [pay] });
    await passing();
    await sync();
    expect(await left()).toHaveLength(1);

    // Written to once, which a spoken yes would take for a known address.
    draft = await diverted();
    const lies: Partial<ToSend>[] = [
      { proof: 'voice', strangers: [], spoken: true },
      { proof: 'voice', strangers: [pay], spoken: true },
      { proof: 'voice', strangers: [pay], spoken: false },
      { proof: 'tap', strangers: [], spoken: false },
      { proof: 'tap', strangers: [ben], spoken: false },
      { proof: 'tap', strangers: [pay], spoken: true },
      { proof: 'key', strangers: [pay], spoken: true },
      { proof: 'number', strangers: [], spoken: true },
      { proof: undefined, strangers: [], spoken: false },
      { proof: undefined, strangers: [pay], spoken: false },
    ];
    for (const lie of lies) await refuses(lie);
    for (const lie of lies) await refuses({ ...lie, at: '2026-12-24T08:00:00.000Z' });
    await passing();
    expect(await left()).toHaveLength(1);
    expect(await ctx().peek("select 1 from sending where state <> 'sent'")).toEqual([]);

    await send({ proof: 'number', strangers: [pay.toUpperCase()], spoken: true });
    await passing();
    expect(await left()).toHaveLength(2);
  });

  test('goes to the sender on a spoken yes, if the person takes the other address off', async () => {
    draft = { ...(await answerTo(`From: Ben Small <${ben}>`)), subject: 'First' };
    await send({ strangers: [ben], proof: 'key' });
    await passing();
    await sync();
    draft = await diverted();
    await refuses({ proof: 'voice', strangers: [], spoken: true });
    draft = { ...draft, to: [{ name: '', email: ben }] };
    await send({ proof: 'voice', strangers: [], spoken: true });
    await passing();
    expect((await left()).at(-1)?.recipients).toEqual([ben]);
  });
});

test('a namesake of a person written to more often needs a press, and the person does not', async () => {
  const often = 'cleo@small.example';
  const other = 'cleo@elsewhere.example';
  for (const to of [often, often, often, other]) {
    draft = await answerTo(`From: Cleo Gray <${to}>`);
    await send({ proof: 'key', strangers: [to] });
    await passing();
    await sync();
  }
  draft = await answerTo(`From: Cleo Gray <${other}>`);
  expect(await keepDraft(ctx(), desk.account, { draft, save: false })).toMatchObject({
    strangers: [other],
    warnings: [{ kind: 'namesake', email: other, name: 'Cleo Gray', other: often, usual: false }],
  });
  await refuses({ proof: 'voice', strangers: [], spoken: true });
  await send({ proof: 'tap', strangers: [other] });
  draft = await answerTo(`From: Cleo Gray <${often}>`);
  await send({ proof: 'voice', strangers: [], spoken: true });
  await passing();
  expect((await left()).slice(-2).map(({ recipients }) => recipients)).toEqual([[other], [often]]);
});

test('a stranger needs a press for the address that the server finds', async () => {
  draft = await answerTo('From: Dee <dee@new.example>');
  await refuses({ proof: 'voice', strangers: ['dee@new.example'], spoken: true });
  await refuses({ proof: 'tap', strangers: [] });
  expect((await send({ proof: 'tap', strangers: ['dee@new.example'] })).state).toBe('queued');
});
