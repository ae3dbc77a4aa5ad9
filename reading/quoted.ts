// Removes text quoted from earlier mail. A forward with few words of its own keeps the forwarded text.
import { headerBlockLength, senderIn } from './header-block.ts';
import { introductionInside } from './introduction.ts';
import { hasWords, isBlank, type Line, nextText, wordCount } from './line.ts';
import {
  introductionAt,
  introductionBehind,
  isForwardMark,
  isForwardSubject,
  isReplyMark,
  isRule,
} from './reply-marks.ts';

const deepestForward = 3;
/** A forward with more words than this keeps only those. */
const fewWords = 60;

/** The lines that the sender wrote, or forwarded as the message. Never empty if the mail has text. */
export const withoutQuotes = (lines: readonly Line[], subject: string): Line[] => {
  const apart = withIntroductionsApart(lines);
  const flat = lines.map((line) => ({ ...line, depth: 0 }));
  return [unfolded(apart, subject, 0), withoutMarks(apart)].find((kept) => kept.some(hasWords)) ?? flat;
};

/** Without what the sender quotes or forwards, so often empty. */
export const ownLines = (lines: readonly Line[], subject: string): Line[] => {
  const apart = withIntroductionsApart(lines);
  const forward = forwardIn(apart, subject);
  return written(forward === null ? apart : apart.slice(0, forward.start), 0);
};

/** 'Fine. On Tuesday Maya wrote: Is it fine?' on one line becomes three. */
const withIntroductionsApart = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, at) => partsOf(line, lines, at));

const partsOf = (line: Line, lines: readonly Line[], at: number): Line[] => {
  const inside = introductionInside(line.text);
  const start = inside?.start ?? introductionBehind(lines, at);
  if (start === null) return [line];
  const end = inside?.end ?? line.text.length;
  const own = line.text.slice(0, start).trim();
  const earlier = line.text.slice(end).trim();
  const marks = /^(?:> ?)+/.exec(earlier)?.[0] ?? '';
  const depth = line.depth + marks.replaceAll(' ', '').length;
  return [
    ...(own === '' ? [] : [{ ...line, text: own, typed: false }]),
    { ...line, text: line.text.slice(start, end).trim() },
    ...(earlier === '' ? [] : [{ ...line, text: earlier.slice(marks.length), depth }]),
  ];
};

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
  if (marked === -1 && !isForwardSubject(subject)) return null;
  const earlier = lines.findIndex((_, at) => earlierMailAt(lines, at) !== null);
  // A forward inside earlier mail is not this mail's.
  if (marked !== -1 && (earlier === -1 || marked <= earlier)) return forwardAt(lines, marked, marked + 1);
  return isForwardSubject(subject) ? unmarkedForward(lines, subject, earlier) : null;
};

/** Only the subject says that the header or the quotation below is forwarded. */
const unmarkedForward = (lines: readonly Line[], subject: string, earlier: number): Forward | null => {
  const header = earlierMailAt(lines, earlier)?.header ?? null;
  if (header !== null) return isFinnishReply(subject, lines[header]) ? null : forwardAt(lines, earlier, header);
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

/** `VS` is a reply in Finnish and a forward in Norwegian. */
const isFinnishReply = (subject: string, header: Line | undefined): boolean =>
  /^\s*vs\s*:/i.test(subject) && /^\s*lähett/i.test(header?.text ?? '');

/** `raising`: how many more times to unwrap a mail that is only a quotation. */
const written = (lines: readonly Line[], raising = deepestForward): Line[] => {
  const { rest, whole } = beforeEarlierMail(lines);
  const kept = rest.filter(({ depth }) => depth === 0);
  const onlyQuoted = whole && kept.every(isBlank) && !rest.every(isBlank);
  return onlyQuoted && raising > 0 ? written(raised(rest), raising - 1) : kept;
};

/** Drops introductions and headers of earlier mail. `whole`: no unmarked quotation begins here. */
const beforeEarlierMail = (lines: readonly Line[]): { rest: Line[]; whole: boolean } => {
  const rest: Line[] = [];
  let isOwn = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const found = line.depth > 0 ? null : earlierMailAt(lines, at);
    if (found === null) {
      rest.push(line);
      isOwn ||= line.depth === 0 && hasWords(line);
      at += 1;
    } else {
      const next = lines[nextText(lines, at + found.length)];
      // With nothing above it, the text below is the newest there is.
      if (next?.depth === 0 && isOwn) return { rest, whole: false };
      at += found.length;
    }
  }
  return { rest, whole: true };
};

type EarlierMail = {
  /** Lines to leave out. */
  length: number;
  /** The first line of the header, if it has one. */
  header: number | null;
};

/** What announces earlier mail at this line: an introduction, a mark, a rule above a header, or a header. */
const earlierMailAt = (lines: readonly Line[], at: number): EarlierMail | null =>
  isBlank(lines[at]) ? null : (introducedAt(lines, at) ?? headedAt(lines, at));

const introducedAt = (lines: readonly Line[], at: number): EarlierMail | null => {
  const { length, sure } = introductionAt(lines, at);
  if (length === 0) return null;
  const next = lines[nextText(lines, at + length)];
  return sure || (next?.depth ?? 0) > (lines[at]?.depth ?? 0) ? { length, header: null } : null;
};

const headedAt = (lines: readonly Line[], at: number): EarlierMail | null => {
  const mark = isRule(lines[at]?.text ?? '') ? nextText(lines, at + 1) : at;
  const isMarked = isReplyMark(lines, mark);
  const header = isMarked ? nextText(lines, mark + 1) : mark;
  const labels = headerBlockLength(lines, header, isMarked ? 'mark' : 'text');
  if (labels > 0) return { length: header + labels - at, header };
  return isMarked ? { length: mark + 1 - at, header } : null;
};

/** Everything that is neither an introduction nor a header, at one depth. */
const withoutMarks = (lines: readonly Line[]): Line[] => {
  const kept: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = earlierMailAt(lines, at);
    if (found === null) kept.push(...lines.slice(at, at + 1).map((line) => ({ ...line, depth: 0 })));
    at += found?.length ?? 1;
  }
  return kept;
};
