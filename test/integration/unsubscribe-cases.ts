// Mail with ways to leave its list, end to end: synced, shown and left. Records every name lookup and connection of the process.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { inject } from 'vitest';
import * as z from 'zod';
import type { MessageId, ThreadId } from '#domain/id.ts';
import type { Unsubscribe } from '#domain/unsubscribe.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { askOneClick } from '#server/adapters/one-click.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';
import { published } from '#test/support/published.ts';

export type ListMail = { list: string; post?: string | null; signed?: boolean; spam?: boolean };

export type Tried = {
  way: Unsubscribe['way'] | null;
  /** The list's requests after the first command and after a second one. */
  asked: { method: string; path: string; body: string; cookie: boolean }[];
  /** Looked up names, and contacted machines other than our own. */
  lookedUp: string[];
  spokenTo: string[];
  /** The problem code that the person saw, or null after success. */
  problem: string | null;
};

/** A test mailbox for list mail. `addresses`: what every name of the open web resolves to. */
export const openListDesk = async (addresses: readonly string[]) => {
  const desk = await openDesk();
  const demo = { address: '127.0.0.1', port: Number(new URL(desk.world.google.url).port) };
  const lookedUp: string[] = [];
  const resolve = async (host: string): Promise<string[]> => {
    lookedUp.push(host);
    return [...addresses];
  };
  desk.world.ctx.oneClick = (address) => askOneClick({ resolve, demo, timeout: 2000 }, address);
  return { desk, tryOut: (mail: ListMail) => tryOut(desk, mail, lookedUp) };
};

const tryOut = async (desk: Desk, mail: ListMail, lookedUp: string[]): Promise<Tried> => {
  lookedUp.length = 0;
  const before = (await visits(desk)).length;
  const meanwhile = notingMachines(desk);
  try {
    const { id, threadId, unsubscribe: out } = await brought(desk, mail);
    const shown = (await visits(desk)).length;
    if (shown > before || lookedUp.length > 0) throw new Error('something was asked before anybody said so');
    const code = await leave(desk, { id, threadId });
    // A repeated command sends one request.
    if (code === null) await leave(desk, { id, threadId });
    const asked = (await visits(desk)).slice(before);
    return {
      way: out?.way ?? null,
      asked: asked.map(({ method, path, body, headers }) => ({ method, path, body, cookie: 'cookie' in headers })),
      lookedUp: [...lookedUp],
      spokenTo: meanwhile.machines(),
      problem: code,
    };
  } finally {
    meanwhile.end();
  }
};

let nth = 0;
const brought = async (desk: Desk, { list, post = oneClick, signed = true, spam = false }: ListMail) => {
  nth += 1;
  const raw = [
    'Authentication-Results: mx.local-google.example; dkim=pass header.i=@daily.example header.s=s1',
    `DKIM-Signature: v=1; a=rsa-sha256; d=daily.example; s=s1; h=from${signed ? ':list-unsubscribe:list-unsubscribe-post' : ''}; b=x`,
    'From: Daily Digest <digest@daily.example>',
    `To: ${ada}`,
    `Subject: Issue ${nth}`,
    `List-Id: <digest-${nth}.daily.example>`,
    `List-Unsubscribe: ${list}`,
    ...(post === null ? [] : [`List-Unsubscribe-Post: ${post}`]),
    '',
    'News.',
  ].join('\r\n');
  const { google, ctx, work } = desk.world;
  await google.control('deliver', { mailbox: ada, raw: Buffer.from(raw).toString('base64url') });
  const { account } = desk;
  await ctx.db.asUser(account.userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }));
  await work();
  const { threads } = await changesSince(ctx, account, 0);
  const thread = threads.find(({ messages }) => messages.some(({ subject }) => subject === `Issue ${nth}`));
  const [message] = thread?.messages ?? [];
  if (!thread || !message) throw new Error('the mail did not come');
  if (spam) await ctx.peek("update message set labels = labels || '{spam}' where id = $1", [message.id]);
  return { id: message.id, threadId: thread.id, unsubscribe: message.unsubscribe };
};

