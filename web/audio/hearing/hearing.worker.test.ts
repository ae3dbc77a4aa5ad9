// What fails in the worker that listens is told the page, which would wait for it for ever.
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '#test/support/until.ts';

afterEach(() => vi.unstubAllGlobals());

it('an order that fails is reported', async () => {
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
  // A microphone without a way to it.
  page.onmessage?.({ data: { kind: 'listen', port: null, rate: 48_000, settings: {} } });
  await eventually(() => expect(reportError).toHaveBeenCalledOnce());
});
