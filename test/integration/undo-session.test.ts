import { expect, test, vi } from 'vitest';
import { sessionRestores } from './undo-session.ts';

vi.setConfig({ testTimeout: 60_000 });

test('eighty commands, with undos and redos among them, and all taken back: the mailbox is exactly what it was', async () => {
  const told = await sessionRestores(4, 80);
  expect(told.redos).toBeGreaterThan(0);
  expect(told.undos).toBeGreaterThan(told.redos);
});
