import { expect, test } from 'vitest';
import { offlineDay } from './offline-day.ts';

test('offline day: two hundred commands and twenty mails from eight hours offline reach Google in order, each once', async () => {
  const day = await offlineDay(1, { decisions: 200, mails: 20 });
  process.stdout.write(
    `  ${day.decisions} decisions (${day.edits} label edits) and ${day.mails} mails: each once, in order\n`,
  );
  expect(day.mails).toBe(20);
});
