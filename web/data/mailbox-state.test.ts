import { afterEach, expect, test } from 'vitest';
import { idle } from '#domain/sync.ts';
import { threadWith } from '#test/support/thread.ts';
import { forget, learn, mailbox } from './mailbox-state.ts';

afterEach(forget);

const answer = () => ({
  state: 'ready' as const,
  sync: { ...idle, lastSyncTime: '2026-01-05T10:00:00.000Z' },
  failed: [],
});

test('an unchanged answer notifies no listener', () => {
  learn({ ...answer(), revision: 1, put: [threadWith('one')] });
  const before = mailbox.current();
  let announced = 0;
  const end = mailbox.subscribe(() => {
    announced += 1;
  });
  learn({ ...answer(), revision: 2, put: [threadWith('one')] });
  expect(mailbox.current()).toBe(before);
  expect(announced).toBe(0);
  learn({ ...answer(), revision: 3, sync: { ...idle, lastSyncTime: '2026-01-05T10:05:00.000Z' } });
  end();
  expect(announced).toBe(1);
  expect(mailbox.current().sync.lastSyncTime).toBe('2026-01-05T10:05:00.000Z');
  expect(mailbox.current().failed).toBe(before.failed);
});
