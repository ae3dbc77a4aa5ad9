import { endsInAbbreviation } from './abbreviations.ts';

/** Longest sentence to highlight at once. */
export const longestSentence = 300;

/** In order. Together they are the words of the paragraph. */
export const sentencesOf = (paragraph: string): string[] => {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(sentenceEnd)) {
    const at = end.index + end[0].length;
    if (!isBoundary(text, start, end.index, at)) continue;
    sentences.push(...clausesOf(text.slice(start, at).trim()));
    start = at;
  }
  sentences.push(...clausesOf(text.slice(start).trim()));
  return sentences.filter((sentence) => sentence !== '');
};

const sentenceEnd = /[。！？][」』）”]*|[.!?…؟۔]+["'”’»)\]]*(?: »)?(?= |$)/gu;

const isBoundary = (text: string, start: number, mark: number, at: number): boolean => {
  const stop = text.charAt(mark);
  if (/[。！？؟۔]/.test(stop)) return true;
  // Fixed windows keep the work for each mark constant.
  const next = text.slice(at, at + 40).trimStart();
  const sentence = text.slice(Math.max(start, mark - 60), mark + 1).trimStart();
  if (/^[)\]»”]/.test(next) || next === '') return next === '';
  const lower = /^["'“‘«„(]*\p{Ll}(?!\p{Lu})/u.test(next);
  if (stop === '…' || text.startsWith('..', mark)) return !lower;
  if (stop !== '.') return !(lower && /["'”’»)]/.test(text.slice(mark, at)));
  // People who start sentences in lower case also end them before lower case.
  if (lower) return /^\p{Ll}/u.test(text.slice(start, start + 3).trimStart()) && /\p{L}{4}\.$/u.test(sentence);
  return !endsInAbbreviation(sentence, next);
};

/** Cuts between clauses, or at a space, or else anywhere. */
const clausesOf = (sentence: string): string[] => {
  const clauses: string[] = [];
  let rest = sentence;
  while (rest.length > longestSentence) {
    const cut = cutPoint(rest.slice(0, longestSentence));
    clauses.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return [...clauses, rest];
};

const cutPoint = (head: string): number => {
  for (const pattern of [/[;:；] ?(?=\S)| [–—] /g, /[,،] |[，、]/g, / /g]) {
    const last = [...head.matchAll(pattern)].findLast((match) => match.index >= 100);
    if (last) return last.index + last[0].length;
  }
  // Never inside a surrogate pair.
  return /[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length;
};
