import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { dismissNotice, shownNotices } from './notice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = { done: 'Codes copied', refused: 'The browser does not let Flow copy.', about: 'codes' };
const titles = () => shownNotices().map(({ title }) => title);

test('a copy says that it is made', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await copyText('one\ntwo', words);
  expect(copied).toEqual(['one\ntwo']);
  expect(titles()).toEqual(['Codes copied']);
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
  ['has no clipboard', {}],
])('a copy says so where the browser %s', async (_name, browser) => {
  vi.stubGlobal('navigator', browser);
  await copyText('one', words);
  expect(titles()).toEqual(['The browser does not let Flow copy.']);
});
