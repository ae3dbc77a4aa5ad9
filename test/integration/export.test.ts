// The export: complete, without secrets, once, for one person.

import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { retention } from '#domain/retention.ts';
import { ben } from '#emulators/google/small-seed.ts';
import { removeArchives } from '#server/leaving/archives-over.ts';
import { storedTokens } from '#server/tokens/keep.ts';
import { draftWords, type Leaver, openLeaver, openLeaverWorld, spokenWords } from '#test/support/leaver.ts';
import { unzip } from '#test/support/unzip.ts';

const world = await openLeaverWorld();
const { ctx } = world;
const me = await openLeaver(world);
const other = await openLeaver(world, ben);

const Status = z.object({ state: z.string(), id: z.optional(z.string()) });
const statusOf = async (answer: Response) => Status.parse(await answer.json());
const start = (leaver: Leaver) => leaver.ask('/api/leaving/exports', { method: 'POST', body: '{}' });
const exportIn = async (leaver: Leaver) =>
  z.object({ export: Status }).parse(await (await leaver.ask('/api/leaving')).json()).export;
const linkOf = (id: string | undefined) => `/api/leaving/exports/${id}/archive`;
const folder = path.join(ctx.config.data, 'exports');
const files = () => (existsSync(folder) ? readdirSync(folder) : []);

const ready = async (): Promise<string> => {
  await me.confirm();
  await start(me);
  await world.work();
  const { state, id } = await exportIn(me);
  expect(state).toBe('ready');
  return linkOf(id);
};

beforeEach(async () => {
  await ctx.peek('update auth.session set "confirmedAt" = null');
  await ctx.peek('delete from export_archive');
  rmSync(folder, { recursive: true, force: true });
});

describe('asking for an export', () => {
  test('needs a fresh proof, and an old one does not count', async () => {
    expect((await start(me)).status).toBe(403);
    await me.confirm();
    ctx.clock.advance(601_000);
    const answer = await start(me);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'confirmation.needed', title: expect.stringContaining('Confirm') }),
    ]);
    expect(await ctx.peek('select from export_archive')).toEqual([]);
  });

  test('twice while one is made answers the same one', async () => {
    await me.confirm();
    const [one, two] = await Promise.all([start(me), start(me)]);
    const first = await statusOf(one);
    expect(first).toEqual(await statusOf(two));
    expect(await statusOf(await start(me))).toEqual(first);
    expect(await ctx.peek(`select from jobs.job where name = 'leaving.export' and state = 'created'`)).toHaveLength(1);
    await world.work();
  });
});

