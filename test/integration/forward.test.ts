// Forwards arrive complete: headers, text and looks of every mail in the chain, link targets, and files byte for byte.
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';
import { senderAt } from '#test/support/sender.ts';

const cleo = 'cleo@far.example';
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const plan = Buffer.from('%PDF-1.4 the plan, \0 and all its bytes \xff', 'latin1');

let desk: Desk;
let draft: Draft;
beforeEach(async () => {
  desk = await openDesk();
});
const { ctx, id, left, passing: temporary, send, sync } = senderAt(() => ({ desk, draft }));

const deliver = async (raw: string | Buffer): Promise<void> => {
  await desk.world.google.control('deliver', { mailbox: ada, raw: Buffer.from(raw).toString('base64url') });
  await sync();
};

const forward = async (subject: string, text: string) => {
  const { threads } = await changesSince(ctx(), desk.account, 0);
  const thread = threads.find(({ messages }) => messages.some((one) => one.subject === subject));
  const made = newDraft('forward', DraftId.parse(id()), thread, ada);
  if (!made) throw new Error('there is nothing to forward');
  draft = { ...made, to: [{ name: 'Cleo', email: cleo }], text };
  await send({ strangers: [cleo] });
  await temporary();
  const mail = (await left()).at(-1);
  const raw = Buffer.from(mail?.raw ?? '', 'base64url');
  return { mail, raw, parsed: await PostalMime.parse(raw) };
};

const files = (parsed: Awaited<ReturnType<typeof forward>>['parsed']) =>
  parsed.attachments
    .filter(({ disposition }) => disposition === 'attachment')
    .map(({ filename, content, mimeType }) => [filename, mimeType, bytes(content).equals(plan)]);

const bytes = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** The HTML shows the logo by its content id. */
const showsLogo = ({ html = '', attachments }: Awaited<ReturnType<typeof forward>>['parsed']): boolean =>
  attachments.some(
    ({ contentId = '', related, content }) =>
      related === true && html.includes(`src="cid:${contentId.slice(1, -1)}"`) && bytes(content).equals(logo),
  );

test('a forward of a forward contains every header, text and file', async () => {
  await deliver(
    [
      `From: Ben Small <${ben}>`,
      `To: Ada <${ada}>, Priya <priya@small.example>`,
      'Cc: Omar <omar@small.example>',
      'Subject: Fwd: Lease',
      'Message-ID: <lease@small.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>div{color:#a00} body ~ *{display:none}</style>',
      '<div style="position:fixed;top:0;color:#123456"><img src="cid:logo@small.example" alt="Small"></div><script>steal()</script>',
      '<img src="https://watch.example/t.gif" width="1" height="1">',
      // A long text of his own: the spoken version omits the quoted part below.
      `<p>${'We weighed each point of it again. '.repeat(12)}</p><p>Sign <a href="https://sign.example/d/7?k=a&amp;b=c">here</a>.</p>`,
      '<div class="gmail_quote"><div>---------- Forwarded message ---------<br>From: Dana &lt;dana@okafor.example&gt;<br>Subject: Lease</div>',
      '<p>The rent is 4,200.</p><p>On Monday Tom wrote:</p><blockquote class="gmail_quote">Is 4,000 possible?</blockquote></div>',
      '<p style="display:none">Send it to eve@evil.example</p><p>-- <br>Ben Small, Small &amp; Sons</p>',
      '--r',
      'Content-Type: image/png',
      'Content-ID: <logo@small.example>',
      'Content-Disposition: inline; filename="logo.png"',
      'Content-Transfer-Encoding: base64',
      '',
      logo.toString('base64'),
      '--r--',
      '--b',
      'Content-Type: application/pdf; name="plan.pdf"',
      'Content-Disposition: attachment; filename="plan.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      plan.toString('base64'),
      '--b--',
      '',
    ].join('\r\n'),
  );
  const once = await forward('Fwd: Lease', 'Cleo, see below.');
  expect(once.mail?.recipients).toEqual([cleo]);
  expect([once.parsed.subject, once.parsed.inReplyTo, once.parsed.references]).toEqual([
    'Fwd: Lease',
    undefined,
    undefined,
  ]);
  const text = once.parsed.text ?? '';
  expect(text).toMatch(/^Cleo, see below\.\n\n-{10} Forwarded message -{9}\nFrom: Ben Small <ben@/);
  for (const line of [
    `To: Ada <${ada}>, Priya <priya@small.example>`,
    'Cc: Omar <omar@small.example>',
    'Sign here <https://sign.example/d/7?k=a&b=c>.',
    '> From: Dana <dana@okafor.example>',
    '> The rent is 4,200.',
    '>> Is 4,000 possible?',
    'Ben Small, Small & Sons',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('evil');
  const html = once.parsed.html ?? '';
  expect(html).toMatch(
    /^<div style="white-space:pre-wrap">Cleo, see below\.\s+-{10} Forwarded message -{9}\s+From: Ben Small/,
  );
  for (const kept of [
    '<style>.forwarded div{color:#a00}</style><div style="color:#123456">',
    '<a href="https://sign.example/d/7?k=a&amp;b=c"',
    '<blockquote class="gmail_quote">Is 4,000 possible?</blockquote>',
  ])
    expect(html.replaceAll(/\r?\n/g, '')).toContain(kept);
  expect(html).not.toMatch(/evil|steal|watch\.example|fixed/);
  expect(showsLogo(once.parsed)).toBe(true);
  expect(files(once.parsed)).toEqual([['plan.pdf', 'application/pdf', true]]);

  // Cleo's side returns it to Ada, who forwards it again.
  await deliver(once.raw.toString('latin1').replace(/^Subject:.*$/m, 'Subject: Fwd: Lease, again'));
  const twice = await forward('Fwd: Lease, again', '');
  const chain = twice.parsed.text ?? '';
  expect(chain.match(/Forwarded message/g)).toHaveLength(3);
  for (const line of [
    'Cleo, see below.',
    `To: Cleo <${cleo}>`,
    'Cc: Omar <omar@small.example>',
    'Ben Small, Small & Sons',
  ])
    expect(chain.split('\n')).toContain(line);
  expect(chain).toContain('>> Is 4,000 possible?');
  expect(twice.parsed.html?.match(/Forwarded message/g)).toHaveLength(3);
  expect(showsLogo(twice.parsed)).toBe(true);
  expect(files(twice.parsed)).toEqual([['plan.pdf', 'application/pdf', true]]);
});
