// The worker reports its failures, because the page would wait forever.
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#test/support/until.ts';

afterEach(() => vi.unstubAllGlobals());

test('the VAD worker reports a failing message', async () => {
  const reportError = vi.fn<() => void>();
  const page: {
    reportError: typeof reportError;
    postMessage: () => void;
    onmessage?: (event: { data: unknown }) => void;
  } = {
    reportError,
    postMessage: () => {},
  };
  vi.stubGlobal('self', page);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no weights')));
  await import('./hearing.worker.ts');
  page.onmessage?.({ data: { kind: 'prepare', weights: '/weights' } });
  page.onmessage?.({ data: { kind: 'listen', port: null, rate: 48_000, settings: {} } });
  await eventually(() => expect(reportError).toHaveBeenCalledOnce());
});
