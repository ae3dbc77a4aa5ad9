import { describe, expect, test } from 'vitest';
import { errorWords, kindOfError } from './error-kinds.ts';

const of = (failure: Partial<Parameters<typeof kindOfError>[0]>) =>
  kindOfError({ event: 'request.problem', code: null, route: null, level: 'warn', unexpected: false, ...failure });

describe('errors', () => {
  test.each([
    [{ code: 'speech.failed' }, 'voice_recognition', 'high'],
    [{ code: 'token.refresh-invalid' }, 'gmail_auth', 'high'],
    [{ code: 'assistant.unavailable' }, 'ai_connection', 'high'],
    [{ code: 'provider.unavailable' }, 'sync_latency', 'medium'],
    [{ code: 'database.unavailable' }, 'other', 'critical'],
    [{ event: 'job.failed', route: 'mailbox.sync', unexpected: true }, 'sync_latency', 'medium'],
    [{ event: 'job.failed', route: 'leaving.export', unexpected: true }, 'other', 'medium'],
    [{ event: 'request.failed', level: 'error', unexpected: true }, 'other', 'high'],
    [{ event: 'request.failed', code: 'unexpected', level: 'error', unexpected: true }, 'other', 'high'],
    [{ event: 'main.crashed', level: 'error', unexpected: true }, 'other', 'critical'],
    [{ event: 'sync.slow' }, 'sync_latency', 'medium'],
  ] as const)('%j is of type %s and %s', (failure, type, severity) => {
    expect(of(failure)).toEqual({ type, severity });
  });

  test.each([{ code: 'thread.unknown' }, { code: 'sign-in.wrong-password' }, { event: 'commands.requeued' }])(
    '%j is no error of this Flow',
    (failure) => {
      expect(of(failure)).toBeNull();
    },
  );

  test('read as the problem says, or as what failed where', () => {
    expect(errorWords({ event: 'x.y', code: 'token.no-refresh', name: 'Problem', place: null })).toBe(
      'No refresh token available',
    );
    expect(errorWords({ event: 'request.failed', code: null, name: 'TypeError', place: 'mailbox/sync.ts:96' })).toBe(
      'A call failed: TypeError at mailbox/sync.ts:96',
    );
    expect(errorWords({ event: 'push.not-watched', code: null, name: null, place: null })).toBe('push not watched');
  });
});
