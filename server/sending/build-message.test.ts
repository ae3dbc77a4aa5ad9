import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { type Draft, DraftId } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import { exactly, runsOf } from '#test/support/exact-message.ts';
import { buildMessage, type Envelope, messageIdsIn } from './build-message.ts';

const base: Draft = {
  id: DraftId.parse('0193a000-0000-7000-8000-000000000001'),
  kind: 'reply',
  about: null,
  to: [{ name: 'Maya Lind', email: 'maya@northwind.example' }],
  cc: [],
  bcc: [],
  files: [],
  subject: 'Re: Plan',
  text: 'Yes, go ahead.\n\n<b>Alex</b>',
};
const envelope: Envelope = {
  from: { name: 'Alex Reyes', email: 'alex@northwind.example' },
  sendingId: '0193a000-0000-7000-8000-000000000002',
  at: new Date('2026-11-20T12:00:00Z'),
  threading: { messageId: '<b@x.example>', references: ['<a@x.example>'] },
  quote: { lead: 'On Friday Maya Lind wrote:', text: 'May I post them?\n\nMaya', marked: true, rendered: null },
  files: [],
};

const built = async (draft: Partial<Draft> = {}, more: Partial<Envelope> = {}) =>
  PostalMime.parse(await buildMessage({ ...base, ...draft }, { ...envelope, ...more }));

describe('building a message', () => {
  test('a reply stays in its thread and quotes the original as text and HTML', async () => {
    const mail = await built();
    expect(mail.inReplyTo).toBe('<b@x.example>');
    expect(mail.references).toBe('<a@x.example> <b@x.example>');
    expect(mail.from).toMatchObject({ name: 'Alex Reyes', address: 'alex@northwind.example' });
    expect(mail.text?.trim()).toBe(
      'Yes, go ahead.\n\n<b>Alex</b>\n\nOn Friday Maya Lind wrote:\n> May I post them?\n>\n> Maya',
    );
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('&#60;b&#62;Alex');
  });

  test.each<[string, Partial<Draft>]>([
    ['a line end in the subject', { subject: 'Hello\r\nBcc: eve@evil.example' }],
    ['a line end in a name', { to: [{ name: 'Maya\nBcc: eve@evil.example', email: 'maya@northwind.example' }] }],
    ['a NUL in a name', { to: [{ name: 'Maya\0', email: 'maya@northwind.example' }] }],
    ['two addresses in one', { to: [{ name: '', email: 'maya@northwind.example,eve@evil.example' }] }],
    ['a name within an address', { to: [{ name: '', email: 'Eve <eve@evil.example>' }] }],
    ['a line end in an address', { cc: [{ name: '', email: 'maya@northwind.example\r\nX: y' }] }],
    ['nobody to send it to', { to: [] }],
    ['more people than Gmail takes', { to: crowd(501) }],
    ['more people in two fields', { to: crowd(300), cc: crowd(600).slice(300) }],
    ['too long a text', { text: 'x'.repeat(1_000_001) }],
    ['a text too long by its signs', { text: '界'.repeat(400_000) }],
  ])('refuses %s', async (_what, draft) => {
    await expect(buildMessage({ ...base, ...draft }, envelope)).rejects.toThrow(Problem);
  });

  test('a long References header keeps the first and the newest ids', async () => {
    const references = Array.from({ length: 200 }, (_, n) => `<m${n}@x.example>`);
    const mail = await built({}, { threading: { messageId: '<last@x.example>', references } });
    const ids = messageIdsIn(mail.references ?? '');
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([30, '<m0@x.example>', '<last@x.example>']);
  });

  test('exactly the given recipients and one header of each kind, or a refusal', async () => {
    await expect(fc.assert(exactly(base, envelope), runsOf(500))).resolves.toBeUndefined();
  });
});

function crowd(count: number): Draft['to'] {
  return Array.from({ length: count }, (_, n) => ({ name: '', email: `p${n}@far.example` }));
}
