import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDevice, findDeviceBy } from '#web/device.ts';
import { shownNotices } from '#web/ui/notices/notice.ts';
import { mailboxNotices } from './mailbox-notices.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  const device = createDevice();
  findDeviceBy(() => device);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  findDeviceBy(() => undefined);
  vi.unstubAllGlobals();
});

test('an outdated page says so in one notice, loses nothing, and offers to reload at once', () => {
  const { outdated } = mailboxNotices();
  outdated();
  outdated();
  expect(shownNotices()).toMatchObject([
    { title: 'This page is older than Flow. Reload it to go on. Nothing is lost.', stays: 'until answered' },
  ]);
  shownNotices()[0]?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('actions of another version share one notice, and its button drops all of them', () => {
  const { unknown } = mailboxNotices();
  const dropped: number[] = [];
  for (const n of [1, 2]) unknown({ drop: () => void dropped.push(n) });
  expect(shownNotices()).toMatchObject([
    { title: 'Flow can’t do 2 actions of another version', stays: 'until answered' },
  ]);
  shownNotices()[0]?.action?.run();
  expect(dropped).toEqual([1, 2]);
});

test('the troubles of two ledgers have a notice each', () => {
  const { trouble } = mailboxNotices();
  for (const title of ['mail', 'notes', 'notes']) trouble({ title, text: '' });
  expect(shownNotices().map(({ title }) => title)).toEqual(['mail', 'notes']);
});
