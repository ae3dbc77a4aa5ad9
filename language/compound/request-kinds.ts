// What kind of request an intent is, for the rules that try other words.
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';

export const certain = (intent: ParsedUtterance): CertainIntent => (intent.kind === 'unsure' ? intent.meant : intent);

export const isSameCommand = (one: ParsedUtterance, other: ParsedUtterance): boolean =>
  one.kind === 'command' && other.kind === 'command' && JSON.stringify(one.command) === JSON.stringify(other.command);

/** A phrase says exactly this, with no words of the person's own. */
export const isPhrase = (intent: ParsedUtterance): boolean => {
  if (intent.kind === 'command') return intent.by === 'grammar';
  if (intent.kind === 'control') return !openEnded.has(intent.control.kind);
  if (intent.kind === 'draft') return intent.act.kind === 'reply-all' || !hasOwnWords(intent);
  if (intent.kind === 'ask') return intent.request.does !== 'ask';
  return phrased.has(intent.kind);
};

const phrased: ReadonlySet<string> = new Set(['inquiry', 'talk', 'take-back', 'answer']);

/** A message, or the name of a person. */
export const hasOwnWords = (intent: ParsedUtterance): boolean =>
  intent.kind === 'draft' &&
  (('words' in intent.act && intent.act.words !== null) || ('who' in intent.act && intent.act.who !== null));

/** Not a search, a jump or a label of any words. */
export const isPlainRequest = (intent: ParsedUtterance): boolean => {
  if (intent.kind === 'control') return !openEnded.has(intent.control.kind);
  return !noRequests.has(intent.kind);
};

const noRequests: ReadonlySet<string> = new Set(['fallback', 'refused', 'talk']);

const openEnded: ReadonlySet<string> = new Set(['search', 'refine', 'jump', 'new-label', 'block']);