const oneClick = 'List-Unsubscribe=One-Click';

const leave = async (desk: Desk, { id, threadId }: { id: MessageId; threadId: ThreadId }): Promise<string | null> => {
  const args = { threadIds: [threadId], messageId: id, anyway: false };
  try {
    const given = await desk.give({ kind: 'unsubscribe', args });
    await desk.world.later(11_000);
    return String((await desk.state(given.id))?.['problem'] ?? '') || null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
};

const Visits = z.object({
  visits: z.array(
    z.object({ method: z.string(), path: z.string(), body: z.string(), headers: z.record(z.string(), z.string()) }),
  ),
});
const visits = async ({ world }: Desk) => Visits.parse(await world.google.control('website')).visits;

const Opened = z.object({ socket: z.instanceof(Socket) });

/** Every connection of this process, except to the local Google and the database. */
const notingMachines = ({ world }: Desk) => {
  const database = new URL(inject('postgres'));
  const own = new Set([world.google.url, database.href].map((address) => new URL(address).port || '5432'));
  const socket = `${database.searchParams.get('host')}/`;
  const seen: string[] = [];
  const noted = (message: unknown): void => {
    const parsed = Opened.safeParse(message);
    parsed.data?.socket.once('connectionAttempt', (address: string, port?: number) => {
      if (!own.has(String(port)) && !address.startsWith(socket)) seen.push(`${address}:${port}`);
    });
  };
  subscribe('net.client.socket', noted);
  return { machines: () => seen, end: () => unsubscribe('net.client.socket', noted) };
};

const Case = z.object({
  id: z.string(),
  list_unsubscribe: z.string(),
  list_unsubscribe_post: z.nullable(z.string()),
  dkim_covers: z.boolean(),
  spam_folder: z.optional(z.boolean()),
  expect: z.string(),
});

/** The published cases, moved from `lists.example.com` to the demo's website. */
export const publishedCases = (): (ListMail & { id: string; expect: string })[] => {
  const text = published('headers/rfc8058_cases.json');
  if (text === null) return [];
  return z
    .object({ cases: z.array(Case) })
    .parse(JSON.parse(text))
    .cases.map((one) => ({
      id: one.id,
      list: one.list_unsubscribe.replaceAll('lists.example.com', 'lists.example'),
      post: one.list_unsubscribe_post,
      signed: one.dkim_covers,
      spam: one.spam_folder ?? false,
      expect: one.expect,
    }));
};

const post = (path: string) => ({ method: 'POST', path, body: oneClick, cookie: false });
const quiet = { asked: [], lookedUp: [], spokenTo: [] };

export const outcomes: Record<string, object> = {
  one_click_post: { way: { kind: 'one-click' }, asked: [post('/u/abc')], lookedUp: [], spokenTo: [], problem: null },
  offer_link_only: { way: { kind: 'link' }, ...quiet, problem: 'unsubscribe.no-way' },
  confirm_mail_to_only_subject: {
    way: { kind: 'mail', to: 'u@lists.example', subject: 'unsub' },
    ...quiet,
    problem: 'unsubscribe.no-way',
  },
  reject: { way: { kind: 'refused' }, ...quiet, problem: 'unsubscribe.no-way' },
  none: { way: null, ...quiet, problem: 'unsubscribe.no-way' },
  // One of its addresses is internal, so Flow asks none.
  reject_or_first_pinned_only: {
    asked: [],
    lookedUp: ['rebind.example.com'],
    spokenTo: [],
    problem: 'unsubscribe.refused',
  },
  post_sent_redirect_not_followed_reported_failed: {
    asked: [post('/u/redirect')],
    spokenTo: [],
    problem: 'unsubscribe.refused',
  },
  timeout_10s_one_attempt: { asked: [post('/u/slow')], spokenTo: [], problem: 'unsubscribe.unsure' },
  body_discarded_after_64KiB: { asked: [post('/u/big')], spokenTo: [], problem: null },
  warn_no_request_without_second_confirm: { ...quiet, problem: 'unsubscribe.spam' },
};
