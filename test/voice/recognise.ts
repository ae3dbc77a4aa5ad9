// The host's programs as a page's recogniser and voice, without a network, for a stage.
import { sampleRate } from '#domain/speech.ts';
import type { Speech } from '#server/ports.ts';
import { atRate } from '#server/voice/resample.ts';
import type { Recogniser } from '#web/audio/stt/recogniser.ts';
import type { Synthesise } from './loudspeaker.ts';
import { samplesOf } from './wav.ts';

export const recogniserOf = (speech: Speech, meanwhile: <T>(work: Promise<T>) => Promise<T>): Recogniser => ({
  transcribe: (samples, request, on, signal) =>
    meanwhile(speech.hear({ samples: inWords(samples), ...request }, on.hypothesis, signal)),
});

export const synthesiserOf = (speech: Speech): Synthesise => {
  const made = new Map<string, Promise<Float32Array>>();
  return ({ text, by = 'flow' }) => {
    const name = `${by} ${text}`;
    const sound = made.get(name) ?? spokenBy(speech, text, by);
    made.set(name, sound);
    return sound;
  };
};

const spokenBy = async (speech: Speech, text: string, by: 'flow' | 'quote'): Promise<Float32Array> => {
  const spoken = await speech.speak({ text, by, speed: 1 }, AbortSignal.timeout(20_000));
  const chunks: Uint8Array[] = [];
  for await (const chunk of atRate(spoken, sampleRate)) chunks.push(chunk);
  return samplesOf(Buffer.concat(chunks));
};

const inWords = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
