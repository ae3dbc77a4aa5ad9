// The record of one voice turn: outcome and latency, and typed text that nothing understood. Never contains mail content.
import * as z from 'zod/mini';
import { DraftId } from './draft.ts';
import { GrammarName } from './speech.ts';

/** A UUID of version 7, made on the device, so a retry is the same turn. */
export const VoiceTurnId = z.uuid().brand<'VoiceTurnId'>();
export type VoiceTurnId = z.infer<typeof VoiceTurnId>;

/** The recogniser that turned speech into words: the configured service, Flow’s own, or the browser’s. */
export const SpeechEngine = z.enum(['service', 'embedded', 'browser']);
export type SpeechEngine = z.infer<typeof SpeechEngine>;

export const VoiceTurn = z.object({
  id: VoiceTurnId,
  /** When the person stopped speaking, by the device's clock, ISO 8601. */
  at: z.iso.datetime(),
  state: GrammarName,
  /** The words, with `[name]`, `[address]`, `[number]` and `[text]` in place of private data, which stays on the device. */
  heard: z.string().check(z.maxLength(300), z.regex(/^[^\d@]*$/)),
  engine: z.enum([...SpeechEngine.options, 'typed']),
  agreed: z.boolean(),
  /** The kind of the command or control, or 'fallback'. */
  understoodAs: z.string().check(z.regex(/^[a-z][\w-]{0,39}$/i)),
  /**
   * The part that understood it: the recogniser's grammar, a phrase in general or typed text, a model of free wording, or the matcher for
   * 'stop'.
   */
  by: z.enum(['grammar', 'general', 'model', 'matcher']),
  outcome: z.enum(['done', 'asked', 'refused', 'fallback', 'nothing', 'undone']),
  /** From the end of speech to the first audio of the answer. Null without an answer. */
  latencyMs: z.nullable(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** From the end of speech to the undo. */
  undoneMs: z.optional(z.int().check(z.minimum(0), z.maximum(86_400_000))),
  /** Flow was speaking when it began. */
  interrupted: z.boolean(),
});
export type VoiceTurn = z.infer<typeof VoiceTurn>;

/** A mail that was dictated, once it leaves: how many words, and how many of them the person changed. No word of it. */
export const Dictation = z.object({
  id: DraftId,
  words: z.int().check(z.minimum(1), z.maximum(100_000)),
  corrected: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** The engine that heard the whole dictation. Missing if several engines heard it, or an older tab reports. */
  engine: z.optional(SpeechEngine),
});
export type Dictation = z.infer<typeof Dictation>;
