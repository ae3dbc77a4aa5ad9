import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { exactly, runsOf } from '#test/support/exact-message.ts';

const base = {
  id: DraftId.parse('0193a000-0000-7000-8000-000000000001'),
  kind: 'new' as const,
  about: null,
  to: [],
  cc: [],
  bcc: [],
  files: [],
  subject: '',
  text: '',
};
const envelope = {
  from: { name: 'Alex Reyes', email: 'alex@northwind.example' },
  sendingId: '0193a000-0000-7000-8000-000000000002',
  at: new Date('2026-11-20T12:00:00Z'),
  threading: null,
  quote: null,
  files: [],
};

test('building a message keeps exactly the given recipients and one header of each kind, or refuses (10,000 messages)', async () => {
  await expect(fc.assert(exactly(base, envelope), runsOf(10_000))).resolves.toBeUndefined();
});
