// What may be said to Flow and by it, and how much at once: names and limits that both programs share.
import * as z from 'zod/mini';

export const longestAudioSeconds = 30;
export const largestAudioBytes = 1_000_000;
export const longestSpokenText = 4096;
/** Of what is heard, mono. */
export const sampleRate = 16_000;

/**
 * What the recogniser listens for: one whole utterance of this state. Every grammar has the stop family, and pause, next, back and speed
 * where they apply.
 *
 * `inbox`: everything one may say while mail is read. `question`: yes, no, numbers, the options. `bulk`: a yes that names the act, no.
 * `draft`: a draft was read back: send, change, hold. `dictation`: the controls of dictation only; all else is text. `recipients`: names,
 * 'the first', 'none', spelled letters.
 */
export const GrammarName = z.enum(['inbox', 'question', 'bulk', 'draft', 'dictation', 'recipients']);
export type GrammarName = z.infer<typeof GrammarName>;

/** Flow's own voice; the voice that reads other people's words. */
export const SpokenBy = z.enum(['flow', 'quote']);
export type SpokenBy = z.infer<typeof SpokenBy>;

/** `service`: one that the host configured. `embedded`: programs on the host's machine. */
export const SpeechEngine = z.enum(['service', 'embedded']);
export type SpeechEngine = z.infer<typeof SpeechEngine>;

/** How fast Flow speaks; 1 is normal. */
export const SpeakingSpeed = z.number().check(z.minimum(0.75), z.maximum(2));

/** What there is to hear and to speak with. */
export const VoiceMeans = z.object({
  /** `dictation`: how far free text can be trusted. */
  hearing: z.object({ engine: z.nullable(SpeechEngine), dictation: z.nullable(z.enum(['good', 'rough'])) }),
  /** `voices`: with two, other people's words are read by another voice than Flow's own. */
  speaking: z.object({ engine: z.nullable(SpeechEngine), voices: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
  /** One sentence for the host: what to install. */
  missing: z.nullable(z.string()),
});
export type VoiceMeans = z.infer<typeof VoiceMeans>;
