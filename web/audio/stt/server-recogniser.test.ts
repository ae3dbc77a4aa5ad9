// A turn goes to the server as a form, and its events survive any chunking. An interrupted answer fails.
import { expect, test } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { createServerRecogniser } from './server-recogniser.ts';

const done = {
  type: 'transcript.text.done',
  text: 'archive it',
  agreed: true,
  engine: 'embedded',
  grammar: 'archive it',
  general: 'archive it',
  own: null,
  ms: { grammar: 40, general: 90, own: null },
};
const delta = { type: 'transcript.text.delta', delta: 'archive it', pass: 'grammar' };
const stream = (...events: readonly object[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

/** The text in chunks of this many bytes. */
const inChunks = (text: string, size: number): Response =>
  new Response(
    new ReadableStream({
      start: (sink) => {
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += size) sink.enqueue(bytes.slice(at, at + size));
        sink.close();
      },
    }),
  );

const hear = (answer: () => Promise<Response>) => {
  const guessed: string[] = [];
  const asked: { path: string; form: FormData }[] = [];
  const heard = createServerRecogniser((path, form) => {
    asked.push({ path, form });
    return answer();
  }).transcribe(
    new Float32Array(16_000),
    { grammar: 'inbox', names: ['Maya Chen', 'Brandt, Tomas'] },
    { hypothesis: (text) => guessed.push(text) },
    new AbortController().signal,
  );
  return { heard, guessed, asked };
};

test('server recogniser: sends OpenAI’s form, with the active grammar', async () => {
  const { heard, asked } = hear(async () => inChunks(stream(done), 1000));
  await heard;
  const form = asked[0]?.form;
  expect(asked[0]?.path).toBe('/v1/audio/transcriptions');
  expect(['grammar', 'prompt', 'stream', 'response_format'].map((name) => form?.get(name))).toEqual([
    'inbox',
    'Maya Chen,Brandt  Tomas',
    'true',
    'json',
  ]);
  expect(form?.get('file')).toMatchObject({ size: 44 + 32_000, type: 'audio/wav' });
});

test.each([1, 7, 64, 10_000])(
  'server recogniser: reports the guess and then the text, in chunks of %s bytes',
  async (size) => {
    const { heard, guessed } = hear(async () => inChunks(stream(delta, done), size));
    expect(await heard).toMatchObject({ text: 'archive it', agreed: true, engine: 'embedded' });
    expect(guessed).toEqual(['archive it']);
  },
);

test.each([
  ['breaks off', stream(delta)],
  ['is rubbish', 'data: thank you\n\n'],
  ['is of another shape', stream({ type: 'transcript.text.done', text: 3 })],
])('server recogniser: fails if the answer %s', async (_how, text) => {
  await expect(hear(async () => inChunks(text, 50)).heard).rejects.toMatchObject({ code: 'speech.failed' });
});

test('server recogniser: fails with the server’s code', async () => {
  await expect(hear(() => Promise.reject(new Problem('speech.busy'))).heard).rejects.toMatchObject({
    code: 'speech.busy',
  });
});
