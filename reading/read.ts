// The entry point of the room: turns a parsed mail into everything that Flow shows and speaks of it. Runs once, at ingest.
import type { Address, Invitation, Reading } from '#domain/mail.ts';
import { askFieldsOf } from './ask-words.ts';
import { type Ask, asksIn, asksInSubject } from './asks.ts';
import { isButton } from './button.ts';
import { type HtmlText, htmlText } from './html-to-text.ts';
import { languageOf } from './language.ts';
import { isBlank, type Line } from './line.ts';
import { mailingOf } from './mailing.ts';
import { paragraphsOf } from './paragraphs.ts';
import { promisesIn } from './promises/promises.ts';
import { ownLines, withoutQuotes } from './quoted.ts';
import { sentencesOf } from './sentences.ts';
import { codesIn } from './sign-in-codes.ts';
import { signOffOf, withoutSignature } from './signature.ts';
import { signedRoleIn } from './signed-role.ts';
import { skippedIn } from './skipped.ts';
import { secondsOf } from './speaking-time.ts';
import { summaryOf } from './summary.ts';
import { textToLines } from './text-to-lines.ts';
import { offsetSent } from './times/sender-zone.ts';

/** Raise this when a reading would come out differently. Flow then makes stored readings again. */
export const readingVersion = 20;

export type Source = {
  html: string | null;
  text: string | null;
  subject: string;
  from: Address;
  /** Names in lower case, values decoded. */
  headers: ReadonlyMap<string, string>;
  ownAddress: string;
  /** Absent means nobody. */
  to?: readonly Address[];
  cc?: readonly Address[];
  invitation?: Invitation | null;
};

const mostText = 2_000_000;
const mostSentences = 3_000;

type Sometimes = 'signed' | 'signs' | 'promises' | 'cut' | 'by' | 'tongue' | 'codes' | 'silent' | 'unclear' | 'offset';

/** Deterministic, and never throws. */
export const read = (source: Source): Required<Omit<Reading, Sometimes>> & Pick<Reading, Sometimes> => {
  const { lines: seen, whole, unclear } = linesOf(source);
  const lines = withoutQuotes(seen, source.subject);
  const written = withoutSignature(lines, source.from, readersOf(source));
  const { paragraphs: all, left } = sentencesIn(written);
  const mailing = mailingOf(withSubject(source), asksIn(all.flat()).some(isQuestion));
  const bulk = mailing !== null;
  const paragraphs = bulk ? all.map((sentences) => withoutButton(sentences, source.from.name)) : all;
  const sentences = paragraphs.flat();
  const own = source.from.email.toLowerCase() === source.ownAddress.toLowerCase();
  const asks = bulk || own ? [] : asksIn(sentences);
  // Flow says the subject before the summary, so the summary need not repeat it.
  const asked =
    mailing === 'newsletter' || own
      ? []
      : asksInSubject(source.subject).filter(({ kind }) => !bulk || kind === 'decision');
  return {
    version: readingVersion,
    paragraphs,
    summary: summaryOf({ paragraphs, asks, from: source.from }),
    asks: asks.length + asked.length > 0,
    ...askFieldsOf([...asks, ...asked], source.headers),
    bulk,
    mailing,
    seconds: secondsIn(paragraphs),
    ...spokenDifferently(source, paragraphs, bulk),
    ...(left || !whole ? { cut: true } : {}),
    ...(unclear.length > 0 ? { unclear } : {}),
    ...sentFrom(source.headers),
    ...(own ? { signed: signOffOf(lines, source.from) } : roleSigned(lines, source.from, bulk)),
    ...openedBy(source, seen, paragraphs, { own, personal: !bulk }),
  };
};

const roleSigned = (lines: readonly Line[], from: Address, bulk: boolean): Pick<Reading, 'signs'> => {
  const signs = bulk ? null : signedRoleIn(lines, from);
  return signs === null ? {} : { signs };
};

const sentFrom = (headers: Source['headers']): Pick<Reading, 'offset'> => {
  const offset = offsetSent(headers.get('date') ?? '');
  return offset === null ? {} : { offset };
};

const readersOf = ({ to = [], cc = [] }: Source): Address[] => [...to, ...cc];

