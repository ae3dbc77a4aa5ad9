// Rewrites a draft by rules: shorter, warmer, firmer, more or less formal. No number, day, name, negation or condition gets lost. Pure.
import { letterParts } from '#language/drafting/letter-parts.ts';
import * as words from '#language/en/rewriting/rewrite-kinds.ts';
import { contracted, writtenOut } from './contractions.ts';
import { factsIn, lostFacts } from './facts-kept.ts';
import { frameOf } from './frame.ts';

export type RewriteKind = 'short' | 'warm' | 'firm' | 'formal' | 'casual';

export type Rewritten =
  | { kind: 'text'; text: string; how: RewriteKind }
  /** The draft is like that already, or nothing can go without losing a fact. */
  | { kind: 'same'; how: RewriteKind }
  | { kind: 'unknown' };

/** `own`: the writer's name, to find the sign-off. */
export const rewriteText = (text: string, asked: string, own: string): Rewritten => {
  const how = words.rewriteKinds.find(([said]) => said.test(asked))?.[1];
  if (how === undefined) return { kind: 'unknown' };
  const after = rewrite[how](text, own);
  const isSame = after.trim() === '' || after === text || lostFacts(text, after).length > 0;
  return isSame ? { kind: 'same', how } : { kind: 'text', text: after, how };
};

const rewrite: Record<RewriteKind, (text: string, own: string) => string> = {
  short: (text, own) => inBody(text, own, shortened),
  firm: (text, own) => inBody(text, own, (body) => sentences(swapped(body, words.softeners))),
  formal: (text, own) => closedWith(writtenOut(swapped(text, words.formalWords)), own, 'formal'),
  casual: (text, own) => closedWith(contracted(swapped(text, words.casualWords)), own, 'casual'),
  warm: (text, own) => closedWith(inBody(contracted(swapped(text, words.warmWords)), own, thanked), own, 'warm'),
};

const shortened = (body: string): string => {
  const kept = body
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !words.emptySentence.test(sentence.trim()) || factsIn(sentence).length > 0)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  return sentences(swapped(kept === '' ? body : kept, words.fillers));
};

const thanked = (body: string): string => {
  if (words.thanking.test(body)) return body;
  const { stance } = frameOf(body);
  return `${stance === 'no' ? words.thanksFor.no : words.thanksFor.yes} ${body}`;
};

const inBody = (text: string, own: string, change: (body: string) => string): string => {
  const { head, body, tail } = letterParts(text, own);
  return body === '' ? text : `${head}${change(body)}${tail}`;
};

const closedWith = (text: string, own: string, how: RewriteKind): string => {
  const { head, body, tail } = letterParts(text, own);
  const closing = words.closingFor[how];
  const lines = tail.trim().split('\n');
  if (closing === undefined || lines.length < 2) return text;
  return `${head}${body}\n\n${[closing, ...lines.slice(1)].join('\n')}`;
};

const swapped = (text: string, swaps: readonly (readonly [RegExp, string])[]): string =>
  swaps.reduce((left, [from, to]) => left.replace(from, to), text);

/** Each sentence begins with a capital again. */
const sentences = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/(^|[.!?]\s+|\n)(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
