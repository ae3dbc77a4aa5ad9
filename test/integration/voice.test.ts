// Recognition and speech over HTTP, by the programs of this machine. Skips and reports missing ones.
import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { HearingEvent } from '#api/voice.ts';
import type { UserId } from '#domain/id.ts';
import { forgetTurns } from '#server/voice/turns.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { wavOf } from '#test/support/wav.ts';

const ctx = await testContext();
const means = await ctx.speech.means();
let me: UserId;
let ask: Asker;
beforeAll(async () => {
  me = newUserId();
  await ctx.db.asAuth.insertInto('user').values({ id: me, name: 'Ada', email: 'ada@northwind.example' }).execute();
  ask = await askerOf(ctx, wholeApp(ctx), me);
});

const say = (body: object) => ask('/v1/audio/speech', { method: 'POST', body: JSON.stringify(body) });

describe.skipIf(means.speaking.engine === null)('speech', () => {
  test('returns sound at the rate it names', async () => {
    const answer = await say({ input: 'Archived. Next: Maya, about the contract.' });
    expect(answer.status).toBe(200);
    const rate = Number(/^audio\/pcm;rate=(\d+);channels=1$/.exec(answer.headers.get('content-type') ?? '')?.[1]);
    const samples = new Int16Array(await answer.arrayBuffer());
    expect(samples.length / rate).toBeGreaterThan(1.5);
    expect(loudness(samples)).toBeGreaterThan(0.02);
    expect(answer.headers.get('server-timing')).toMatch(/^first;dur=[\d.]+$/);
  });
});

describe.skipIf(means.speaking.voices !== 2)('the two voices', () => {
  test.each([1, 2, 0.75])('have equal loudness, no clipping, and the requested speed: %f', async (speed) => {
    const voices = await Promise.all(
      (['flow', 'quote'] as const).map(async (voice) => {
        const answer = await say({
          input: 'Three new mails came while you were away, and one of them is urgent.',
          voice,
          speed,
        });
        return new Int16Array(await answer.arrayBuffer());
      }),
    );
    for (const samples of voices) {
      expect(Math.max(...samples.map(Math.abs))).toBeLessThan(32_767);
      expect(samples.length / 16_000).toBeGreaterThan(3 / speed);
      expect(samples.length / 16_000).toBeLessThan(6 / speed);
    }
    const [flow = 0, quote = 0] = voices.map(whileSpoken);
    expect(Math.abs(20 * Math.log10(flow / quote))).toBeLessThan(2);
  });
});

/** Only the fiftieths of a second with speech. */
const whileSpoken = (samples: Int16Array): number => {
  const loud = Array.from({ length: Math.floor(samples.length / 320) }, (_, at) =>
    loudness(samples.subarray(320 * at, 320 * (at + 1))),
  ).filter((one) => one > 0.01);
  return Math.sqrt(loud.reduce((sum, one) => sum + one * one, 0) / loud.length);
};

const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length);

