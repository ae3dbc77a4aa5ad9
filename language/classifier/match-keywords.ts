// The last step before a miss: a few keywords decide, if no word belongs to another topic. It never changes mail, so a mistake costs a
// moment.

import { controlRules } from '#language/en/classifier/keyword-controls.ts';
import { inquiryRules } from '#language/en/classifier/keyword-questions.ts';
import { everyday } from '#language/en/classifier/mail-vocabulary.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { KeywordRule } from './keyword-rule.ts';

export const matchKeywords = (heard: string, situation: Situation): ParsedUtterance | null => {
  if (heard.length > longest || !isOpen(situation)) return null;
  const plain = normalize(heard);
  const match = gists.find((gist) => isSaid(gist, plain) && isPlace(gist, situation));
  return match && isAtHome(plain) ? intentOf(match, situation) : null;
};

const gists: readonly KeywordRule[] = [...controlRules, ...inquiryRules];

const isOpen = ({ drafting, question, confirming, asking }: Situation): boolean =>
  (drafting?.step ?? 'none') === 'none' && question === null && confirming === undefined && asking === null;

const isSaid = ({ said, unless }: KeywordRule, plain: string): boolean =>
  said.every((one) => one.test(plain)) && !unless?.test(plain);

const isPlace = ({ only, means }: KeywordRule, { searching, isPlaying, playing }: Situation): boolean => {
  if (only === 'resting') return !isPlaying && playing !== null && searching === null;
  if (only === 'list') return searching !== null;
  if (only === 'result') return searching === 'mail';
  return searching === null || 'inquiry' in means;
};

const intentOf = ({ means }: KeywordRule, { searching }: Situation): ParsedUtterance | null => {
  if ('inquiry' in means) return { kind: 'inquiry', about: means.inquiry, count: null };
  return means.control.kind === 'open-result' && searching !== 'list'
    ? null
    : { kind: 'control', control: means.control };
};

const isAtHome = (plain: string): boolean => {
  const words = plain.split(' ');
  const strange = words.filter((word) => !everyday.has(word)).length;
  return strange * 6 <= words.length;
};

const longest = 140;
