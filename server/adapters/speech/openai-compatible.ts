// A configured speech service with an OpenAI-compatible API, such as whisper.cpp, speaches or OpenAI.
import * as z from 'zod/mini';
import type { SpeechConfig } from '#server/config.ts';
import type { Speaking, Spoken } from '#server/ports.ts';
import type { Said } from './listener.ts';
import type { Pass } from './passes.ts';
import { wavOf } from './wav-of.ts';

export type Service = {
  hear: Pass;
  /** Null if it only hears. Resolves with the first sound. */
  speak: ((speaking: Speaking, signal: AbortSignal) => Promise<Spoken>) | null;
  voices: 0 | 1 | 2;
};

type Config = NonNullable<SpeechConfig['service']>;

export const openService = (config: Config): Service => ({
  hear: (utterance, signal) => hear(config, utterance, signal),
  speak: config.speaking === null ? null : (speaking, signal) => speak(config, speaking, signal),
  voices: config.speaking === null ? 0 : config.speaking.voices.length > 1 ? 2 : 1,
});

const Answer = z.object({ text: z.string().check(z.maxLength(20_000)) });

/** Characters of names. The service drops the start of longer prompts. */
const longestPrompt = 800;

const hear = async (config: Config, { samples, names }: Parameters<Pass>[0], signal: AbortSignal): Promise<Said> => {
  const form = new FormData();
  form.set('file', new Blob([wavOf(samples)], { type: 'audio/wav' }), 'said.wav');
  form.set('model', config.hearing);
  form.set('language', 'en');
  form.set('response_format', 'json');
  form.set('temperature', '0');
  if (names.length > 0) form.set('prompt', names.join(', ').slice(0, longestPrompt));
  const answer = await ask(config, 'transcriptions', { body: form }, signal);
  const { text } = Answer.parse(JSON.parse(await answer.text()));
  return { text: text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim(), path: null };
};

const speak = async (config: Config, { text, by, speed }: Speaking, signal: AbortSignal): Promise<Spoken> => {
  const body = JSON.stringify({ ...voiceFor(config, by), input: text, response_format: 'pcm', speed });
  const answer = await ask(config, 'speech', { body, headers: { 'content-type': 'application/json' } }, signal);
  const type = answer.headers.get('content-type') ?? '';
  const samples = (answer.body ?? new Blob([]).stream()).getReader();
  const { value: first } = await samples.read();
  // Any other type would sound as noise.
  if (first === undefined || /json|html|wav|mpeg/.test(type)) {
    await samples.cancel();
    throw new Error('the service spoke no samples');
  }
  return { rate: rateIn(type), samples: rest(first, samples) };
};

const voiceFor = ({ speaking }: Config, by: Speaking['by']): { model: string; voice: string } => {
  const [own = '', quote = own] = speaking?.voices ?? [];
  return { model: speaking?.model ?? '', voice: by === 'quote' ? quote : own };
};

/** OpenAI's rate if the type names none. */
const rateIn = (type: string): number => {
  const named = Number(/rate=(\d{4,5})\b/.exec(type)?.[1] ?? 24_000);
  return named >= 8000 && named <= 48_000 ? named : 24_000;
};

/** Bytes of one sentence: two minutes at the highest rate. */
const mostSpoken = 12_000_000;

async function* rest(first: Uint8Array, samples: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for (let chunk: Uint8Array | undefined = first; chunk !== undefined; chunk = (await samples.read()).value) {
      bytes += chunk.byteLength;
      if (bytes > mostSpoken) throw new Error('the service does not stop speaking');
      yield chunk;
    }
  } finally {
    await samples.cancel().catch(() => {});
  }
}

type Asked = { body: FormData | string; headers?: Record<string, string> };

const ask = async (
  config: Config,
  what: string,
  { body, headers = {} }: Asked,
  signal: AbortSignal,
): Promise<Response> => {
  const answer = await fetch(`${config.url}/audio/${what}`, {
    method: 'POST',
    headers: { ...headers, ...(config.key === null ? {} : { authorization: `Bearer ${config.key}` }) },
    body,
    redirect: 'error',
    signal,
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new Error('the service refused');
};
