// Recognition and speech over a real connection: results leave at once, and a disconnect stops the work.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { atEnd } from '#test/support/at-end.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { each, openMachine } from '#test/support/machine.ts';
import { eventually } from '#test/support/until.ts';
import { wavOf } from '#test/support/wav.ts';

const machine = openMachine({ stop: 'S T AA P' });
const at = (name: string): string => path.join(machine.folder, name);
writeFileSync(at('said.wav'), wavOf(new Int16Array(1600).fill(900)));
const untilReleased = `while [ ! -f ${at('go')} ]; do sleep 0.02; done`;
machine.install(
  'pocketsphinx_batch',
  `case "$*" in *-fsg*) wait=true;; *) wait="sleep 0.02";; esac`,
  ...each(`while [ ! -f ${at('go')} ] && [ "$wait" != true ]; do $wait; done; echo "stop ($name -1)" >&2`),
);
machine.install(
  'flite',
  'words=$(cat)',
  `case "$words" in *Second*) echo $$ > ${at('second')}; ${untilReleased};; esac`,
  'while [ $# -gt 0 ]; do [ "$1" = -o ] && to="$2"; shift; done',
  `cat ${at('said.wav')} > "$to"`,
);

const ctx = await testContext({ config: { speech: { off: false, path: machine.path, service: null } } });
let ask: Asker;
beforeAll(async () => {
  const me = newUserId();
  await ctx.db.asAuth.insertInto('user').values({ id: me, name: 'Ada', email: 'ada@northwind.example' }).execute();
  const app = wholeApp(ctx);
  const { port, close } = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
  atEnd(close);
  const request = (url: string, init?: RequestInit) =>
    fetch(url.replace(ctx.config.url, `http://127.0.0.1:${port}`), init);
  ask = await askerOf(ctx, { request: (url, init) => request(String(url), init) }, me);
});

const hear = (signal?: AbortSignal) => {
  const form = new FormData();
  form.set('file', new Blob([wavOf(new Int16Array(8000).map((_, nth) => 8000 * Math.sin(nth / 10)))]), 'said.wav');
  form.set('grammar', 'question');
  form.set('stream', 'true');
  return ask('/v1/audio/transcriptions', { method: 'POST', body: form, ...(signal ? { signal } : {}) });
};
const say = (input: string, signal?: AbortSignal) =>
  ask('/v1/audio/speech', { method: 'POST', body: JSON.stringify({ input }), ...(signal ? { signal } : {}) });

const readerOf = (answer: Response) => {
  const reader = answer.body?.getReader();
  const next = async (): Promise<string> => Buffer.from((await reader?.read())?.value ?? []).toString('latin1');
  return next;
};
const mayGo = (): void => writeFileSync(at('go'), '');
const mustWait = (): void => machine.remove('../go');
const recordings = (): string[] =>
  readdirSync(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), { recursive: true })
    .map(String)
    .filter((name) => name.startsWith(`flow-speech-${process.pid}-`) && name.endsWith('.raw'));

describe('streamed recognition', () => {
  test('sends the guess before the other pass ends', async () => {
    mustWait();
    const answer = await hear();
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const next = readerOf(answer);
    expect(await next()).toContain('"type":"transcript.text.delta","delta":"stop"');
    mayGo();
    expect(await next()).toContain('"type":"transcript.text.done","text":"stop","agreed":true');
  });

  test('runs one request at a time, queues some, and refuses more', async () => {
    mustWait();
    const gone = new AbortController();
    const answered: [number, string | null][] = [];
    const asked = [1, 2, 3, 4, 5].map(async () => {
      const answer = await hear(gone.signal);
      answered.push([answer.status, answer.headers.get('retry-after')]);
      await answer.text();
    });
    const settled = Promise.allSettled(asked);
    await eventually(() =>
      expect(answered.toSorted()).toEqual([
        [200, null],
        [429, '1'],
      ]),
    );
    gone.abort();
    await settled;
    mayGo();
    expect(await (await hear()).text()).toContain('"text":"stop"');
  });

  test('a disconnect leaves no recording behind', async () => {
    mustWait();
    const gone = new AbortController();
    await readerOf(await hear(gone.signal))();
    expect(recordings()).not.toEqual([]);
    gone.abort();
    await eventually(() => expect(recordings()).toEqual([]));
    mayGo();
  });
});

describe('streamed speech', () => {
  test('sends the first sentence before the second is ready', async () => {
    mustWait();
    const next = readerOf(await say('First one. Second one.'));
    expect(await next()).toHaveLength(3200);
    mayGo();
    expect(await next()).toHaveLength(3200);
    expect(await next()).toBe('');
  });

  test('a disconnect ends the speech program', async () => {
    mustWait();
    machine.remove('../second');
    const gone = new AbortController();
    await readerOf(await say('First one. Second one.', gone.signal))();
    const pid = await eventually(() => {
      const pid = Number(readFileSync(at('second'), 'utf8'));
      expect(pid).toBeGreaterThan(0);
      return pid;
    });
    gone.abort();
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
    mayGo();
  });
});
