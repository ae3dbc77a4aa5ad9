// The browser's recogniser with a fake, because headless browsers cannot run it: sessions that die, hang, refuse or end twice.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#domain/problem.ts';
import type { GrammarName } from '#domain/speech.ts';
import { createBrowserRecogniser } from './browser-recogniser.ts';
import type { BrowserEvents, HeardChunk } from './browser-speech.ts';
import { chooseRecogniser } from './choose-recogniser.ts';
import type { Recogniser, Transcript } from './recogniser.ts';

/** A fake of the interface: a second start throws, and the end may never come. */
class FakeSpeech {
  running = false;
  on: BrowserEvents;
  constructor(on: BrowserEvents) {
    this.on = on;
  }
  start(): void {
    if (this.running) throw new DOMException('recognition has already started', 'InvalidStateError');
    this.running = true;
  }
  abort(): void {
    this.running = false;
  }
}

let sessions: FakeSpeech[];
const fresh = () =>
  createBrowserRecogniser((on) => {
    const one = new FakeSpeech(on);
    sessions.push(one);
    return one;
  });
let recogniser: ReturnType<typeof fresh>;
beforeEach(() => {
  vi.useFakeTimers();
  sessions = [];
  recogniser = fresh();
});
afterEach(() => {
  recogniser.attend(false);
  vi.useRealTimers();
});
const last = (): FakeSpeech => {
  const one = sessions.at(-1);
  if (!one) throw new Error('no session was begun');
  return one;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const begin = async (): Promise<void> => {
  recogniser.attend(true);
  await pass(0);
  last().on.onStart();
};
/** The VAD detects a start. */
const turn = (): void => recogniser.begins();
const said = (...chunks: readonly (readonly [string, boolean])[]): HeardChunk[] =>
  chunks.map(([text, final]) => ({ text, final }));
const hear = (guesses: string[] = [], signal = new AbortController().signal, grammar: GrammarName = 'inbox') =>
  recogniser.transcribe(
    new Float32Array(1),
    { grammar, names: [] },
    { hypothesis: (text) => guesses.push(text) },
    signal,
  );

describe('a turn', () => {
  test('is the text since its start, as soon as it is final', async () => {
    await begin();
    turn();
    last().on.onChunks(said(['archive', false]));
    const guesses: string[] = [];
    const heard = hear(guesses);
    await pass(200);
    last().on.onChunks(said(['archive this', true]));
    expect(await heard).toMatchObject({ text: 'archive this', agreed: true, engine: 'browser', grammar: null });
    expect(guesses).toEqual(['archive', 'archive this']);
    turn();
    last().on.onChunks(said(['archive this', true], [' and the other thing', true]));
    expect(await hear()).toMatchObject({ text: 'and the other thing', agreed: false });
  });

  test.each([
    ['the likeliest of the others that is a phrase, where the first is none', 'are kite this', 'archive this', false],
    ['what was heard first, where that is a phrase', 'star this', 'star this', true],
    ['what was heard first, where none is a phrase', 'park it there', 'park it there', false],
  ])('is %s', async (_what, first, text, agreed) => {
    await begin();
    turn();
    const others = first === 'park it there' ? ['bark at there'] : ['our kite this', 'archive this', 'delete this'];
    last().on.onChunks([{ text: first, final: true, others }]);
    expect(await hear()).toMatchObject({ text, agreed });
  });

  test('of dictation is the first alternative', async () => {
    await begin();
    turn();
    last().on.onChunks([{ text: 'complete that', final: true, others: ['delete that'] }]);
    expect((await hear([], undefined, 'dictation')).text).toBe('complete that');
  });

  test('of several results joins the first alternatives', async () => {
    await begin();
    turn();
    last().on.onChunks([
      { text: 'are kite', final: true, others: ['archive this'] },
      { text: 'the boat', final: true },
    ]);
    expect((await hear()).text).toBe('are kite the boat');
  });

  test('contains nothing from before it', async () => {
    await begin();
    last().on.onChunks(said(['delete this email', true]));
    await pass(20_000);
    turn();
    const heard = hear();
    await pass(300);
    last().on.onChunks(said(['delete this email', true], ['next', true]));
    expect(await heard).toMatchObject({ text: 'next', agreed: true });
    last().on.onChunks(said(['delete this email', true], ['next', true], ['archive it', true]));
    await pass(5000);
    turn();
    const other = hear();
    await pass(1000);
    expect((await other).text).toBe('');
  });

  test('contains no interim words from long before it', async () => {
    await begin();
    last().on.onChunks(said(['delete', false], ['this', false]));
    await pass(1000);
    turn();
    const heard = hear();
    last().on.onChunks(said(['delete this email', true]));
    await pass(1000);
    expect((await heard).text).toBe('');
  });

  test('contains words written a little before the VAD was sure', async () => {
    await begin();
    last().on.onChunks(said(['ne', false]));
    await pass(100);
    turn();
    last().on.onChunks(said(['next', true]));
    expect((await hear()).text).toBe('next');
  });

  test('without a detected start is empty', async () => {
    await begin();
    last().on.onChunks(said(['archive this', true]));
    const heard = hear();
    await pass(1000);
    expect((await heard).text).toBe('');
  });

  test('is the available text if the last word never becomes final', async () => {
    await begin();
    turn();
    last().on.onChunks(said(['next', false]));
    const heard = hear();
    await pass(1000);
    expect((await heard).text).toBe('next');
  });

  test('is empty if the next starts before it is written', async () => {
    await begin();
    turn();
    last().on.onChunks(said(['snooze', false]));
    const heard = hear();
    await pass(400);
    turn();
    last().on.onChunks(said(['snooze it archive this', true]));
    expect((await heard).text).toBe('');
    const next = hear();
    await pass(1000);
    expect((await next).text).toBe('');
  });

  test('is given up if the person continues, and loses nothing', async () => {
    await begin();
    turn();
    last().on.onChunks(said(['snooze', true]));
    const abort = new AbortController();
    const heard = hear([], abort.signal);
    abort.abort();
    await expect(heard).rejects.toThrow();
    last().on.onChunks(said(['snooze', true], ['until monday', true]));
    expect((await hear()).text).toBe('snooze until monday');
  });

  test('continues in the next session with its own count', async () => {
    await begin();
    last().on.onChunks(said(['delete this email', true]));
    await pass(5000);
    turn();
    last().on.onEnd();
    await pass(0);
    last().on.onStart();
    last().on.onChunks(said(['next', true]));
    expect((await hear()).text).toBe('next');
  });
});

describe('a session', () => {
  test('that dies after a minute of silence gets a successor', async () => {
    await begin();
    last().on.onError('no-speech');
    last().on.onEnd();
    await pass(0);
    expect(sessions).toHaveLength(2);
  });

  test('that fails and never ends gets a successor too', async () => {
    await begin();
    last().on.onError('network');
    await pass(500 + 250);
    expect([sessions.length, sessions[0]?.running]).toEqual([2, false]);
    sessions[0]?.on.onEnd();
    await pass(100);
    expect(sessions).toHaveLength(2);
  });

  test('that never starts is given up', async () => {
    recogniser.attend(true);
    await pass(2000 + 250);
    expect(sessions).toHaveLength(2);
  });

  test('does not restart after a refusal, and tells its callers', async () => {
    await begin();
    last().on.onError('not-allowed');
    await pass(20_000);
    expect(sessions).toHaveLength(1);
    await expect(hear()).rejects.toMatchObject({ code: 'speech.no-ears' });
  });

  test('ends with the microphone', async () => {
    await begin();
    recogniser.attend(false);
    last().on.onEnd();
    await pass(20_000);
    expect([sessions.length, last().running]).toEqual([1, false]);
  });
});

describe('the ladder', () => {
  const own: Transcript = {
    text: 'next',
    agreed: true,
    engine: 'embedded',
    grammar: 'next',
    general: 'next',
    own: null,
  };
  let server: Recogniser;
  beforeEach(() => {
    server = { transcribe: async () => own };
  });
  const ask = (listener: 'flow' | 'browser') =>
    chooseRecogniser(listener, { server, browser: recogniser }).transcribe(
      new Float32Array(1),
      { grammar: 'inbox', names: [] },
      { hypothesis: () => {} },
      new AbortController().signal,
    );

  test('starts with Flow’s own recogniser and asks no browser', async () => {
    expect(await ask('flow')).toBe(own);
    expect(sessions).toEqual([]);
  });

  test('falls from the browser’s to Flow’s own within a second', async () => {
    await begin();
    turn();
    const heard = ask('browser');
    await pass(1000);
    expect(await heard).toBe(own);
  });

  test('uses the browser’s if Flow’s own is missing', async () => {
    server.transcribe = () => Promise.reject(new Problem('speech.no-ears'));
    await begin();
    turn();
    const heard = ask('browser');
    await pass(1000);
    expect(await heard).toMatchObject({ text: '', agreed: false, engine: 'browser' });
    await expect(ask('flow')).rejects.toMatchObject({ code: 'speech.no-ears' });
  });
});
