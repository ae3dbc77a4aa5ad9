// What a mail leaves open between its writer and the person: promises made, and requests that wait for an answer.
import type { Address, Promised } from '#domain/mail.ts';
import { asksIn, deadlineIn } from '#reading/asks.ts';
import { daySent, deadlineDay, writtenDay } from '#reading/deadline-day.ts';
import { momentsIn } from '#reading/facts/moments.ts';
import { commitmentIn } from './commitment.ts';
import { requestIn } from './request.ts';

export type PromiseSource = {
  paragraphs: readonly (readonly string[])[];
  own: boolean;
  /** A person wrote it, not a list or a machine. */
  personal: boolean;
  /** The language of the mail. Undefined if it is too short to tell. */
  tongue: string | undefined;
  headers: ReadonlyMap<string, string>;
  ownAddress: string;
  to: readonly Address[];
  cc: readonly Address[];
};

/** At most one request of each mail, because people answer the mail and not each sentence. */
export const promisesIn = (source: PromiseSource): Promised[] => {
  const { own, personal, tongue } = source;
  if (!personal || (tongue !== undefined && tongue !== 'en')) return [];
  const sent = daySent(source.headers.get('date') ?? '');
  const lines = source.paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((text, sentence) => ({ text, paragraph, sentence })),
  );
  const made = lines.flatMap(({ text, ...at }): Promised[] => {
    const commitment = commitmentIn(text);
    if (commitment === null) return [];
    const kind = own ? ('mine' as const) : ('theirs' as const);
    return [{ kind, ...at, ...dueOf(text, sent), ...(commitment.vague ? { vague: true as const } : {}) }];
  });
  const [asked] = lines
    .filter(({ text }) => isRequest(text, source) && commitmentIn(text) === null)
    .toSorted((one, other) => weightOf(other.text) - weightOf(one.text));
  return [...made.slice(0, mostOfEach), ...(asked ? [requested(asked, own, sent)] : [])];
};

const mostOfEach = 5;

type Line = { text: string; paragraph: number; sentence: number };

const isRequest = (text: string, { own, ownAddress, to, cc }: PromiseSource): boolean => {
  if (own) return requestIn(text);
  const isTo = to.some(({ email }) => email.toLowerCase() === ownAddress.toLowerCase());
  const isCopied = cc.some(({ email }) => email.toLowerCase() === ownAddress.toLowerCase());
  return isTo && !isCopied && asksIn([text]).length > 0;
};

const requested = ({ text, ...at }: Line, own: boolean, sent: number | null): Promised => ({
  kind: own ? 'asked-them' : 'asked-me',
  ...at,
  ...dueOf(text, sent),
});

/** A deadline first, then a decision, then the rest in order. */
const weightOf = (text: string): number => {
  const [ask] = asksIn([text]);
  return (ask?.deadline ? 4 : 0) + (ask?.kind === 'decision' ? 2 : 0) + (ask?.kind === 'request' ? 1 : 0);
};

/** The day that the sentence names, on its writer's calendar. Nothing if it could be several days, or names an hour only. */
const dueOf = (text: string, sent: number | null): { by?: string } => {
  if (sent === null) return {};
  const moments = momentsIn(text).map(({ from, to }) => text.slice(from, to));
  const deadline = deadlineIn(text);
  const named =
    moments.find((moment) => deadline.includes(moment) || moment.includes(deadline)) ?? moments[0] ?? deadline;
  if (!dayWords.test(named) || stretch.test(named)) return {};
  // 'Friday 27 November' is the date, whatever the next Friday is.
  const day = deadlineDay(datedWords.test(named) ? named.replace(weekdayWord, '') : named, sent);
  return day === null || day < sent ? {} : { by: writtenDay(day) };
};

const stretch = /\b(?:in|within|coming)\b.*\b(?:days?|weeks?|months?|years?)\b/i;
const weekdayWord = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s/i;
const datedWords = /\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3}|\p{L}{3,}\s\d{1,2}\b/iu;
const dayWords =
  /day\b|tonight|tomorrow|week|month|\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3}|\p{L}{3,}\s\d{1,2}\b|\beod\b|\bcob\b|end of|this (?:morning|afternoon|evening)|noon|heute/iu;
