// What Flow says of a rewrite, in US English.
import type { Rewritten } from '#language/rewriting/rewrite-text.ts';

type Kind = Extract<Rewritten, { kind: 'same' }>['how'];

export const rewrittenReply = (how: Kind, text: string): string => `${done[how]} ${text}`;

export const sameReply = (how: Kind): string => same[how];

export const unknownRewrite =
  'I can make it shorter, warmer, firmer, or more or less formal. Say what else it should read.';

/** `facts`: numbers, days and conditions that went with the part. */
export const removedReply = (facts: readonly string[]): string =>
  facts.length === 0 ? 'Taken out.' : `Taken out, with ${listed(eachOnce(facts).map((fact) => `“${fact}”`))}.`;

/** For a part without which nothing, or another answer, is left. */
export const removesAnswer = 'That would take the answer with it. Say what it should read, or “discard it”.';

/** 'March' and 'march' are one. The later spelling stays. */
const eachOnce = (facts: readonly string[]): string[] => [
  ...new Map(facts.map((fact) => [fact.toLowerCase(), fact])).values(),
];

const done: Record<Kind, string> = {
  short: 'Shorter.',
  warm: 'Warmer.',
  firm: 'Firmer.',
  formal: 'More formal.',
  casual: 'Less formal.',
};

const same: Record<Kind, string> = {
  short: 'Shorter would lose something you said. Say “without the part about”, and what may go.',
  warm: 'It’s as warm as I can make it.',
  firm: 'It’s as firm as I can make it.',
  formal: 'It’s formal already.',
  casual: 'It’s informal already.',
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
