// Calls, visits, probes and errors: counted in memory, written each minute, and the same however they are folded.
import { beforeEach, describe, expect, test } from 'vitest';
import { percentile } from '#domain/histogram.ts';
import { Problem } from '#domain/problem.ts';
import { bindRaw, type SessionOf } from '#server/handle.ts';
import { httpApp } from '#server/http.ts';
import { openMetrics } from '#server/metrics/metrics.ts';
import { probeServices } from '#server/metrics/probes.ts';
import { newUserId, type TestContext, testContext } from '#test/support/context.ts';
import { openWorld } from '#test/support/person.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await testContext();
  ctx.clock.set(new Date('2026-11-20T12:00:20Z'));
});

const appWith = (answer: () => Response | Promise<Response>, sessionOf: SessionOf = async () => null) =>
  httpApp(ctx, {
    routes: [bindRaw(ctx, { method: 'GET', path: '/api/thing', who: 'anyone' }, answer)],
    sessionOf,
    site: () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    health: async () => ({}),
  });

const minutes = () => ctx.peek('select at, requests, failed, refused, counts from request_minute order by at');
const sum = (counts: unknown): number =>
  Array.isArray(counts) ? counts.reduce((all: number, one) => all + Number(one), 0) : 0;

describe('calls', () => {
  test('count by minute and by outcome, each once, and survive two writers', async () => {
    const fails = appWith(() => Promise.reject(new Problem('provider.unavailable')));
    const works = appWith(() => new Response());
    for (let nth = 0; nth < 3; nth += 1) await works.request('/api/thing');
    await fails.request('/api/thing');
    await works.request('/api/nothing');
    await works.request('/');
    await ctx.metrics.write();
    await works.request('/api/thing');
    await ctx.metrics.write();
    const [minute] = await minutes();
    expect(minute).toMatchObject({ at: new Date('2026-11-20T12:00:00Z'), requests: 6, failed: 1, refused: 1 });
    expect(sum(minute?.['counts'])).toBe(6);
  });

  test('of a finished minute are written with the next call, without any job', async () => {
    const works = appWith(() => new Response());
    await works.request('/api/thing');
    ctx.clock.advance(61_000);
    await works.request('/api/thing');
    await expect.poll(async () => (await minutes()).length).toBe(2);
  });

  test('stay in memory while the database is away', async () => {
    let away = true;
    const system: typeof ctx.db.system = (work) => (away ? Promise.reject(new Error('away')) : ctx.db.system(work));
    const metrics = openMetrics({ db: { system }, clock: ctx.clock });
    metrics.answered({ status: 200, ms: 12, token: null });
    await metrics.write();
    metrics.answered({ status: 500, ms: 40, token: null });
    away = false;
    await metrics.write();
    expect(await minutes()).toMatchObject([{ requests: 2, failed: 1 }]);
  });

  test('fold into quarters of an hour after a week, and no sum or percentile changes', async () => {
    const start = Date.parse('2026-11-01T10:00:00Z');
    for (let minute = 0; minute < 40; minute += 1) {
      ctx.clock.set(new Date(start + minute * 60_000));
      for (let nth = 0; nth <= minute % 7; nth += 1)
        ctx.metrics.answered({ status: nth === 3 ? 503 : 200, ms: 5 + minute * nth * 3, token: `s${nth}` });
    }
    await ctx.metrics.write();
    const whole = async () => {
      const rows = await ctx.peek('select requests, failed, counts from request_minute');
      const counts: number[] = [];
      for (const row of rows)
        if (Array.isArray(row['counts']))
          row['counts'].forEach((n, bucket) => (counts[bucket] = (counts[bucket] ?? 0) + Number(n)));
      const all = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
      return {
        requests: all('requests'),
        failed: all('failed'),
        p50: percentile(counts, 0.5),
        p95: percentile(counts, 0.95),
      };
    };
    const before = await whole();
    await ctx.peek('select fold_metrics($1)', [new Date('2026-11-20T12:00:00Z')]);
    expect(await whole()).toEqual(before);
    expect((await minutes()).map(({ at }) => at)).toEqual(
      [0, 15, 30].map((minute) => new Date(start + minute * 60_000)),
    );
  });
});

describe('visits', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1';
  const visit = (path: string, userAgent = agent) =>
    appWith(() => new Response()).request(path, { headers: { 'user-agent': userAgent } });
  const visits = async () => {
    await ctx.metrics.write();
    return ctx.peek('select day::text, source, medium, device, visits, visitors from visit_day order by day, source');
  };

  test('count by day, source and device, and a visitor once a day', async () => {
    await visit('/?utm_source=seo&utm_medium=programmatic&utm_campaign=blog');
    await visit('/?utm_source=seo&utm_medium=programmatic');
    await visit('/', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0');
    await visit('/', 'Googlebot/2.1');
    await visit('/pricing');
    ctx.clock.advance(86_400_000);
    await visit('/?utm_source=seo&utm_medium=programmatic');
    expect(await visits()).toEqual([
      { day: '2026-11-20', source: 'direct', medium: 'direct', device: 'desktop', visits: 1, visitors: 1 },
      { day: '2026-11-20', source: 'seo', medium: 'programmatic', device: 'mobile', visits: 2, visitors: 1 },
      { day: '2026-11-21', source: 'seo', medium: 'programmatic', device: 'mobile', visits: 1, visitors: 1 },
    ]);
  });

  test('of one who invents sources end in one line', async () => {
    for (let nth = 0; nth < 70; nth += 1) await visit(`/?utm_source=x${nth}`);
    const rows = await visits();
    expect(rows).toHaveLength(51);
    expect(rows.find(({ source }) => source === 'other')).toMatchObject({ visits: 20 });
  });
});