test('refuses too much text with a reason', async () => {
  const long = await say({ input: 'x'.repeat(4097) });
  expect([long.status, await long.json()]).toMatchObject([413, { code: 'speech.text-too-long' }]);
  const nothing = await say({ input: ' … ' });
  expect([nothing.status, (await nothing.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

const form = (file: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const given = new FormData();
  given.set('file', new Blob([file], { type: 'audio/wav' }), 'said.wav');
  for (const [name, value] of Object.entries(fields)) given.set(name, value);
  return given;
};
const hear = (file: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
  ask('/v1/audio/transcriptions', { method: 'POST', body: form(file, fields) });

/** Flow's own voice, as a microphone would record it. */
const spoken = async (input: string): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await say({ input, voice: 'quote' });
  expect(answer.headers.get('content-type')).toContain('rate=16000');
  return wavOf(new Int16Array(await answer.arrayBuffer()));
};
const bothHere = means.hearing.engine !== null && means.speaking.engine !== null;

describe.skipIf(!bothHere)('recognition', { timeout: 60_000 }, () => {
  test('returns what both passes hear, in the grammar’s wording', async () => {
    const answer = await hear(await spoken('snooze until tomorrow morning'));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { text: 'snooze until tomorrow morning', agreed: true, engine: 'embedded' },
    ]);
    expect(answer.headers.get('server-timing')).toMatch(/^parse;dur=[\d.]+, grammar;dur=[\d.]+, general;dur=[\d.]+$/);
  });

  test('does not take other sentences for a phrase', async () => {
    const answer = await hear(await spoken('seven of clubs beats the six of hearts'));
    expect(await answer.json()).toMatchObject({ agreed: false });
  });

  test('returns nothing for silence', async () => {
    const answer = await hear(wavOf(new Int16Array(16_000)));
    expect(await answer.json()).toEqual({ text: '', agreed: false, engine: 'embedded' });
  });

  test('recognises a name from the prompt that no dictionary has', async () => {
    const answer = await hear(await spoken('forward this to Chidi Okonkwo'), { prompt: 'Chidi Okonkwo, Maya Lind' });
    expect(await answer.json()).toMatchObject({ text: expect.stringContaining('chidi okonkwo') });
  });

  test('a stream sends the guess before the end, in OpenAI’s event format', async () => {
    const answer = await hear(await spoken('go back'), { stream: 'true' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = (await answer.text())
      .split('\n\n')
      .filter((event) => event !== '')
      .map((event) => HearingEvent.parse(JSON.parse(event.replace(/^data: /, ''))));
    expect(events).toEqual([
      { type: 'transcript.text.delta', delta: 'go back', pass: 'grammar' },
      expect.objectContaining({ type: 'transcript.text.done', text: 'go back', agreed: true, grammar: 'go back' }),
    ]);
  });

  test('keeps nothing in logs or folders', async () => {
    await ctx.speech.close();
    const left = (await readdir('/dev/shm').catch(() => [])).filter((name) =>
      name.startsWith(`flow-speech-${process.pid}-`),
    );
    expect(left).toEqual([]);
    expect(ctx.lines.join('\n')).not.toMatch(/snooze|clubs|okonkwo/i);
  });
});

test.each([
  ['stereo', wavOf(new Int16Array(16_000), { channels: 2 }), 415, 'speech.other-format'],
  ['too long', wavOf(new Int16Array(480_001)), 413, 'speech.too-long'],
  ['too large', wavOf(new Int16Array(500_001)), 413, 'speech.too-large'],
])('refuses a recording that is %s, with the reason', async (_what, file, status, code) => {
  const answer = await hear(file);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
});

describe('a voice turn', () => {
  const turn = {
    id: '01961a2b-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
    at: '2026-11-20T12:00:00.000Z',
    state: 'inbox',
    heard: 'archive the canary from [name]',
    engine: 'embedded',
    agreed: true,
    understoodAs: 'archive',
    by: 'grammar',
    outcome: 'done',
    latencyMs: 430,
    interrupted: false,
  };
  const keep = (more: object = {}) =>
    ask('/api/voice/turns', { method: 'POST', body: JSON.stringify({ turn: { ...turn, ...more } }) });
  const rows = () => ctx.peek('select heard, outcome, latency_ms from voice_turn where id = $1', [turn.id]);

  test('is stored once, encrypted, and may become undone', async () => {
    expect((await keep()).status).toBe(200);
    expect((await keep({ outcome: 'undone', latencyMs: 1 })).status).toBe(200);
    expect(await rows()).toEqual([{ heard: expect.stringMatching(/^v1\./), outcome: 'undone', latency_ms: 430 }]);
    expect(ctx.lines.join('\n')).not.toContain('canary');
  });

  test('with a name in it fails', async () => {
    expect((await keep({ heard: 'write to maya@northwind.example' })).status).toBe(400);
  });

  test('may come from a model, or from typed text that nothing understood', async () => {
    const [model, typed] = ['01961a2b-3c4d-7e5f-8a6b-7c8d9e0f1a2c', '01961a2b-3c4d-7e5f-8a6b-7c8d9e0f1a2d'];
    expect((await keep({ id: model, by: 'model' })).status).toBe(200);
    expect((await keep({ id: typed, engine: 'typed', by: 'general', understoodAs: 'fallback' })).status).toBe(200);
    const kept = await ctx.peek('select understood_by, engine from voice_turn where id = any($1) order by id', [
      [model, typed],
    ]);
    expect(kept).toEqual([
      { understood_by: 'model', engine: 'embedded' },
      { understood_by: 'general', engine: 'typed' },
    ]);
  });

  test('loses its words after a month and goes after three', async () => {
    const forget = async (days: number) => {
      ctx.clock.advance(days * 86_400_000);
      await forgetTurns(ctx);
      return rows();
    };
    expect(await forget(29)).toMatchObject([{ heard: expect.any(String) }]);
    expect(await forget(2)).toMatchObject([{ heard: null, latency_ms: 430 }]);
    expect(await forget(60)).toEqual([]);
  });
});
