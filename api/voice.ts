// Speech recognition and synthesis. The addresses under /v1 follow OpenAI's API, so its clients work.
import * as z from 'zod/mini';
import { GrammarName, SpeakingSpeed, SpeechEngine, SpokenBy, VoiceMeans } from '#domain/speech.ts';
import { Dictation, VoiceTurn } from '#domain/voice-turn.ts';
import { endpoint } from './endpoint.ts';

export const getVoice = endpoint({
  method: 'GET',
  path: '/api/voice',
  who: 'user',
  request: z.object({}),
  response: VoiceMeans,
});

/** The next turn will be in this state, so its recogniser should be running. */
export const prepareHearing = endpoint({
  method: 'POST',
  path: '/api/voice/prepare',
  who: 'user',
  request: z.object({
    grammar: GrammarName,
    names: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200)),
  }),
  response: z.object({}),
});

/** Stores one turn. A repeat only updates the outcome, for example after an undo. */
export const keepTurn = endpoint({
  method: 'POST',
  path: '/api/voice/turns',
  who: 'user',
  request: z.object({ turn: VoiceTurn }),
  response: z.object({}),
});

/** Stores how a dictated mail fared, once. */
export const keepDictation = endpoint({
  method: 'POST',
  path: '/api/voice/dictations',
  who: 'user',
  request: z.object({ dictation: Dictation }),
  response: z.object({}),
});

/**
 * A form: `file`, a WAV of 16 kHz, mono, 16 bits. `prompt`, names that may occur, comma separated. `grammar`, our own: what to listen
 * for, default 'inbox'. Answers with JSON `Heard`, or with `stream` 'true' with server-sent events `HearingEvent`.
 */
export const transcriptions = '/v1/audio/transcriptions';

export const Heard = z.object({
  /** The grammar's wording if both passes agree or the general one failed. Otherwise the general pass's text, '' for silence. */
  text: z.string(),
  agreed: z.boolean(),
  engine: SpeechEngine,
});

export const HearingEvent = z.discriminatedUnion('type', [
  /** The grammar pass's full result: a guess until the other pass ends. */
  z.object({ type: z.literal('transcript.text.delta'), delta: z.string(), pass: z.literal('grammar') }),
  z.object({
    type: z.literal('transcript.text.done'),
    ...Heard.shape,
    /** The result of each pass. Null if it did not run. */
    grammar: z.nullable(z.string()),
    general: z.nullable(z.string()),
    /**
     * The person's own words, if the general pass heard the same sounds or both passes agreed on a phrase. Otherwise
     * null.
     */
    own: z.nullable(z.string()),
    /** Milliseconds of each pass. */
    ms: z.object({ grammar: z.nullable(z.number()), general: z.nullable(z.number()), own: z.nullable(z.number()) }),
  }),
]);
export type HearingEvent = z.infer<typeof HearingEvent>;

/** Text to speech: JSON `Speaking` in, s16le mono samples out. The content type names the sample rate. */
export const speech = '/v1/audio/speech';

export const Speaking = z.object({
  /** At most `longestSpokenText` characters. */
  input: z.string(),
  voice: z._default(SpokenBy, 'flow'),
  speed: z._default(SpeakingSpeed, 1),
  response_format: z._default(z.literal('pcm'), 'pcm'),
  model: z.optional(z.string().check(z.maxLength(100))),
});
