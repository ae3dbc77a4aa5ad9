// Hearing and speaking on the server. The two addresses under /v1 are shaped as OpenAI's are, so that any client of those can call them.
import * as z from 'zod/mini';
import { SpeakingSpeed, SpeechEngine, SpokenBy, VoiceMeans } from '#domain/speech.ts';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { endpoint } from './endpoint.ts';

/** What there is to hear and to speak with. */
export const getVoice = endpoint({
  method: 'GET',
  path: '/api/voice',
  who: 'user',
  request: z.object({}),
  response: VoiceMeans,
});

/** Keeps one turn. One that came before is the same; of it only the outcome may become another, as when it is undone. */
export const keepTurn = endpoint({
  method: 'POST',
  path: '/api/voice/turns',
  who: 'user',
  request: z.object({ turn: VoiceTurn }),
  response: z.object({}),
});

/**
 * A form: `file`, a WAV of 16 kHz, mono, 16 bits; `prompt`, names that may occur, comma separated; `grammar`, ours, what is listened for
 * ('inbox' without). Answered by JSON `Heard`, or with `stream` 'true' by server-sent events `HearingEvent`.
 */
export const transcriptions = '/v1/audio/transcriptions';

export const Heard = z.object({
  /** The grammar's wording where both passes agree, or the general one failed; else the general model's text; '' when nothing was said. */
  text: z.string(),
  agreed: z.boolean(),
  engine: SpeechEngine,
});

export const HearingEvent = z.discriminatedUnion('type', [
  /** What the grammar's pass took it for, whole: a guess, before the other pass has ended. */
  z.object({ type: z.literal('transcript.text.delta'), delta: z.string(), pass: z.literal('grammar') }),
  z.object({
    type: z.literal('transcript.text.done'),
    ...Heard.shape,
    /** What each pass heard by itself; null where it did not run. */
    grammar: z.nullable(z.string()),
    general: z.nullable(z.string()),
    /** What was heard as a person's own words, where the general pass heard the same sounds or a phrase was agreed on; else null. */
    own: z.nullable(z.string()),
    /** Milliseconds that each took. */
    ms: z.object({ grammar: z.nullable(z.number()), general: z.nullable(z.number()), own: z.nullable(z.number()) }),
  }),
]);
export type HearingEvent = z.infer<typeof HearingEvent>;

/** Text to speech: JSON `Speaking` in, samples out, s16le and mono, at the rate that the content type names. */
export const speech = '/v1/audio/speech';

export const Speaking = z.object({
  /** At most `longestSpokenText` characters. */
  input: z.string(),
  voice: z._default(SpokenBy, 'flow'),
  speed: z._default(SpeakingSpeed, 1),
  response_format: z._default(z.literal('pcm'), 'pcm'),
  model: z.optional(z.string().check(z.maxLength(100))),
});
