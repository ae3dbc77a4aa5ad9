// Shared names and limits of speech input and output.
import * as z from 'zod/mini';

export const longestAudioSeconds = 30;
export const largestAudioBytes = 1_000_000;
export const longestSpokenText = 4096;
/** For recordings, in hertz, mono. */
export const sampleRate = 16_000;

/**
 * The recogniser expects one whole utterance of this state.
 * `inbox`: everything a person may say while mail is read. `history`: also what they ask of their history. `question`: yes, no, numbers, the options. `bulk`: a yes that names the
 * action, no. `draft`: after a read-back: send, change, hold. `dictation`: its controls, all else is text. `recipients`: names, 'the
 * first', 'none', spelled letters. Every grammar has the stop family, and pause, next, back and speed if they apply.
 */
export const GrammarName = z.enum(['inbox', 'history', 'question', 'bulk', 'draft', 'dictation', 'recipients']);
export type GrammarName = z.infer<typeof GrammarName>;

export const SpokenBy = z.enum(['flow', 'quote']);
export type SpokenBy = z.infer<typeof SpokenBy>;

/** `service`: configured by the host. `embedded`: programs on the host's machine. */
export const SpeechEngine = z.enum(['service', 'embedded']);
export type SpeechEngine = z.infer<typeof SpeechEngine>;

/** 1 is normal. */
export const SpeakingSpeed = z.number().check(z.minimum(0.75), z.maximum(2));

export const VoiceMeans = z.object({
  /** `dictation`: the quality of free text. */
  hearing: z.object({ engine: z.nullable(SpeechEngine), dictation: z.nullable(z.enum(['good', 'rough'])) }),
  /** `voices`: with two, a second voice reads other people's words. */
  speaking: z.object({ engine: z.nullable(SpeechEngine), voices: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
  /** One sentence for the host that says what to install. */
  missing: z.nullable(z.string()),
});
export type VoiceMeans = z.infer<typeof VoiceMeans>;
