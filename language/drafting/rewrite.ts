// Whether what is said of a draft asks for it to be written otherwise: warmer, shorter, in Spanish. Flow does not write for people yet; it
// says so, and the words are never text of the mail.
import { polite } from '#language/en/drafting/draft-phrases.ts';
import { rewritesSaid } from '#language/en/drafting/rewrite-words.ts';
import type { Drafting } from './draft-intent.ts';

/** Flow does not rewrite yet. */
export type RewriteIntent = { kind: 'refused'; why: 'rewrite' };

/** Null where nothing is written, or Flow asked about it, or it is something else. */
export const parseRewrite = (heard: string, drafting: Drafting | undefined): RewriteIntent | null => {
  if (!drafting || drafting.step === 'none' || drafting.asks || heard.length > longest) return null;
  const said = heard
    .trim()
    .replace(polite, '')
    .replace(/[,.!?]* please[.!?]*$|[.!?]+$/i, '');
  return rewritesSaid.some((one) => one.test(said)) ? { kind: 'refused', why: 'rewrite' } : null;
};

/** Characters; an order is short. */
const longest = 80;
