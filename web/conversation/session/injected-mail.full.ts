// All 11,250 published attacks on assistants, read without a language model.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { injectedMails } from '#test/support/injected-mail.ts';
import { outcomeOf } from '#test/support/injected-run.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { forget } from '#web/data/mailbox-state.ts';

const all = injectedMails();
const atOnce = 1125;
const batches = Array.from({ length: Math.ceil(all.length / atOnce) }, (_, nth) => nth);
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: false, languages: ['en-GB'] });
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return Promise.reject(new TypeError('offline'));
  });
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

test('injected mail: the run includes the published attacks, or skips them if they are not next to this checkout', ({
  skip,
}) => {
  if (all.length === 0) skip('the published attacks are not next to this checkout');
  expect(all.length).toBe(11_250);
});

test.each(batches)('injected mail: batch %i: no act, and no word of an attack as Flow’s own', (nth) => {
  const outcome = outcomeOf(all.slice(nth * atOnce, (nth + 1) * atOnce), []);
  expect(outcome).toEqual({ acts: [], repeated: [] });
  expect(requests).toEqual([]);
});
