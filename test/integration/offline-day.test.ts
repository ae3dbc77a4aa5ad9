import { expect, test, vi } from 'vitest';
import { offlineDay } from './offline-day.ts';

vi.setConfig({ testTimeout: 60_000 });

test('offline day: forty commands and four mails from eight hours offline reach Google in order, each once', async () => {
  expect(await offlineDay(8, { decisions: 40, mails: 4 })).toMatchObject({ decisions: 40, mails: 4 });
});
