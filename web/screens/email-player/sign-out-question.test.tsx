import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { CommandId } from '#domain/id.ts';
import { forget, learnOverlays } from '#web/data/mailbox-state.ts';
import { SignOutQuestion, signOutWords } from './sign-out-question.tsx';

afterEach(forget);

test('asks before anything is dropped', () => {
  const ids = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];
  learnOverlays(() => ids.map((id) => ({ id: CommandId.parse(id), changes: [], revision: null })));
  const shown = renderToStaticMarkup(<SignOutQuestion open onClose={() => {}} />);
  expect(shown).toContain('2 actions have not reached Google yet');
  expect(shown).toContain('Send them first');
});

test.each([
  [
    'says how many are left while it sends',
    { waiting: 1, online: true },
    '1 action has still to be sent. Then you are signed out.',
  ],
  [
    'says that it is still offline',
    { waiting: 2, online: false },
    'Flow is still offline, and 2 actions have not been sent. It goes on, and signs you out, once it is back.',
  ],
  ['says when all were sent', { waiting: 0, online: true }, 'Sent. Signing you out.'],
])('%s', (_, box, words) => {
  expect(signOutWords(box, true)).toBe(words);
});
