// The one door of the room: turns a parsed mail into what Flow shows, speaks and judges it by. Made once, at ingest.
import type { Address, Reading } from '#domain/mail.ts';
import { askWords } from './ask-words.ts';
import { asksIn } from './asks.ts';
import { mailingOf } from './bulk.ts';
import { htmlToLines } from './html-to-text.ts';
import { secondsOf } from './length.ts';
import { isBlank, type Line } from './line.ts';
import { paragraphsOf } from './paragraphs.ts';
import { withoutQuotes } from './quoted.ts';
import { sentencesOf } from './sentences.ts';
import { signedWith, withoutSignature } from './signature.ts';
import { summaryOf } from './summary.ts';
import { textToLines } from './text-to-lines.ts';

/** Raised whenever a reading would come out differently, so that stored ones are made again. */
export const readingVersion = 5;

export type Source = {
  html: string | null;
  text: string | null;
  subject: string;
  from: Address;
  /** Names in lower case, values decoded. */
  headers: ReadonlyMap<string, string>;
  ownAddress: string;
};

const mostText = 2_000_000;
const mostSentences = 3_000;

/** What `reading/` makes of a message. The same source always gives the same reading, and none makes it throw. */
export const read = (source: Source): Required<Omit<Reading, 'signed'>> & Pick<Reading, 'signed'> => {
  const lines = withoutQuotes(linesOf(source), source.subject);
  const written = withoutSignature(lines, source.from);
  const paragraphs = sentencesIn(written);
  const sentences = paragraphs.flat();
  const mailing = mailingOf(source);
  const bulk = mailing !== null;
  const own = source.from.email.toLowerCase() === source.ownAddress.toLowerCase();
  const asks = bulk || own ? [] : asksIn(sentences);
  return {
    version: readingVersion,
    paragraphs,
    summary: summaryOf({ sentences, asks, from: source.from }),
    asks: asks.length > 0,
    askWords: askWords(asks),
    bulk,
    mailing,
    seconds: secondsIn(paragraphs),
    ...(own ? { signed: signedWith(lines, source.from) } : {}),
  };
};

/** Listening length of paragraphs at 1×, to a tenth. */
export const secondsIn = (paragraphs: readonly (readonly string[])[]): number =>
  Math.round(10 * paragraphs.reduce((sum, sentences) => sum + secondsOf(sentences), 0)) / 10;

/** The HTML part is what the eye sees; the text part counts only where the HTML shows no text at all. */
const linesOf = (source: Source): Line[] => {
  const html = source.html === null ? [] : htmlToLines(source.html.slice(0, mostText));
  return html.every(isBlank) ? textToLines((source.text ?? '').slice(0, mostText)) : html;
};

const sentencesIn = (lines: readonly Line[]): string[][] => {
  const paragraphs: string[][] = [];
  let left = mostSentences;
  for (const paragraph of paragraphsOf(lines)) {
    if (left <= 0) break;
    const sentences = paragraph.flatMap(sentencesOf).filter(isSpoken).slice(0, left);
    left -= sentences.length;
    // A picture is often described by the heading below it.
    const repeats = sentences.join(' ') === paragraphs.at(-1)?.join(' ');
    if (sentences.length > 0 && !repeats) paragraphs.push(sentences);
  }
  return paragraphs;
};

/** Rules, rows of dashes and lone marks are seen but not spoken. */
const isSpoken = (sentence: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence);
