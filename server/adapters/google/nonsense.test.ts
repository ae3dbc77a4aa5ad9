import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MessageId } from '#domain/id.ts';
import { Cursor } from '#server/cursor.ts';
import type { Caller } from '#server/ports.ts';
import { newAccount } from '#test/support/context.ts';
import { gmail } from './gmail.ts';

type Answer = { status?: number; headers?: Record<string, string>; body: string };

/** A server that returns this answer to every request. */
let answer: Answer = { body: '' };
const server = createServer((_request, response) => {
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
  response.end(answer.body);
});
let provider: ReturnType<typeof gmail>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  provider = gmail({ gmail: url, batch: `${url}/batch` });
});
afterAll(() => server.close());

const caller: Caller = { account: newAccount(), token: 'a token', priority: 'background' };
const since = { cursor: Cursor.parse('011'), pageToken: null };

describe('an invalid answer is a provider problem and has no effect', () => {
  test.each([
    ['nothing', ''],
    ['half of one', '{"history": [{"id": "12", "messagesAdd'],
    ['a page for people', '<html>Sorry</html>'],
    ['a list where a thing should be', '[]'],
    ['null', 'null'],
    ['no history id', '{}'],
    ['a history id that is no text', '{"historyId": 12345678901234567890}'],
    ['a history id that is no number', '{"historyId": "tomorrow"}'],
    ['a record without an id', '{"historyId": "5", "history": [{"messagesAdded": []}]}'],
    ['a record of the wrong kind', '{"historyId": "5", "history": {"id": "4"}}'],
    ['a message without an id', '{"historyId": "5", "history": [{"id": "4", "messagesAdded": [{"message": {}}]}]}'],
    [
      'an id that is a path',
      '{"historyId":"5","history":[{"id":"4","messagesDeleted":[{"message":{"id":"../x","threadId":"1"}}]}]}',
    ],
  ])('history that is %s', async (_name, body) => {
    answer = { body };
    await expect(provider.history(caller, since)).rejects.toMatchObject({ code: 'provider.unavailable' });
  });

  test.each([
    ['ids that are numbers', '{"messages": [{"id": 5, "threadId": 5}]}'],
    ['a page token that is a number', '{"nextPageToken": 5}'],
    ['text', '"messages"'],
  ])('a listing of %s', async (_name, body) => {
    answer = { body };
    await expect(provider.list(caller, { limit: 5 })).rejects.toMatchObject({ code: 'provider.unavailable' });
  });

  test.each([
    ['text', '"none"'],
    ['a signature that is no text', '{"sendAs": [{"isDefault": true, "signature": 5}]}'],
    ['no list', '{"sendAs": {}}'],
  ])('settings of %s', async (_name, body) => {
    answer = { body };
    await expect(provider.signature(caller)).rejects.toMatchObject({ code: 'provider.unavailable' });
  });

  test('signature is empty when the account has no own send-as address', async () => {
    answer = { body: '{}' };
    expect(await provider.signature(caller)).toBe('');
  });

  test('list returns an empty page that may have a next one', async () => {
    answer = { body: '{"nextPageToken": "on", "resultSizeEstimate": 0}' };
    expect(await provider.list(caller, { limit: 5 })).toEqual({ ids: [], estimate: 0, next: 'on' });
  });

  test('history ids of any length keep every digit', async () => {
    const id = '123456789012345678901234567890';
    answer = {
      body: JSON.stringify({
        historyId: id,
        history: [{ id, messagesDeleted: [{ message: { id: 'a', threadId: 'a' } }] }],
      }),
    };
    expect(await provider.history(caller, since)).toEqual({
      happenings: [{ kind: 'deleted', messageId: 'a', cursor: `30${id}` }],
      cursor: `30${id}`,
      next: null,
    });
  });

  const part = (body: string) =>
    `--b\r\nContent-Type: application/http\r\nContent-ID: <response-call-0>\r\n\r\nHTTP/1.1 200 OK\r\n\r\n${body}\r\n--b--`;
  test.each([
    ['no parts', '--b--'],
    ['a part cut short', part('{"id": "a", "thre').slice(0, -20)],
    ['a part of another shape', part('{"id": "a"}')],
    ['a date that is none', part('{"id":"a","threadId":"a","internalDate":"soon","historyId":"1","raw":""}')],
    [
      'a date beyond time',
      part('{"id":"a","threadId":"a","internalDate":"999999999999999999","historyId":"1","raw":""}'),
    ],
  ])('a batch with %s marks the message as failed for now', async (_name, body) => {
    answer = { body, headers: { 'content-type': 'multipart/mixed; boundary=b' } };
    const { messages, failed } = await provider.get(caller, [MessageId.parse('a')], 'raw');
    expect(messages).toEqual([]);
    expect(failed).toMatchObject([{ id: 'a', problem: { code: 'provider.unavailable' } }]);
  });

  test('the adapter stops reading an endless answer before it fills the memory', async () => {
    answer = { body: 'x'.repeat(17 * 1024 * 1024) };
    await expect(provider.profile(caller)).rejects.toMatchObject({ code: 'provider.unavailable' });
  });
});

describe('the wait after a rate limit', () => {
  const date = 'Fri, 20 Nov 2026 12:00:00 GMT';
  const limited = (message: string) => JSON.stringify({ error: { code: 429, message } });
  test.each<[string, Answer, number | undefined]>([
    ['is what the header says in seconds', { body: '', headers: { 'retry-after': '7' } }, 7],
    [
      'is until the moment the header names',
      { body: '', headers: { 'retry-after': 'Fri, 20 Nov 2026 12:00:09 GMT' } },
      9,
    ],
    [
      'is until the moment the message names, by the clock of whoever names it',
      { body: limited('User-rate limit exceeded.  Retry after 2026-11-20T12:00:30.500Z') },
      30.5,
    ],
    ['is no time at all when that is past', { body: limited('Retry after 2026-11-20T11:00:00.000Z') }, 0],
    ['is an hour at the most', { body: '', headers: { 'retry-after': '999999' } }, 3600],
    [
      'is not said by nonsense',
      { body: limited('Retry after dinner'), headers: { 'retry-after': 'later' } },
      undefined,
    ],
  ])('%s', async (_name, given, seconds) => {
    answer = { ...given, status: 429, headers: { date, ...given.headers } };
    await expect(provider.profile(caller)).rejects.toMatchObject({ code: 'provider.rate-limit', retryAfter: seconds });
  });
});
