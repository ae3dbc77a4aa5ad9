// Corrects words that a recogniser mishears: 'achieve this', 'mark as red'. The corrected words must be a whole phrase.
// Destructive phrases need a confirmation, and a correction never sends. Pure.
import { misheardWords } from '#language/en/classifier/misheard-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { isDestructive } from './confirm-model.ts';

/**
 * `alone`: the intent of words as a phrase. Null if no word sounds like one of Flow's, or the corrected words are no
 * phrase.
 */
export const parseMisheard = (heard: string, alone: (words: string) => ParsedUtterance): ParsedUtterance | null => {
  const meant = asPerhapsSaid(heard);
  const intent = meant === null ? null : alone(meant);
  if (intent === null || intent.kind === 'unsure' || mayNot.has(intent.kind)) return null;
  if (!isDestructive(intent)) return intent;
  return intent.kind === 'draft' ? null : { kind: 'unsure', meant: intent };
};

/** For a yes, the person must say it again. */
const mayNot: ReadonlySet<ParsedUtterance['kind']> = new Set(['fallback', 'answer', 'bulk-answer']);

const asPerhapsSaid = (heard: string): string | null => {
  if (heard.length > longest) return null;
  const words = normalize(heard);
  const meant = words.replace(sounding, (one) => meantBy.get(one) ?? one);
  return meant === words ? null : meant;
};

const longest = 80;

const meantBy: ReadonlyMap<string, string> = new Map(misheardWords);

/** The longest first: 'on mute' is not 'mute'. */
const sounding = new RegExp(
  `\\b(?:${[...meantBy.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`,
  'g',
);
