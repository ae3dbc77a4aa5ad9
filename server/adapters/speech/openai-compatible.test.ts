// A configured speech service, faked by the test: its requests, and its answers when slow, broken, inventing or absent.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '#server/log.ts';
import type { Speech } from '#server/ports.ts';
import { atEnd } from '#test/support/at-end.ts';
import { each, hears, type Machine, openMachine } from '#test/support/machine.ts';
import { until } from '#test/support/until.ts';
import { wavOf } from '#test/support/wav.ts';
import { openSpeech } from './open-speech.ts';

type Answer = (asked: { path: string; key: string; body: string }, to: ServerResponse) => void;

const startService = async (answer: Answer): Promise<string> => {
  const server = createServer((request: IncomingMessage, to) => {
    void buffer(request).then((body) =>
      answer({ path: request.url ?? '', key: request.headers.authorization ?? '', body: body.toString('latin1') }, to),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/v1`;
};

const words = { archive: 'AA R K AY V', this: 'DH IH S', stop: 'S T AA P', undo: 'AH N D UW', that: 'DH AE T' };
const seconds = (count: number) => new Int16Array(16_000 * count).map((_, at) => 8000 * Math.sin(at / 10));
const never = new AbortController().signal;
const lines: string[] = [];

/** `own`: the host recogniser's grammar and general text. Null: no recogniser. */
const speechWith = (url: string, own: readonly [string, string] | null = null): Speech => {
  const machine = openMachine(words);
  if (own !== null) machine.install('pocketsphinx_batch', ...hears(...own));
  return speechAt(machine, url);
};
const speechAt = (machine: Machine, url: string): Speech => {
  const service = { url, key: 'a-key', hearing: 'whisper-1', speaking: { model: 'tts-1', voices: ['alloy', 'onyx'] } };
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const speech = openSpeech({ off: false, path: machine.path, service }, log);
  atEnd(() => speech.close());
  return speech;
};
const hear = async (speech: Speech, names: readonly string[] = [], length = 1) => {
  const guesses: string[] = [];
  const utterance = { samples: seconds(length), grammar: 'inbox' as const, names };
  return { ...(await speech.hear(utterance, (text) => guesses.push(text), never)), ms: null, guesses };
};

const writes =
  (text: string): Answer =>
  (_asked, to) =>
    to.end(JSON.stringify({ text }));

const undoThat = { text: 'undo that', agreed: false, engine: 'embedded', general: 'undo that' };
const noise = { text: '', agreed: false, engine: 'service' };

afterEach(() => vi.useRealTimers());

describe('hearing', () => {
  test('the service gets OpenAI’s request with the names, and its text decides', async () => {
    const asked: Parameters<Answer>[0][] = [];
    const url = await startService((one, to) => {
      asked.push(one);
      to.end(JSON.stringify({ text: 'Dear Maya, thank you for the contract.' }));
    });
    const heard = await hear(speechWith(url), ['Maya Lind', 'Tom'], 3);
    expect(heard).toMatchObject({ text: 'Dear Maya, thank you for the contract.', agreed: false, engine: 'service' });
    expect(asked).toMatchObject([{ path: '/v1/audio/transcriptions', key: 'Bearer a-key' }]);
    const form = asked[0]?.body ?? '';
    for (const [name, value] of [
      ['model', 'whisper-1'],
      ['language', 'en'],
      ['prompt', 'Maya Lind, Tom'],
    ])
      expect(form).toMatch(new RegExp(`name="${name}"\r\n\r\n${value}\r\n`));
    expect(form).toMatch(/name="file"; filename="said.wav"\r\ncontent-type: audio\/wav\r\n\r\nRIFF/i);
  });

  test('the service agrees with the grammar’s guess, in the grammar’s words', async () => {
    const speech = speechWith(await startService(writes('Undo that!')), ['undo that', '']);
    expect(await hear(speech)).toMatchObject({
      text: 'undo that',
      agreed: true,
      guesses: ['undo that'],
      engine: 'service',
    });
  });

  test('a Flow phrase counts as agreed if the host’s grammar heard another or nothing else heard it', async () => {
    const url = await startService(writes('Archive this.'));
    expect(await hear(speechWith(url))).toMatchObject({ text: 'Archive this.', agreed: true });
    expect(await hear(speechWith(url, ['stop', '']))).toMatchObject({ text: 'Archive this.', agreed: true });
  });

  test.each([
    ['Thank you.'],
    ['Thanks for watching!'],
    ['[Music]'],
    ['you'],
    ['Delete all of it. '.repeat(5)],
    ['many words that nobody could say in one second of time however fast they spoke'],
  ])('the invented "%s" counts as silence', async (text) => {
    expect(await hear(speechWith(await startService(writes(text))))).toMatchObject({ text: '', agreed: false });
  });

  test.each<[string, [string, string], object]>([
    ['is asked about where the host’s own passes both heard one phrase', ['undo that', 'undo that'], undoThat],
    ['is noise where they heard different things', ['undo that', 'stop'], noise],
    ['is noise where one of them heard nothing', ['undo that', ''], noise],
  ])('what is invented %s', async (_what, own, what) => {
    const speech = speechWith(await startService(writes('Thank you.')), own);
    expect(await hear(speech)).toMatchObject(what);
    // The service answered, so it stays in use.
    expect((await speech.means()).hearing).toEqual({ engine: 'service', dictation: 'good' });
  });
});

describe('in trouble', () => {
  const broken: [string, Answer][] = [
    ['refuses', (_asked, to) => to.writeHead(500).end('{}')],
    ['answers no JSON', (_asked, to) => to.end('<html>')],
    ['answers something else', (_asked, to) => to.end('{"texts":[]}')],
    ['breaks off', (_asked, to) => to.destroy()],
    ['leads elsewhere', (_asked, to) => to.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ];
  test.each(broken)('a service that %s is replaced by the host’s recogniser', async (_what, answer) => {
    const speech = speechWith(await startService(answer), ['stop', 'stop']);
    expect(await hear(speech)).toMatchObject({ text: 'stop', agreed: true, engine: 'embedded' });
  });

  test('a slow service gets one second, and then a pause', async () => {
    let calls = 0;
    const url = await startService(() => (calls += 1));
    const speech = speechWith(url, ['stop', 'stop']);
    expect((await speech.means()).hearing).toEqual({ engine: 'service', dictation: 'good' });
    const began = performance.now();
    expect(await hear(speech)).toMatchObject({ text: 'stop', engine: 'embedded' });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect((await speech.means()).hearing).toEqual({ engine: 'embedded', dictation: 'rough' });
    expect(await hear(speech)).toMatchObject({ text: 'stop', engine: 'embedded' });
    expect(calls).toBe(1);
  });

  test('if the service fails and the general pass dies, the grammar’s sentence becomes a question', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', 'case "$*" in *-fsg*) ;; *) exit 3;; esac', ...hears('undo that', ''));
    const heard = await hear(speechAt(machine, 'http://127.0.0.1:9/v1'));
    expect(heard).toMatchObject({ text: 'undo that', agreed: false, engine: 'embedded', general: null });
  });

  test('the host’s recogniser then hears one person after another', async () => {
    const machine = openMachine(words);
    const at = (name: string): string => path.join(machine.folder, name);
    const [notes, go] = [at('notes'), at('go')];
    const noted = (what: string): string => `echo ${what} >> ${notes}`;
    machine.install(
      'pocketsphinx_batch',
      'case "$*" in *-fsg*) slow=true;; *) slow=false;; esac',
      ...each(
        `if $slow; then ${noted('begins')}; while [ ! -f ${go} ]; do sleep 0.02; done; ${noted('ends')}; fi; echo "stop ($name -100)" >&2`,
      ),
    );
    const speech = speechAt(machine, 'http://127.0.0.1:9/v1');
    const heard = [['Maya'], ['Tom'], ['Ada']].map((names) => hear(speech, names));
    await until(() => existsSync(notes));
    writeFileSync(go, '');
    for (const one of await Promise.all(heard)) expect(one).toMatchObject({ text: 'stop', engine: 'embedded' });
    expect(readFileSync(notes, 'utf8')).toBe('begins\nends\n'.repeat(3));
  });

  test('without any recogniser the request fails', async () => {
    const speech = speechWith('http://127.0.0.1:9/v1');
    await expect(hear(speech)).rejects.toMatchObject({ code: 'speech.failed' });
    await expect(hear(speech)).rejects.toMatchObject({ code: 'speech.failed' });
  });

  test('the log contains neither its key nor any words', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/a-key|stop|Maya/);
  });
});

describe('speaking', () => {
  const speak = async (speech: Speech, by: 'flow' | 'quote' = 'flow') => {
    const { rate, samples } = await speech.speak({ text: 'Archived.', by, speed: 1.5 }, never);
    return { rate, bytes: [...(await buffer(samples))] };
  };

  test('the service gets OpenAI’s request for the chosen voice, and its sound streams', async () => {
    const asked: string[] = [];
    const url = await startService(({ path, body }, to) => {
      asked.push(`${path} ${body}`);
      to.writeHead(200, { 'content-type': 'audio/pcm' });
      to.end(Buffer.from([1, 0, 2, 0]));
    });
    const speech = speechWith(url);
    expect((await speech.means()).speaking).toEqual({ engine: 'service', voices: 2 });
    expect(await speak(speech)).toEqual({ rate: 24_000, bytes: [1, 0, 2, 0] });
    await speak(speech, 'quote');
    const body = (voice: string) =>
      `{"model":"tts-1","voice":"${voice}","input":"Archived.","response_format":"pcm","speed":1.5}`;
    expect(asked).toEqual([`/v1/audio/speech ${body('alloy')}`, `/v1/audio/speech ${body('onyx')}`]);
  });

  test.each<[string, Answer]>([
    ['refuses', (_asked, to) => to.writeHead(429).end()],
    ['answers a page', (_asked, to) => to.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['answers nothing', (_asked, to) => to.end()],
  ])('one that %s is replaced, and said to be', async (_what, answer) => {
    await expect(speak(speechWith(await startService(answer)))).rejects.toMatchObject({ code: 'speech.no-voice' });
  });

  test('the host’s voice replaces a slow service while the page still waits, and for a while afterwards', async () => {
    let calls = 0;
    const machine = openMachine();
    writeFileSync(path.join(machine.folder, 'said.wav'), wavOf(Int16Array.from([100, -100]), { rate: 22_050 }));
    machine.install('espeak-ng', `cat ${machine.folder}/said.wav`);
    const speech = speechAt(machine, await startService(() => (calls += 1)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const spoken = speak(speech);
    await until(() => calls === 1);
    vi.advanceTimersByTime(550);
    expect((await spoken).rate).toBe(22_050);
    expect((await speak(speech)).rate).toBe(22_050);
    expect(calls).toBe(1);
  });

  test.each([
    ['who waited in vain is remembered', 850, 1],
    ['who only went on is not', 300, 2],
  ])('when listeners leave, %s', async (_what, ms, all) => {
    let calls = 0;
    const speech = speechWith(await startService((_asked, to) => ((calls += 1) > 1 ? to.end('samples!') : null)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const gone = new AbortController();
    const spoken = speech.speak({ text: 'Archived.', by: 'flow', speed: 1 }, gone.signal);
    await until(() => calls === 1);
    vi.advanceTimersByTime(ms);
    gone.abort(new Error('gone'));
    await expect(spoken).rejects.toThrow('gone');
    await speak(speech).catch(() => {});
    expect(calls).toBe(all);
  });
});
