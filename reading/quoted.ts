// Removes text quoted from earlier mail. A forward with few words of its own keeps the forwarded text.
import { isBlank, type Line, nextText, wordCount } from './line.ts';
import {
  attributionLength,
  headerBlockLength,
  isForwardMark,
  isForwardSubject,
  isReplyMark,
  senderIn,
} from './reply-marks.ts';

const deepestForward = 3;
/** A forward with more words than this keeps only those. */
const fewWords = 60;

/** The lines that the sender wrote, or forwarded as the message. */
export const withoutQuotes = (lines: readonly Line[], subject: string): Line[] => unfolded(lines, subject, 0);

const unfolded = (lines: readonly Line[], subject: string, nesting: number): Line[] => {
  const forward = nesting < deepestForward ? forwardIn(lines, subject) : null;
  if (forward === null) return written(lines);
  const own = written(lines.slice(0, forward.start));
  if (wordCount(own) > fewWords) return own;
  const inside = unfolded(raised(forward.body), '', nesting + 1);
  const from: Line[] = forward.from === '' ? [] : [{ text: forward.from, depth: 0, typed: false }, empty];
  return [...own, empty, ...from, ...inside];
};

const empty: Line = { text: '', depth: 0, typed: false };

type Forward = { start: number; from: string; body: readonly Line[] };

const forwardIn = (lines: readonly Line[], subject: string): Forward | null => {
  const marked = lines.findIndex((line) => isForwardMark(line.text));
  if (marked !== -1) return forwardAt(lines, marked, marked + 1);
  if (!isForwardSubject(subject)) return null;
  const replyMark = lines.findIndex((line) => isReplyMark(line.text));
  if (replyMark !== -1) return forwardAt(lines, replyMark, replyMark + 1);
  const header = lines.findIndex((_, index) => headerBlockLength(lines, index) > 0);
  if (header !== -1) return forwardAt(lines, header, header);
  const quote = lines.findIndex((line) => line.depth > 0 && !isBlank(line));
  return quote === -1 ? null : forwardAt(lines, quote, quote);
};

const forwardAt = (lines: readonly Line[], start: number, after: number): Forward => {
  const header = nextText(lines, after);
  const length = headerBlockLength(lines, header);
  return {
    start,
    from: senderIn(lines.slice(header, header + length)),
    body: lines.slice(header + length),
  };
};

/** Shifts the shallowest line to depth 0. */
const raised = (lines: readonly Line[]): Line[] => {
  const base = lines.reduce(
    (least, line) => (isBlank(line) ? least : Math.min(least, line.depth)),
    Number.POSITIVE_INFINITY,
  );
  return lines.map((line) => ({ ...line, depth: Number.isFinite(base) ? Math.max(0, line.depth - base) : 0 }));
};

/** `raising`: how many more times to unwrap a mail that is only a quotation. */
const written = (lines: readonly Line[], raising = deepestForward): Line[] => {
  const { rest, whole } = beforeEarlierMail(lines);
  const kept = rest.filter(({ depth }) => depth === 0);
  const onlyQuoted = whole && kept.every(isBlank) && !rest.every(isBlank);
  return onlyQuoted && raising > 0 ? written(raised(rest), raising - 1) : kept;
};

/** Drops attribution lines. `whole`: no unmarked quotation begins here. */
const beforeEarlierMail = (lines: readonly Line[]): { rest: Line[]; whole: boolean } => {
  const rest: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const attribution = attributionAt(lines, at);
    if (line === undefined || attribution.rest || startsEarlierMail(lines, at)) return { rest, whole: false };
    if (attribution.length === 0) rest.push(line);
    at += Math.max(1, attribution.length);
  }
  return { rest, whole: true };
};

const startsEarlierMail = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at];
  if (line === undefined || isBlank(line) || line.depth > 0) return false;
  if (isReplyMark(line.text) || headerBlockLength(lines, at) > 0) return true;
  return /^[_\-=]{5,}$/.test(line.text.trim()) && headerBlockLength(lines, nextText(lines, at + 1)) > 0;
};

/** The number of attribution lines at `at`, and whether everything after them is an unmarked quotation. */
const attributionAt = (lines: readonly Line[], at: number): { length: number; rest: boolean } => {
  const line = lines[at];
  const length = line === undefined || line.depth > 0 || isBlank(line) ? 0 : attributionLength(lines, at);
  if (length === 0) return { length: 0, rest: false };
  const next = lines[nextText(lines, at + length)];
  return { length, rest: next !== undefined && next.depth === 0 };
};
