import { expect, test } from 'vitest';
import { threadWith } from '#test/support/thread.ts';
import { DraftId, newDraft } from './draft.ts';

const own = 'alex@northwind.example';
const id = DraftId.parse('0199aaaa-0000-7000-8000-000000000001');
const at = (name: string) => ({ name: '', email: `${name}@northwind.example` });

test.each<[name: string, to: string[], cc: string[], expected: { to: string[]; cc: string[] }]>([
  ['one who was written to alone', ['alex'], [], { to: ['priya'], cc: [] }],
  ['one of several', ['alex', 'tom'], ['maya'], { to: ['priya'], cc: ['tom', 'maya'] }],
  ['one who was copied', ['tom'], ['alex'], { to: ['priya'], cc: ['tom'] }],
])('newDraft: an answer to everyone by %s', (_name, to, cc, expected) => {
  const thread = threadWith('1', { to: to.map(at), cc: cc.map(at) });
  const draft = newDraft('reply-all', id, thread, own);
  const names = (people: readonly { email: string }[] | undefined) => people?.map(({ email }) => email.split('@')[0]);
  expect({ to: names(draft?.to), cc: names(draft?.cc) }).toEqual(expected);
});
