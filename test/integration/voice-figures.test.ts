// What became of spoken words: counted by quarter of an hour, equal to a count over the turns, and without a word of one person alone.
import { beforeEach, describe, expect, test } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { bucketOf } from '#domain/histogram.ts';
import type { UserId } from '#domain/id.ts';
import { type SpeechEngine, type VoiceTurn, VoiceTurnId } from '#domain/voice-turn.ts';
import { newId } from '#server/id.ts';
import { rebuildFigures } from '#server/metrics/rebuild-figures.ts';
import { forgetTurns, keepDictation, keepTurn } from '#server/voice/turns.ts';
import { newUserId, type TestContext, testContext } from '#test/support/context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await testContext();
});

const turn = (more: Partial<VoiceTurn> = {}): VoiceTurn => ({
  id: VoiceTurnId.parse(newId(ctx.clock.now())),
  at: '2026-11-20T10:07:00.000Z',
  state: 'inbox',
  heard: 'archive this',
  engine: 'embedded',
  agreed: true,
  understoodAs: 'archive',
  by: 'grammar',
  outcome: 'done',
  latencyMs: 300,
  interrupted: false,
  ...more,
});
const miss = (heard: string): VoiceTurn =>
  turn({ heard, understoodAs: 'fallback', outcome: 'fallback', latencyMs: null });
const keep = (one: VoiceTurn, userId: UserId = newUserId()) => keepTurn(ctx, userId, one, 'mobile');
const quarters = () => ctx.peek('select * from turn_quarter order by at, engine, device');
const commands = () => ctx.peek('select * from command_quarter order by at, command');
const latencies = () => ctx.peek('select * from latency_quarter order by at, engine');

describe('spoken turns', () => {
  test('count by outcome, and an undo within ten seconds moves its turn', async () => {
    const [mine, one] = [newUserId(), turn()];
    await keep(one, mine);
    await keep(one, mine);
    expect(await quarters()).toMatchObject([{ at: new Date('2026-11-20T10:00:00Z'), turns: 1, undone: 0 }]);
    await keep({ ...one, outcome: 'undone', undoneMs: 4000 }, mine);
    await keep(turn({ outcome: 'undone', undoneMs: 30_000 }));
    await keep(turn({ outcome: 'nothing', interrupted: true, latencyMs: null, understoodAs: 'nothing' }));
    await keep(miss('hum a tune'));
    expect(await quarters()).toMatchObject([
      {
        engine: 'embedded',
        device: 'mobile',
        turns: 4,
        fallbacks: 1,
        nothing: 1,
        undone: 2,
        undone_soon: 1,
        false_stops: 1,
      },
    ]);
    expect(await commands()).toMatchObject([{ command: 'archive', turns: 2, undone_soon: 1 }]);
  });

  test('of any kind count the same when they are counted again', async () => {
    const outcomes = ['done', 'asked', 'refused', 'fallback', 'nothing', 'undone'] as const;
    for (let nth = 0; nth < 60; nth += 1) {
      const outcome = outcomes[nth % 6] ?? 'done';
      const latencyMs = nth % 4 === 0 ? null : (nth * 137) % 5000;
      const at = new Date(Date.parse('2026-11-20T10:00:00Z') + nth * 171_000).toISOString();
      const engine = nth % 3 === 0 ? 'service' : 'embedded';
      await keep(
        turn({
          at,
          engine,
          outcome,
          latencyMs,
          interrupted: nth % 5 === 0,
          understoodAs: nth % 2 ? 'archive' : 'star',
        }),
      );
    }
    const before = [await quarters(), await commands(), await latencies()];
    await ctx.peek('update turn_quarter set turns = 99');
    expect(await rebuildFigures(ctx.db)).toMatchObject({ turns: 60 });
    expect([await quarters(), await commands(), await latencies()]).toEqual(before);
  });

  test('and dictated words count for the engine that heard them, the same when they are counted again', async () => {
    const dictate = (words: number, engine?: SpeechEngine) => {
      const id = DraftId.parse(newId(ctx.clock.now()));
      const corrected = words / 10;
      return keepDictation(ctx, newUserId(), { id, words, corrected, ...(engine && { engine }) }, 'mobile');
    };
    await keep(turn({ at: ctx.clock.now().toISOString() }));
    for (const engine of ['embedded', 'embedded', 'browser', undefined] as const) await dictate(50, engine);
    const counted = await quarters();
    expect(counted).toMatchObject([
      { engine: 'browser', turns: 0, dictated: 50, corrected: 5 },
      { engine: 'dictation', turns: 0, dictated: 50, corrected: 5 },
      { engine: 'embedded', turns: 1, dictated: 100, corrected: 10 },
    ]);
    await rebuildFigures(ctx.db);
    expect(await quarters()).toEqual(counted);
  });

  test('fall into the same buckets in the database as in the code', async () => {
    const times = [0, 1, 2, 3, 10, 99, 100, 413, 2000, 2001, 59_999, 60_000, 200_000];
    const [row] = await ctx.peek(
      'select array_agg(bucket_of(ms) order by ms) as buckets from unnest($1::float8[]) ms',
      [times],
    );
    expect(row?.['buckets']).toEqual(times.map(bucketOf));
  });
});

describe('phrases that nothing understood', () => {
  const phrases = () => ctx.peek('select words from spoken_phrase');

  test('are kept once three people said them, and never before', async () => {
    const mine = newUserId();
    await keep(miss('Hum a tune!'), mine);
    await keep(miss('hum a tune'), mine);
    await keep(miss('hum  a tune'));
    await keep(miss('a word of one person'));
    expect(await phrases()).toEqual([]);
    await keep(miss('hum a tune'));
    expect(await phrases()).toEqual([{ words: 'hum a tune' }]);
    expect(await ctx.peek('select sum(count)::int from phrase_quarter group by phrase order by 1 desc')).toEqual([
      { sum: 4 },
      { sum: 1 },
    ]);
  });

  test('of people who keep no words do not count', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const userId = newUserId();
      await ctx.peek(`insert into setting values ($1, 'heardDays', '0')`, [userId]);
      await keep(miss('hum a tune'), userId);
    }
    expect(await phrases()).toEqual([]);
    expect(await ctx.peek('select from phrase_quarter')).toEqual([]);
  });

  test('lose their hash with their words', async () => {
    await keep(miss('hum a tune'));
    ctx.clock.advance(31 * 86_400_000);
    await forgetTurns(ctx);
    expect(await ctx.peek('select heard, phrase from voice_turn')).toEqual([{ heard: null, phrase: null }]);
  });
});
