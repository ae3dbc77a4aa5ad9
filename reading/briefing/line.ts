// Builds a line of the briefing. Words of mail stand apart from Flow's, so the eye and the ear tell whose they are.
import type { BriefingHandle, BriefingLine, BriefingPart } from '#domain/briefing.ts';
import { secondsOf } from '#reading/speaking-time.ts';
import { clipped } from './words.ts';

/** `others`: somebody else's words, between `before` and `after`. */
type Words = string | { before: string; others: string; after: string };

type About = { handle?: BriefingHandle; more?: readonly string[] };

export const lineOf = (part: BriefingPart, id: string, words: Words, about: About = {}): BriefingLine => {
  const { text, quote } = typeof words === 'string' ? { text: words, quote: null } : quoted(words);
  return {
    id: `${part} ${id}`,
    part,
    text,
    quote,
    handle: about.handle ?? null,
    more: about.more ?? [],
    seconds: secondsOf([text]),
  };
};

/** Characters of a quote. More takes too long to hear. */
const longest = 140;

const quoted = ({ before, others, after }: Exclude<Words, string>): Pick<BriefingLine, 'text' | 'quote'> => {
  const words = clipped(others.replaceAll(/[“”]/g, '"'), longest);
  const from = before.length + 1;
  return { text: `${before}“${words}”${after}`, quote: { from, to: from + words.length } };
};
