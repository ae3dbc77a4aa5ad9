import { expect, test } from 'vitest';
import { idle } from '#domain/sync.ts';
import { troubleOf, troubleWords } from './trouble.ts';

const fine = { online: true, needsReauth: false, sync: idle, threads: new Map(), waiting: 0 };

test.each([
  ['nothing is wrong', fine, true, null],
  [
    'the device is offline',
    { ...fine, online: false, waiting: 2 },
    false,
    'You’re offline. 0 emails are saved here, and 2 actions will be done when you’re back.',
  ],
  [
    'the server is silent',
    { ...fine, online: false, waiting: 1 },
    true,
    'Flow can’t reach its server. 0 emails are saved here, and 1 action will be done when it answers.',
  ],
  [
    'Google asks for consent again',
    { ...fine, needsReauth: true },
    true,
    'Google no longer lets Flow in. Reconnect to go on.',
  ],
  [
    'Gmail is down',
    { ...fine, sync: { ...idle, error: 'provider.unavailable' } },
    true,
    'Gmail cannot be reached right now. Flow keeps trying.',
  ],
  [
    'Google does not renew the token',
    { ...fine, sync: { ...idle, error: 'token.refresh-failed' } },
    true,
    'Google did not renew Flow’s access. Flow keeps trying.',
  ],
  ['a code is unknown here', { ...fine, sync: { ...idle, error: 'made.up' } }, true, null],
])('when %s', (_, mailbox, network, words) => {
  const trouble = troubleOf(mailbox, { network, sends: 0 });
  expect(trouble && troubleWords(trouble)).toBe(words);
});

test.each([
  [0, 0, ''],
  [0, 1, ', and 1 email will be sent when you’re back'],
  [1, 2, ', and 1 action and 2 emails will go out when you’re back'],
])('offline with %i actions and %i mails that wait', (waiting, sends, words) => {
  const trouble = troubleOf({ ...fine, waiting }, { network: false, sends });
  expect(trouble && troubleWords(trouble)).toBe(`You’re offline. 0 emails are saved here${words}.`);
});

test.each([
  ['provider.unavailable', false],
  ['provider.rate-limit', false],
  ['token.refresh-failed', false],
  ['provider.api-off', true],
  ['secret.unreadable', true],
])("%s: does it need a person's action? %s", (error, lasting) => {
  expect(troubleOf({ ...fine, sync: { ...idle, error } }, { network: true, sends: 0 })).toMatchObject({
    kind: 'provider',
    lasting,
  });
});