/** What stays open between the writer and the person. */
const openedBy = (
  { headers, ownAddress, to = [], cc = [], subject }: Source,
  seen: readonly Line[],
  paragraphs: readonly (readonly string[])[],
  who: { own: boolean; personal: boolean },
): Pick<Reading, 'promises'> => {
  const tongue = languageOf(paragraphs.flat().join(' ')) ?? undefined;
  const promises = promisesIn({ paragraphs, ...who, tongue, headers, ownAddress, to, cc });
  if (promises.length === 0) return {};
  // Nobody promises what they only quote or forward.
  const own = new Set(sentencesIn(ownLines(seen, subject)).paragraphs.flat());
  const kept = promises.filter(({ paragraph, sentence }) => own.has(paragraphs[paragraph]?.[sentence] ?? ''));
  return kept.length > 0 ? { promises: kept } : {};
};

/** Parts that Flow announces differently or skips. */
const spokenDifferently = (
  source: Source,
  paragraphs: readonly (readonly string[])[],
  bulk: boolean,
): Pick<Reading, 'tongue' | 'codes' | 'silent'> => {
  const sentences = paragraphs.flat();
  const codes = codesIn(source.subject, sentences);
  const language = languageOf(sentences.join(' '));
  const silent = skippedIn({ to: [], cc: [], invitation: null, ...source, bulk, paragraphs });
  return {
    ...(language === null ? {} : { tongue: language }),
    ...(codes.length > 0 ? { codes } : {}),
    ...(silent.length > 0 ? { silent } : {}),
  };
};

const isQuestion = ({ kind }: Ask): boolean => kind === 'question' || kind === 'yes-or-no';

/** The `subject` header may still contain encoded words. */
const withSubject = (source: Source): Source => ({
  ...source,
  headers: new Map(source.headers).set('subject', source.subject),
});

/** Drops a button after a text, as below each story of a newsletter. A button alone stays. */
const withoutButton = (sentences: string[], sender: string): string[] =>
  sentences.length > 1 && isButton(sentences.at(-1) ?? '', sender) ? sentences.slice(0, -1) : sentences;

/** Listening length at 1×, to a tenth of a second. */
export const secondsIn = (paragraphs: readonly (readonly string[])[]): number =>
  Math.round(10 * paragraphs.reduce((sum, sentences) => sum + secondsOf(sentences), 0)) / 10;

/** Uses the HTML part, or the text part if the HTML shows no text. `whole`: the mail is complete. */
const linesOf = ({ html, text }: Source): { lines: Line[]; whole: boolean; unclear: string[] } => {
  const seen = html === null ? nothing : htmlText(html.slice(0, mostText));
  const source = seen.lines.every(isBlank) ? text : html;
  return {
    lines: source === html ? seen.lines : textToLines((text ?? '').slice(0, mostText)),
    whole: (source ?? '').length <= mostText,
    unclear: unclearIn(seen.unclear),
  };
};

const nothing: HtmlText = { lines: [], unclear: [] };

const unclearIn = (lines: readonly Line[]): string[] =>
  paragraphsOf(lines)
    .map((paragraph) => paragraph.join(' ').slice(0, longestUnclear))
    .filter(isSpoken)
    .slice(0, mostUnclear);

/** Enough to judge it. The original shows the whole. */
const longestUnclear = 400;
const mostUnclear = 12;

/** `left`: there was more text than Flow keeps. */
const sentencesIn = (lines: readonly Line[]): { paragraphs: string[][]; left: boolean } => {
  const paragraphs: string[][] = [];
  let room = mostSentences;
  for (const paragraph of paragraphsOf(lines)) {
    const all = paragraph.flatMap(sentencesOf).filter(isSpoken);
    const sentences = all.slice(0, room);
    // The heading below a picture often repeats its description.
    const repeats = sentences.join(' ') === paragraphs.at(-1)?.join(' ');
    if (sentences.length > 0 && !repeats) paragraphs.push(sentences);
    if (all.length > room) return { paragraphs, left: true };
    room -= sentences.length;
  }
  return { paragraphs, left: false };
};

/** Rules, dashes and lone marks are visible but not spoken. */
const isSpoken = (sentence: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence);
