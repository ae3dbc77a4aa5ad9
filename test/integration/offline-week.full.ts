import { expect, test, vi } from 'vitest';
import { offlineDay } from './offline-day.ts';

vi.setConfig({ testTimeout: 300_000 });

test('offline week: what a person triages, sends, notes and drafts in seven days offline arrives once, each in its order', async () => {
  const week = await offlineDay(7, { hours: 7 * 24, decisions: 210, mails: 14, notes: 21, drafts: 7 });
  process.stdout.write(
    `  ${week.decisions} decisions (${week.edits} label edits), 14 mails and 21 notes (${week.mails} left), 7 drafts: each once\n`,
  );
  expect(week.mails).toBe(35);
});
