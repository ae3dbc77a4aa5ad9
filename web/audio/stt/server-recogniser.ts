// Flow's recogniser on its server: sends the turn's audio, receives the first pass's guess and then the text.
import { HearingEvent, transcriptions } from '#api/voice.ts';
import { Problem } from '#domain/problem.ts';
import { wavOf } from '#web/audio/wav.ts';
import { streamedFrom } from '#web/data/streamed.ts';
import { eventsOf } from './event-stream.ts';
import type { Recogniser, Vocabulary } from './recogniser.ts';

export const createServerRecogniser = (post: typeof streamedFrom = streamedFrom): Recogniser => ({
  transcribe: async (samples, vocabulary, { hypothesis }, signal) => {
    const answer = await post(transcriptions, formOf(samples, vocabulary), signal);
    if (!answer.body) throw new Problem('speech.failed');
    for await (const data of eventsOf(answer.body)) {
      const event = parsed(data);
      if (event.type === 'transcript.text.done') return event;
      if (event.delta !== '') hypothesis(event.delta);
    }
    throw new Problem('speech.failed');
  },
});

const formOf = (samples: Float32Array, { grammar, names }: Vocabulary): FormData => {
  const form = new FormData();
  form.set('file', wavOf(samples), 'turn.wav');
  form.set('model', 'flow');
  form.set('language', 'en');
  form.set('prompt', names.map((name) => name.replaceAll(',', ' ')).join(','));
  form.set('grammar', grammar);
  form.set('response_format', 'json');
  form.set('stream', 'true');
  return form;
};

const parsed = (data: string): HearingEvent => {
  const event = HearingEvent.safeParse(json(data));
  if (!event.success) throw new Problem('speech.failed');
  return event.data;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