describe('the archive', () => {
  test('has each table with a user_id, and says of each missing column why', async () => {
    const archive = unzip(Buffer.from(await (await me.ask(await ready())).arrayBuffer()));
    const text = (name: string) => archive.get(name)?.toString('utf8') ?? '';
    const schema = z
      .object({
        files: z.record(
          z.string(),
          z.object({ columns: z.array(z.object({ name: z.string() })), leftOut: z.record(z.string(), z.string()) }),
        ),
        leftOut: z.record(z.string(), z.string()),
      })
      .parse(JSON.parse(text('schema.json')));
    const columns = await ctx.peek(
      `
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name = any($1)`,
      [me.tables],
    );
    const missing = columns.filter(({ table, column }) => {
      const file = schema.files[`${String(table)}.json`];
      return !file?.columns.some(({ name }) => name === column) && !file?.leftOut[String(column)];
    });
    expect(missing).toEqual([]);
    const Rows = z.array(z.record(z.string(), z.unknown()));
    for (const table of me.tables.filter((one) => one !== 'leaving')) {
      const [stored] = await ctx.peek(`select count(*)::int as n from ${table} where user_id = $1`, [
        me.account.userId,
      ]);
      expect([table, Rows.parse(JSON.parse(text(`${table}.json`))).length]).toEqual([table, stored?.['n']]);
    }
    const ofNobody = retention
      .filter(({ goes }) => !goes.some((way) => way === 'deletion'))
      .flatMap(({ tables }): string[] => [...tables]);
    expect(Object.keys(schema.leftOut).toSorted()).toEqual(
      ['audit_link', 'auth.verification', 'jobs.job', ...ofNobody].toSorted(),
    );
    for (const table of ['auth.user', 'auth.session', 'auth.account'])
      expect(Rows.parse(JSON.parse(text(`${table}.json`)))).toHaveLength(1);
  });

  test('opens what is encrypted, and has drafts as text and mail with links', async () => {
    const archive = unzip(Buffer.from(await (await me.ask(await ready())).arrayBuffer()));
    const text = (name: string) => archive.get(name)?.toString('utf8') ?? '';
    expect(text('voice_turn.json')).toContain(spokenWords);
    expect(text('draft.json')).toContain(draftWords);
    const drafts = [...archive.keys()].filter((name) => name.startsWith('drafts/'));
    expect(drafts.map(text).join()).toContain(draftWords);
    const [mail] = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text('message.json')));
    expect(mail).toMatchObject({ link: `https://mail.google.com/mail/u/0/#all/${String(mail?.['thread_id'])}` });
    expect(mail?.['text']).not.toBe('');
    expect(text('README.txt')).toContain('No file holds a password, a token or a key.');
  });

  test('holds no token, no session and no key', async () => {
    const { userId } = me.account;
    const tokens = await ctx.db.asUser(userId, (tx) => storedTokens(ctx, tx, me.account, { lock: false }));
    const [key] = await ctx.peek('select dek_id, wrapped from user_keys where user_id = $1', [userId]);
    const sessions = await ctx.peek('select id, token from auth.session where "userId" = $1', [userId]);
    const [sealed] = await ctx.peek('select access_token, refresh_token from user_tokens where user_id = $1', [userId]);
    const canaries = [
      tokens?.accessToken,
      tokens?.refreshToken,
      ...[key, sealed, ...sessions].flatMap((row) => Object.values(row ?? {})),
    ];
    expect(canaries.length).toBeGreaterThan(7);
    const archive = unzip(Buffer.from(await (await me.ask(await ready())).arrayBuffer()));
    const all = [...archive.values()].map((content) => content.toString('utf8')).join('\n');
    expect(canaries.filter((canary) => canary === null || all.includes(String(canary)))).toEqual([]);
    expect(all.match(/"v1\.[0-9a-f]{12}\./g)).toBeNull();
  });

  test('lies encrypted on the disk, and is gone after the download', async () => {
    const link = await ready();
    const [name] = files();
    expect(files()).toHaveLength(1);
    const onDisk = readFileSync(path.join(folder, name ?? ''));
    expect(onDisk.includes('PK\x03\x04')).toBe(false);
    const answer = await me.ask(link);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="flow-export-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
    expect(files()).toEqual([]);
    expect(await exportIn(me)).toEqual({ state: 'none' });
  });
});

describe('the link', () => {
  test('works once', async () => {
    const link = await ready();
    await (await me.ask(link)).arrayBuffer();
    const again = await me.ask(link);
    expect([again.status, await again.json()]).toMatchObject([410, { code: 'export.over' }]);
  });

  test('pressed twice at once opens once', async () => {
    const link = await ready();
    const answers = await Promise.all([me.ask(link), me.ask(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const answer of answers) await answer.arrayBuffer();
  });

  test('is nobody else’s, also with a fresh proof, and stays for its owner', async () => {
    const link = await ready();
    await other.confirm();
    const theirs = await other.ask(link);
    expect([theirs.status, await theirs.json()]).toMatchObject([404, { code: 'export.unknown' }]);
    const mine = await me.ask(link);
    expect(mine.status).toBe(200);
    await mine.arrayBuffer();
  });

  test('ends after 15 minutes, and its file with the next round', async () => {
    const link = await ready();
    ctx.clock.advance(15 * 60_000);
    const late = await me.ask(link);
    expect([late.status, await late.json()]).toMatchObject([410, { code: 'export.over' }]);
    await ctx.db.system((tx) => ctx.jobs.add(tx, 'leaving.round', {}));
    await world.work();
    expect(files()).toEqual([]);
    expect(await ctx.peek('select from export_archive')).toEqual([]);
  });

  test('a file that no row names goes after a day', async () => {
    await ready();
    await ctx.peek('delete from export_archive');
    const old = new Date(ctx.clock.now().getTime() - 25 * 3_600_000);
    for (const name of files()) utimesSync(path.join(folder, name), old, old);
    await removeArchives(ctx);
    expect(files()).toEqual([]);
  });

  test('is not used up by a look ahead', async () => {
    const link = await ready();
    await me.ask(link, { method: 'HEAD' });
    const mine = await me.ask(link);
    expect(mine.status).toBe(200);
    await mine.arrayBuffer();
  });

  test.each(['not-an-id', '01900000-0000-7000-8000-000000000000'])('%s opens nothing', async (id) => {
    expect((await me.ask(linkOf(id))).status).toBe(404);
  });
});
