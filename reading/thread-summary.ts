// What a thread comes to: the last ask that nobody answered, the last decision, the last change, and one figure. Each is a part of one mail.
import type { Quoted } from '#domain/answer.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Address, Message } from '#domain/mail.ts';
import { codesOf, holdsCode } from '#domain/sign-in-code.ts';
import { asksIn } from './asks.ts';
import { factsIn } from './facts/facts.ts';
import { forwardedWriters, isSameWriter } from './forwarded-writer.ts';
import { isChange } from './plan-change.ts';

export type SummaryLine = { kind: 'ask' | 'decision' | 'change' | 'figure'; quote: Quoted };

export type SummarizedThread = { id: ThreadId; messages: readonly Message[] };

/** Oldest messages first. At most one line of each kind, and a figure only where nothing else holds one. */
export const threadSummary = ({ id, messages }: SummarizedThread, ownAddress: string): SummaryLine[] => {
  const lines = messages
    .filter(({ labels }) => !labels.some((label) => away.has(label)))
    .slice(-mostMessages)
    .flatMap((message, nth) => linesOf(message, { id, nth, ownAddress }));
  const decision = lastOf(lines, isDecision);
  const ask = lastAsk(lines);
  const found = [
    // 'Approved, please open both' decides.
    { kind: 'ask' as const, line: ask === decision ? undefined : ask },
    { kind: 'decision' as const, line: decision },
    { kind: 'change' as const, line: lastOf(lines, isChange) },
  ].flatMap(({ kind, line }) => (line === undefined ? [] : [{ kind, line }]));
  const hasFigure = found.some(({ line }) => isFigure(line.text));
  const figure = hasFigure ? undefined : lastOf(lines, isFigure);
  const all = figure === undefined ? found : [...found, { kind: 'figure' as const, line: figure }];
  const seen = new Set<Line>();
  return all.flatMap(({ kind, line }) => (seen.has(line) || !seen.add(line) ? [] : [{ kind, quote: quoteOf(line) }]));
};

/** Since the person last wrote. */
export const changesSince = ({ id, messages }: SummarizedThread, ownAddress: string): Quoted[] => {
  const last = messages.findLastIndex(({ labels }) => labels.includes('sent'));
  return messages
    .slice(last + 1)
    .filter(({ labels }) => !labels.some((label) => away.has(label)))
    .flatMap((message, nth) => linesOf(message, { id, nth, ownAddress }))
    .filter(({ text }) => isChange(text) || isDecision(text))
    .slice(-mostChanges)
    .map(quoteOf);
};

export const lastDecision = ({ id, messages }: SummarizedThread, ownAddress: string): Quoted | null => {
  const lines = messages.flatMap((message, nth) => linesOf(message, { id, nth, ownAddress }));
  const line = lastOf(lines, isDecision);
  return line === undefined ? null : quoteOf(line);
};

const away: ReadonlySet<string> = new Set(['drafts', 'trash', 'spam']);
const mostMessages = 100;
const mostChanges = 3;

type Line = {
  text: string;
  paragraph: number;
  sentence: number;
  message: Message;
  threadId: ThreadId;
  /** The original writer of a forwarded sentence. */
  by: Address;
  own: boolean;
  /** The place of its message in the thread. */
  nth: number;
};

const linesOf = (message: Message, thread: { id: ThreadId; nth: number; ownAddress: string }): Line[] => {
  const codes = codesOf(message);
  const paragraphs = message.reading.paragraphs ?? [];
  const writers = message.reading.bulk ? [] : forwardedWriters({ subject: message.subject, paragraphs });
  const lines = paragraphs.flatMap((texts, paragraph) => {
    const { by, own } = writerOf(message, writers[paragraph] ?? null, thread.ownAddress);
    return texts
      .map((text, sentence) => ({ text, paragraph, sentence, message, threadId: thread.id, by, own, nth: thread.nth }))
      .filter(({ text }) => text.length <= longest && !holdsCode(text, codes));
  });
  // Forwarded words are older than the words above them, and the last words count.
  const newest = lines.filter(({ paragraph }) => (writers[paragraph] ?? null) === null);
  return [...lines.filter((line) => !newest.includes(line)), ...newest];
};

const writerOf = (message: Message, forwarded: Address | null, ownAddress: string): Pick<Line, 'by' | 'own'> =>
  forwarded === null
    ? {
        by: message.from,
        own: message.labels.includes('sent') || message.from.email.toLowerCase() === ownAddress.toLowerCase(),
      }
    : { by: forwarded, own: false };

/** A longer one is no sentence. */
const longest = 400;

const lastOf = (lines: readonly Line[], is: (text: string) => boolean): Line | undefined =>
  lines.findLast(({ text }) => is(text));

const lastAsk = (lines: readonly Line[]): Line | undefined =>
  lines.findLast((line) => asksIn([line.text]).length > 0 && !isAnswered(line, lines));

/** A later mail of another writer answers it, unless that mail only asks back or puts it off. */
const isAnswered = ({ nth, by }: Line, lines: readonly Line[]): boolean => {
  const later = lines.filter((one) => one.nth > nth && !isSameWriter(one.by, by));
  return later.some(({ text }) => asksIn([text]).length === 0 && !putsOff.test(text));
};

const putsOff =
  /\b(?:i|we)(?:['’]ll| will)? (?:need to|have to|must|want to)? ?(?:think (?:about|it)|get back|let you know|look into|check (?:and|with|that))\b|\b(?:i|we) need (?:more |some )?time\b|\b(?:i am|i['’]m|we are|we['’]re) (?:away|out of (?:the )?office)\b/i;

const isDecision = (text: string): boolean => !text.trim().endsWith('?') && decisions.some((one) => one.test(text));

const decisions = [
  /\b(?:[Ww]e|I|[Tt]hey|[Tt]he (?:board|team|committee|council|jury|management)|[A-Z][a-z]+) (?:have |has |had |just |finally |now )*(?:decided|agreed|settled|chose|approved|resolved|signed off|voted|picked|opted)\b/,
  /\b(?:then |so )?(?:we|i)(?:['’]ll| will)? (?:go|going|went) (?:with|for)\b|\blet['’]?s (?:go|do it|take|stick|keep) (?:with|for|the)\b|\blet us (?:go|take|stick) (?:with|for|the)\b/i,
  /\b(?:go ahead|green light|it is (?:agreed|decided|settled)|it['’]s (?:agreed|decided|settled)|agreed,|approved[,.!]|decision is|final decision|that is decided)\b/i,
  /^(?:approved|agreed|decided|confirmed and approved)\b/i,
  /\b(?:i|we)(?:['’]ll| will)? take the (?!(?:bus|train|plane|day|kids|children|time|liberty)\b)\w+/i,
];

const isFigure = (text: string): boolean =>
  factsIn(text, 'money').length + factsIn(text, 'percent').length + factsIn(text, 'sum').length > 0;

const quoteOf = ({ text, paragraph, sentence, message, threadId, by, own }: Line): Quoted => ({
  text,
  messageId: message.id,
  threadId,
  paragraph,
  sentence,
  from: 0,
  to: text.length,
  by,
  own,
  subject: message.subject,
  at: message.at,
});
