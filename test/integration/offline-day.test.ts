import { expect, test, vi } from 'vitest';
import { offlineDay } from './offline-day.ts';

vi.setConfig({ testTimeout: 60_000 });

test('forty decisions and four mails made offline over eight hours reach Google in order, each once', async () => {
  expect(await offlineDay(8, { decisions: 40, mails: 4 })).toMatchObject({ decisions: 40, mails: 4 });
});
