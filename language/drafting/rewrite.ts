// Recognises requests to rewrite a draft: warmer, shorter, in Spanish. The words never become text. `rewriting/` does what they ask.

import { polite } from '#language/en/drafting/draft-phrases.ts';
import { politeOrStop } from '#language/en/drafting/edit-phrases.ts';
import { beyondRules, rewritesSaid } from '#language/en/drafting/rewrite-words.ts';
import type { Drafting, TextAct } from './draft-intent.ts';

/** Another language, and a text of a given length, are beyond rules. */
export type RewriteIntent =
  | { kind: 'draft'; act: Extract<TextAct, { kind: 'rewrite' }> }
  | { kind: 'refused'; why: 'rewrite' };

export const parseRewrite = (heard: string, drafting: Drafting | undefined): RewriteIntent | null => {
  if (!drafting || drafting.step === 'none' || drafting.asks || heard.length > longest) return null;
  const said = heard.trim().replace(polite, '').replace(politeOrStop, '');
  if (!rewritesSaid.some((one) => one.test(said))) return null;
  return beyondRules.test(said)
    ? { kind: 'refused', why: 'rewrite' }
    : { kind: 'draft', act: { kind: 'rewrite', words: said } };
};

const longest = 80;
