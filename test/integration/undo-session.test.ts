import { expect, test, vi } from 'vitest';
import { sessionRestores } from './undo-session.ts';

vi.setConfig({ testTimeout: 60_000 });

test('undo: eighty commands with undos and redos, all undone, restore the mailbox exactly', async () => {
  const counts = await sessionRestores(4, 80);
  expect(counts.redos).toBeGreaterThan(0);
  expect(counts.undos).toBeGreaterThan(counts.redos);
});
