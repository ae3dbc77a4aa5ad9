// The notices of the mailbox arrive although their code loads on demand.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandId } from '#domain/id.ts';
import { until } from '#test/support/until.ts';
import { createDevice, findDeviceBy } from '#web/device.ts';
import { shownNotices } from '#web/ui/notices/notice.ts';
import { lateNotices } from './late-notices.ts';

beforeEach(() => {
  const device = createDevice();
  findDeviceBy(() => device);
});
afterEach(() => findDeviceBy(() => undefined));

const nobody = CommandId.parse('0198c0de-0000-7000-8000-000000000003');

const titles = () => shownNotices().map(({ title }) => title);

test('notices come in order, and one that is over goes away', async () => {
  const notices = lateNotices();
  notices.stuck(null);
  notices.refused('It is too long.', nobody);
  notices.stuck({ drop: () => {} });
  notices.already();
  await until(() => titles().length === 3);
  notices.stuck(null);
  await until(() => titles().length === 2);
  expect(titles()).not.toContain('One action could not be done yet');
});

test('a page of another version says so at once', () => {
  lateNotices().outdated();
  expect(titles()).toEqual(['This page is older than Flow. Reload it to go on. Nothing is lost.']);
});
