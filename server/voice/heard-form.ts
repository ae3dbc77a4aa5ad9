// Parses the form of `/v1/audio/transcriptions`: OpenAI's fields and Flow's own.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { GrammarName, largestAudioBytes } from '#domain/speech.ts';
import type { Utterance } from '#server/ports.ts';
import { samplesOf } from './wav.ts';

export const heardForm = async (request: Request): Promise<{ utterance: Utterance; stream: boolean }> => {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  const fields = Fields.safeParse(
    Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string')),
  );
  if (!(file instanceof Blob) || !fields.success) throw new Problem('request.invalid');
  if (file.size > largestAudioBytes) throw new Problem('speech.too-large');
  const { prompt, grammar, stream } = fields.data;
  const samples = samplesOf(new Uint8Array(await file.arrayBuffer()));
  return { utterance: { samples, grammar, names: namesIn(prompt) }, stream: stream === 'true' };
};

const Fields = z.object({
  prompt: z._default(z.string(), ''),
  grammar: z._default(GrammarName, 'inbox'),
  stream: z._default(z.enum(['true', 'false']), 'false'),
  response_format: z._default(z.literal('json'), 'json'),
});

/** A grammar with too many names hears nothing well. */
const mostNames = 200;
const longestName = 60;

const namesIn = (prompt: string): string[] =>
  [
    ...new Set(
      prompt
        .split(',')
        .map((name) => name.replaceAll(/\s+/g, ' ').trim())
        .filter((name) => name !== '' && name.length <= longestName),
    ),
  ].slice(0, mostNames);
