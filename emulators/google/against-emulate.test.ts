/**
 * Contract tests for reading calls: a third party's emulator and ours must agree through the same client. They catch our own
 * misreading of the API, because we wrote both the client and the emulator.
 */
import type { gmail_v1 } from '@googleapis/gmail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { type Emulator, emulatorPair, redirectUri } from './emulator-pair.ts';
import { ada, mailOf } from './small-seed.ts';

const me = { userId: 'me' };

describe.each(Object.entries(emulatorPair))('%s', (_, start) => {
  let side: Emulator;
  let gmail: gmail_v1.Gmail;
  beforeAll(async () => {
    side = await start();
    gmail = side.gmail;
    await side.deliver(mailOf({ subject: 'Alpha plan', messageId: '<alpha@far.example>' }), ['INBOX', 'UNREAD']);
    await side.deliver(mailOf({ subject: 'Beta', from: 'Dora <dora@law.example>', text: 'A zebra.' }), ['INBOX']);
    await side.deliver(mailOf({ subject: 'Gamma', file: { name: 'g.csv', content: '1;2' } }), [
      'INBOX',
      'UNREAD',
      'STARRED',
    ]);
    await side.deliver(mailOf({ subject: 'Junk' }), ['SPAM']);
  });
  afterAll(() => side.stop());

  const subjectOf = async (id: string | null | undefined): Promise<string | undefined> => {
    const { data } = await gmail.users.messages.get({
      ...me,
      id: id ?? '',
      format: 'metadata',
      metadataHeaders: ['Subject'],
    });
    return data.payload?.headers?.[0]?.value ?? undefined;
  };
  const find = async (asked: object): Promise<(string | undefined)[]> => {
    const { data } = await gmail.users.messages.list({ ...me, ...asked });
    return (await Promise.all((data.messages ?? []).map(({ id }) => subjectOf(id)))).toSorted();
  };
  const idOf = async (q: string): Promise<string> =>
    (await gmail.users.messages.list({ ...me, q })).data.messages?.[0]?.id ?? '';
  const labelsOf = async (id: string): Promise<string[]> =>
    ((await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data.labelIds ?? []).toSorted();

  test('lists ids and thread ids only, without spam', async () => {
    const { data } = await gmail.users.messages.list(me);
    expect(data.messages).toHaveLength(3);
    expect(data.messages?.map((message) => Object.keys(message).toSorted())).toEqual(Array(3).fill(['id', 'threadId']));
  });

  test.each<[string, object, string[]]>([
    ['one label', { labelIds: ['UNREAD'] }, ['Alpha plan', 'Gamma']],
    ['two labels', { labelIds: ['UNREAD', 'STARRED'] }, ['Gamma']],
    ['spam by its label', { labelIds: ['SPAM'], includeSpamTrash: true }, ['Junk']],
    ['spam included', { includeSpamTrash: true }, ['Alpha plan', 'Beta', 'Gamma', 'Junk']],
    ['from:', { q: 'from:dora' }, ['Beta']],
    ['to:', { q: `to:${ada} subject:beta` }, ['Beta']],
    ['subject:', { q: 'subject:plan' }, ['Alpha plan']],
    ['a quoted phrase', { q: '"alpha plan"' }, ['Alpha plan']],
    ['a word of the text', { q: 'zebra' }, ['Beta']],
    ['in:', { q: 'in:spam', includeSpamTrash: true }, ['Junk']],
    ['is:unread', { q: 'is:unread' }, ['Alpha plan', 'Gamma']],
    ['is:read', { q: 'is:read' }, ['Beta']],
    ['is:starred', { q: 'is:starred' }, ['Gamma']],
    ['label:', { q: 'label:starred' }, ['Gamma']],
    ['has:attachment', { q: 'has:attachment' }, ['Gamma']],
    ['after: a day long gone', { q: 'after:2001/01/01 is:starred' }, ['Gamma']],
    ['before: a day long gone', { q: 'before:2001/01/01' }, []],
    ['nothing', { q: 'subject:omega' }, []],
  ])('finds by %s', async (_name, asked, expected) => {
    expect(await find(asked)).toEqual(expected);
  });

  test('pages with an opaque token', async () => {
    const first = (await gmail.users.messages.list({ ...me, maxResults: 2 })).data;
    const second = (await gmail.users.messages.list({ ...me, maxResults: 2, pageToken: first.nextPageToken ?? '' }))
      .data;
    expect([first.messages?.length, second.messages?.length, second.nextPageToken]).toEqual([2, 1, undefined]);
  });

  test('returns raw byte for byte', async () => {
    const { data } = await gmail.users.messages.get({ ...me, id: await idOf('subject:gamma'), format: 'raw' });
    const sent = mailOf({ subject: 'Gamma', file: { name: 'g.csv', content: '1;2' } });
    expect(Buffer.from(data.raw ?? '', 'base64url').equals(sent)).toBe(true);
  });

  test('returns attachments by id', async () => {
    const id = await idOf('subject:gamma');
    const file = (await gmail.users.messages.get({ ...me, id })).data.payload?.parts?.find(
      (part) => part.filename === 'g.csv',
    );
    const { data } = await gmail.users.messages.attachments.get({
      ...me,
      messageId: id,
      id: file?.body?.attachmentId ?? '',
    });
    expect(Buffer.from(data.data ?? '', 'base64url').toString('utf8')).toBe('1;2');
  });

  test('lists the system labels', async () => {
    const { data } = await gmail.users.labels.list(me);
    const system = data.labels?.filter((label) => label.type === 'system').map((label) => label.id);
    expect(system).toEqual(
      expect.arrayContaining(['INBOX', 'UNREAD', 'STARRED', 'SENT', 'TRASH', 'SPAM', 'IMPORTANT']),
    );
    expect((await gmail.users.labels.get({ ...me, id: 'INBOX' })).data).toMatchObject({
      messagesTotal: 3,
      messagesUnread: 2,
    });
  });

  test('modifies and trashes, with history records', async () => {
    const id = await idOf('subject:alpha');
    const start = (await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data.historyId ?? '';
    const requestBody = { addLabelIds: ['STARRED'], removeLabelIds: ['UNREAD'] };
    const modified = (await gmail.users.messages.modify({ ...me, id, requestBody })).data;
    expect(modified.labelIds?.toSorted()).toEqual(['INBOX', 'STARRED']);
    await gmail.users.messages.trash({ ...me, id });
    expect(await labelsOf(id)).toEqual(['STARRED', 'TRASH']);
    const { data } = await gmail.users.history.list({ ...me, startHistoryId: start });
    const of = (type: 'labelsAdded' | 'labelsRemoved'): string[] =>
      (data.history ?? [])
        .flatMap((record) => record[type] ?? [])
        .filter((change) => change.message?.id === id)
        .flatMap((change) => change.labelIds ?? []);
    expect(of('labelsAdded')).toEqual(['STARRED', 'TRASH']);
    expect(of('labelsRemoved')).toEqual(['UNREAD', 'INBOX']);
    expect(BigInt(data.historyId ?? 0) > BigInt(start)).toBe(true);
    await gmail.users.messages.untrash({ ...me, id });
    expect(await labelsOf(id)).not.toContain('TRASH');
  });

  test('records new mail in the history', async () => {
    const { data: newest } = await gmail.users.messages.list({ ...me, maxResults: 1 });
    const start = (await gmail.users.messages.get({ ...me, id: newest.messages?.[0]?.id ?? '', format: 'minimal' }))
      .data.historyId;
    await side.deliver(mailOf({ subject: 'Delta' }), ['INBOX']);
    const asked = { ...me, startHistoryId: start ?? '', historyTypes: ['messageAdded'] };
    const added =
      (await gmail.users.history.list(asked)).data.history?.flatMap((record) => record.messagesAdded ?? []) ?? [];
    expect(await subjectOf(added.at(-1)?.message?.id)).toBe('Delta');
  });

  test('batchModify answers without a body', async () => {
    const id = await idOf('subject:beta');
    const requestBody = { ids: [id], addLabelIds: ['IMPORTANT'] };
    expect((await gmail.users.messages.batchModify({ ...me, requestBody })).status).toBe(204);
    expect(await labelsOf(id)).toEqual(['IMPORTANT', 'INBOX']);
  });

  test('modifies and trashes threads', async () => {
    const threadId = (await gmail.users.threads.list({ ...me, q: 'subject:beta' })).data.threads?.[0]?.id ?? '';
    await gmail.users.threads.modify({ ...me, id: threadId, requestBody: { removeLabelIds: ['INBOX'] } });
    const { data } = await gmail.users.threads.get({ ...me, id: threadId, format: 'minimal' });
    expect(data.messages?.map((message) => message.labelIds?.includes('INBOX'))).toEqual([false]);
  });

  test.each([
    ['a message that is not there', () => gmail.users.messages.get({ ...me, id: '00000000000000aa' }), 404, 'notFound'],
    ['a label that is not there', () => gmail.users.labels.get({ ...me, id: 'Label_99' }), 404, 'notFound'],
  ])('%s is an error in Google’s shape', async (_name, call, code, reason) => {
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: code, response: { data: { error: { code, errors: [{ reason }] } } } });
  });

  test('an unknown label fails the whole change', async () => {
    const id = await idOf('subject:gamma');
    const change = gmail.users.messages.modify({ ...me, id, requestBody: { addLabelIds: ['Label_99'] } });
    await expect(change).rejects.toMatchObject({ status: 400 });
  });

  test('signs in with PKCE, once per code, and identifies the person', async () => {
    const verifier = 'v'.repeat(43);
    const back = await theirOrOurConsent(side.url, verifier);
    const code = back.searchParams.get('code') ?? '';
    expect(back.searchParams.get('state')).toBe('my-state');
    const exchange = (more: object): Promise<Response> => {
      const client = { client_id: localClient.id, client_secret: localClient.secret };
      const fields = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...client,
        ...more,
      };
      return fetch(`${side.url}/oauth2/token`, { method: 'POST', body: new URLSearchParams(fields) });
    };
    const wrong = await exchange({ code_verifier: 'w'.repeat(43) });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    const code2 = (await theirOrOurConsent(side.url, verifier)).searchParams.get('code') ?? '';
    const tokens = z
      .object({
        access_token: z.string(),
        refresh_token: z.string(),
        id_token: z.string(),
        token_type: z.literal('Bearer'),
      })
      .parse(await (await exchange({ code: code2 })).json());
    const identity = await fetch(`${side.url}/oauth2/v2/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await identity.json()).toMatchObject({ email: ada, name: 'Ada Small' });
    expect(JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8'))).toMatchObject({
      aud: localClient.id,
      email: ada,
      iss: side.url,
    });
    expect(await (await exchange({ code: code2 })).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('refuses foreign clients and redirect addresses on a page', async () => {
    const ask = (client: string, redirect: string): Promise<Response> => {
      const fields = { client_id: client, redirect_uri: redirect, response_type: 'code', scope: 'openid' };
      return fetch(`${side.url}/o/oauth2/v2/auth?${new URLSearchParams(fields)}`, { redirect: 'manual' });
    };
    expect((await ask('nobody', redirectUri)).headers.get('location')).toBeNull();
    const answer = await ask(localClient.id, 'https://evil.example/');
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});

/** Their page is one form per person. Ours asks for the account, then for consent. */
const theirOrOurConsent = async (url: string, verifier: string): Promise<URL> => {
  const fields = {
    client_id: localClient.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'my-state',
    code_challenge: verifier,
    code_challenge_method: 'plain',
    access_type: 'offline',
    prompt: 'consent',
  };
  const address = `${url}/o/oauth2/v2/auth?${new URLSearchParams(fields)}`;
  const page = await (await fetch(address)).text();
  if (page.includes('Local Google')) return walkConsent(address, { email: ada });
  const body = new URLSearchParams({ ...fields, email: ada });
  const answer = await fetch(`${url}/o/oauth2/v2/auth/callback`, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
};
