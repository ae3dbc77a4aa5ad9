import { expect, test } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { newUserId } from '#test/support/context.ts';
import { openLog, toCode } from './log.ts';

const written = () => {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
};

test('an event is one line of JSON with its fields', () => {
  const { lines, log } = written();
  const userId = newUserId();
  log.info('mailbox.synced', { userId, threads: 12, ms: 340, state: toCode('idle') });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'mailbox.synced',
    userId,
    threads: 12,
    ms: 340,
    state: 'idle',
  });
});

test('the log has only known fields, whatever an object contains', () => {
  const { lines, log } = written();
  const canaries = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, `canary-${n}`]));
  const row = { ...canaries, threads: 1, count: 2 };
  log.info('mailbox.synced', row);
  log.warn(
    'mailbox.synced',
    row,
    Object.assign(new Error('canary-message'), canaries, { cause: new Error('canary-cause') }),
  );
  log.error('mailbox.synced', row, 'canary-thrown');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('canary');
});

test('an error appears as its name, its code and its position', () => {
  const { lines, log } = written();
  log.error('tokens.failed', {}, new Problem('token.missing', { detail: 'canary in the detail' }));
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ error: 'Problem', code: 'token.missing' });
  expect(line.stack).toContain('log.test.ts');
  expect(lines[0]).not.toContain('canary');
});

test('a sentence is not a code', () => {
  expect(toCode('mailbox.sync')).toBe('mailbox.sync');
  expect(toCode('Re: the merger, confidential')).toBe('unprintable');
});

test('mail text does not compile as a field', () => {
  const { log } = written();
  const subject: string = 'Re: the merger';
  // @ts-expect-error a plain string is no code
  log.info('mailbox.synced', { state: subject });
  // @ts-expect-error nor is it the name of an event
  log.info(subject);
  expect(subject).toBe('Re: the merger');
});
