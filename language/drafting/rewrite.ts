// Recognises requests to rewrite a draft: warmer, shorter, in Spanish. Flow does not rewrite yet; it says so, and the words never become
// text.

import { polite } from '#language/en/drafting/draft-phrases.ts';
import { politeOrStop } from '#language/en/drafting/edit-phrases.ts';
import { rewritesSaid } from '#language/en/drafting/rewrite-words.ts';
import type { Drafting } from './draft-intent.ts';

export type RewriteIntent = { kind: 'refused'; why: 'rewrite' };

export const parseRewrite = (heard: string, drafting: Drafting | undefined): RewriteIntent | null => {
  if (!drafting || drafting.step === 'none' || drafting.asks || heard.length > longest) return null;
  const said = heard.trim().replace(polite, '').replace(politeOrStop, '');
  return rewritesSaid.some((one) => one.test(said)) ? { kind: 'refused', why: 'rewrite' } : null;
};

const longest = 80;
