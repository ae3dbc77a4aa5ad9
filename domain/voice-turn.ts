// One turn of a spoken conversation, as it is kept: what became of what was said, and how soon; and what was typed that nothing understood.
// Never what a mail says.
import * as z from 'zod/mini';
import { GrammarName } from './speech.ts';

/** A UUID of version 7 made on the device, so that a retry is the same turn. */
export const VoiceTurnId = z.uuid().brand<'VoiceTurnId'>();
export type VoiceTurnId = z.infer<typeof VoiceTurnId>;

export const VoiceTurn = z.object({
  id: VoiceTurnId,
  /** When the person stopped speaking, by the device's clock; ISO 8601. */
  at: z.iso.datetime(),
  /** What was listened for. */
  state: GrammarName,
  /** The words, with `[name]`, `[address]`, `[number]` and `[text]` for who and what was named: those do not leave the device. */
  heard: z.string().check(z.maxLength(300), z.regex(/^[^\d@]*$/)),
  engine: z.enum(['service', 'embedded', 'browser', 'typed']),
  /** Both passes said the same. */
  agreed: z.boolean(),
  /** The kind of the command or control, or 'fallback'. */
  understoodAs: z.string().check(z.regex(/^[a-z][\w-]{0,39}$/i)),
  /**
   * Who understood it: the recogniser's grammar; a phrase in what was heard in general, or typed; a model of what people say in their own
   * words; or the matcher that alone hears 'stop'.
   */
  by: z.enum(['grammar', 'general', 'model', 'matcher']),
  outcome: z.enum(['done', 'asked', 'refused', 'fallback', 'nothing', 'undone']),
  /** From the end of speech to the first audio of the answer; null where there was none. */
  latencyMs: z.nullable(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** Flow was speaking when it began. */
  interrupted: z.boolean(),
});
export type VoiceTurn = z.infer<typeof VoiceTurn>;
