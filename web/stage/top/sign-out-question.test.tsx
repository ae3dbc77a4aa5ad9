import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/draft.ts';
import { CommandId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { eventually } from '#test/support/until.ts';
import { keepDraftsIn, openDraft } from '#web/commands/draft-box.ts';
import { openDraftShelf } from '#web/commands/draft-shelf.ts';
import { sendNote } from '#web/commands/leaving.ts';
import { forget, learnOverlays } from '#web/data/mailbox-state.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import { askedToLeave, countUndelivered, leave, stay } from '#web/stage/keys/leave.ts';
import { SignOutQuestion, signOutWords } from './sign-out-question.tsx';

afterEach(() => {
  forget();
  keepDraftsIn(null);
  vi.unstubAllGlobals();
});

test('signing out asks before it drops undelivered actions', () => {
  const ids = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];
  learnOverlays(() => ids.map((id) => ({ id: CommandId.parse(id), changes: [], revision: null })));
  const shown = renderToStaticMarkup(<SignOutQuestion open onClose={() => {}} />);
  expect(shown).toContain('2 actions have not reached Google yet');
  expect(shown).toContain('Send them first');
});

test('signing out asks about undelivered mail and drafts too', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  keepDraftsIn(openDraftShelf(memoryStore(), { page: 'one', alive: async () => new Set() }));
  expect(await countUndelivered()).toBe(0);
  await sendNote(written(), true);
  expect(await countUndelivered()).toBe(1);
  openDraft(written());
  expect(await countUndelivered()).toBe(2);
  leave();
  await eventually(() => expect(askedToLeave.current()).toBe(true));
  stay();
});

const written = (): Draft => draftOf({ text: 'Ring Sofia.' });

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
])('the sign-out question reads: %s', (_, box, words) => {
  expect(signOutWords(box, true)).toBe(words);
});
