// Email Debug: each step on the operator's own account, with a hint for what goes wrong.
import { describe, expect, test } from 'vitest';
import { DebugOutcome, type DebugStep, debugHint } from '#domain/email-debug.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { type OperatorClient, operatorClient } from '#test/support/operator.ts';
import { openWorld } from '#test/support/person.ts';

const world = await openWorld();
const { ctx } = world;
const app = wholeApp(ctx);
const { userId } = await world.connect();
const me = await operatorClient(ctx, app, { userId });
const run = async (step: DebugStep, by: OperatorClient = me) =>
  DebugOutcome.parse((await by.post('/api/admin/email-debug', { step })).body);

describe('a connected operator', () => {
  test('sees the token’s state and neither of its secrets', async () => {
    const { ok, lines } = await run('token-row');
    expect(ok).toBe(true);
    expect(lines).toEqual([
      'exists: true',
      'expired: false',
      expect.stringMatching(/^expiresAt: 20\d\d-/),
      'hasRefreshToken: true',
      expect.stringContaining('gmail.modify'),
    ]);
    expect(lines.join('\n')).not.toMatch(/ya29|1\/\/|v1\./);
  });

  test('reaches Gmail, renews the token, sends a test and begins the onboarding anew', async () => {
    expect(await run('gmail-profile')).toEqual({ ok: true, code: null, lines: [`emailAddress: ${ada}`] });
    expect(await run('token-refresh')).toMatchObject({ ok: true, lines: [expect.stringMatching(/^Valid until 20/)] });
    expect(await run('send-test')).toMatchObject({
      ok: true,
      lines: [`Sent to ${ada}`, expect.stringMatching(/^messageId: /)],
    });
    expect((await world.google.mailbox(ada)).map(({ subject }) => subject)).toContain('A test from Flow');
    expect(await run('reset-onboarding')).toMatchObject({ ok: true });
  });

  test.each([
    [401, '401', 'Expired token'],
    [403, '403', 'A permission or access-policy problem'],
  ])('hears what Google’s %i means', async (status, code, hint) => {
    await world.google.control('faults', { path: '/gmail', status, times: 20 });
    const outcome = await run('gmail-profile');
    await world.google.clearFaults();
    expect([outcome.ok, outcome.code, debugHint(outcome.code)]).toEqual([false, code, hint]);
  });
});

test('an operator without a mailbox hears that this is normal', async () => {
  const plain = await operatorClient(ctx, app);
  for (const step of ['token-row', 'gmail-profile', 'token-refresh', 'send-test'] as const) {
    const { ok, code } = await run(step, plain);
    expect([step, ok, debugHint(code)]).toEqual([step, false, 'No token row, which is normal for new users']);
  }
  expect((await me.post('/api/admin/email-debug', { step: 'anything' })).status).toBe(400);
});