describe('errors', () => {
  const groups = async () => {
    await ctx.metrics.write();
    return ctx.peek('select type, severity, code, event, name, place, route, count::int, resolved_at from error_group');
  };

  test('group by what failed where, and the id that a person saw leads to theirs', async () => {
    const userId = newUserId();
    const session: SessionOf = async () => ({ userId, admin: false });
    const app = appWith(async () => {
      throw new TypeError('canary-subject of a mail');
    }, session);
    for (let nth = 0; nth < 3; nth += 1) await app.request('/api/thing');
    expect(await groups()).toEqual([
      expect.objectContaining({
        type: 'other',
        severity: 'high',
        event: 'request.failed',
        name: 'TypeError',
        count: 3,
      }),
    ]);
    const records = await ctx.peek('select user_id, request_id from error_record');
    expect(records).toHaveLength(3);
    expect(ctx.lines.join('\n')).toContain(String(records[0]?.['request_id']));
    const everything = await ctx.peek('select g::text as g, r::text as r from error_group g, error_record r');
    expect(JSON.stringify(everything)).not.toContain('canary');
  });

  test('keep the person of a refused call, and a failed job its queue', async () => {
    const userId = newUserId();
    const session: SessionOf = async () => ({ userId, admin: false });
    const refused = httpApp(ctx, {
      routes: [
        bindRaw(ctx, { method: 'GET', path: '/api/thing', who: 'user' }, () =>
          Promise.reject(new Problem('speech.failed')),
        ),
      ],
      sessionOf: session,
      site: null,
      health: async () => ({}),
    });
    await refused.request('/api/thing');
    ctx.log.warn('job.failed', {}, new RangeError('x'));
    expect((await groups()).map(({ type, code }) => [type, code]).sort()).toEqual([
      ['other', null],
      ['voice_recognition', 'speech.failed'],
    ]);
    expect(await ctx.peek('select user_id from error_record order by user_id desc limit 1')).toEqual([
      { user_id: userId },
    ]);
  });

  test('open again when they come back', async () => {
    ctx.log.error('web.failed', {});
    await groups();
    await ctx.peek('update error_group set resolved_at = $1', [ctx.clock.now()]);
    ctx.clock.advance(1000);
    ctx.log.error('web.failed', {});
    expect(await groups()).toMatchObject([{ count: 2, resolved_at: null }]);
  });

  test('in a storm keep their number and some single ones', async () => {
    for (let nth = 0; nth < 500; nth += 1) ctx.log.error('web.failed', {});
    expect(await groups()).toMatchObject([{ count: 500 }]);
    expect(await ctx.peek('select count(*)::int from error_record')).toEqual([{ count: 20 }]);
    expect(await ctx.peek('select sum(count)::int from error_minute')).toEqual([{ sum: 500 }]);
  });
});

describe('probes', () => {
  test('tell which service works since when, and a second failure in a row is an outage', async () => {
    const world = await openWorld();
    const states = async () =>
      Object.fromEntries(
        (await world.ctx.peek('select service, state, since from service_state')).map(({ service, state }) => [
          service,
          state,
        ]),
      );
    const began = world.ctx.clock.now();
    await probeServices(world.ctx);
    expect(await states()).toMatchObject({
      database: 'healthy',
      jobs: 'healthy',
      gmail: 'healthy',
      calendar: 'healthy',
      people: 'healthy',
      sign_in: 'healthy',
      meet: 'healthy',
      model: 'not configured',
      payments: 'not configured',
    });
    await world.google.control('faults', { pattern: '/gmail/', status: 503, times: 99 });
    world.ctx.clock.advance(60_000);
    await probeServices(world.ctx);
    expect(await states()).toMatchObject({ gmail: 'degraded', calendar: 'healthy' });
    world.ctx.clock.advance(60_000);
    await probeServices(world.ctx);
    expect(await states()).toMatchObject({ gmail: 'down' });
    expect(await world.ctx.peek(`select since from service_state where service = 'calendar'`)).toEqual([
      { since: began },
    ]);
    expect(await world.ctx.peek(`select since from service_state where service = 'gmail'`)).toEqual([
      { since: world.ctx.clock.now() },
    ]);
    expect(
      await world.ctx.peek(
        `select sum(minutes)::int as minutes, sum(worked)::int as worked from probe_minute where service = 'gmail'`,
      ),
    ).toEqual([{ minutes: 3, worked: 1 }]);
  });
});
