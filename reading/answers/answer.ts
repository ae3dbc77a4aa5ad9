// Answers a question from mail: ranks its sentences, takes the fact of the wanted kind, and decides whether it is sure enough to say.
// Every answer is a range of a stored sentence. A question that no mail answers gets none, which is better than a wrong answer.
import type { Answer, Found, Quoted } from '#domain/answer.ts';
import type { Question } from '#domain/question.ts';
import { deadlineDay, writtenDay } from '#reading/deadline-day.ts';
import type { Fact } from '#reading/facts/span.ts';
import { type Fit, fitOf, wantsFact } from './fit.ts';
import { type Indexed, indexed, type Mail } from './indexed.ts';
import { type Passage, passagesFor } from './passages.ts';
import { replacementOf } from './replaced.ts';
import { type Rarity, rarityOf, type Term, termsOf } from './terms.ts';

export type Around = {
  now: Date;
  ownAddress: string;
  /** Title and organization of an address in the person's contacts. Null for others. */
  roleOf: (email: string) => string | null;
  /** Nobody whom the person knows or ever wrote to. */
  isStranger: (email: string) => boolean;
  /** Absent: counted over these mails. */
  rarity?: Rarity;
  looked?: { messages: number; since: string | null };
};

export const answerFrom = (question: Question, mails: readonly Mail[], around: Around): Answer => {
  const [first, ...further] = candidatesIn(question, mails, around);
  if (first === undefined || first.score < least.likely)
    return { kind: 'none', looked: around.looked ?? lookedAt(mails) };
  const best = replacementOf(first, further) ?? first;
  const others = [first, ...further].filter(
    (one) =>
      one.score >= least.apart * first.score && !isSame(one.found, best.found) && !isReplaced(one.found, best.found),
  );
  const sure = sureOf(best, question, others.length > 0);
  return { kind: 'found', sure, best: best.found, others: others.slice(0, mostOthers).map(({ found }) => found) };
};

const isReplaced = ({ value }: Found, { was }: Found): boolean => value.text.toLowerCase() === was?.text.toLowerCase();

/** Sentences, best first. */
export const rankedFor = (question: Question, mails: readonly Mail[], around: Around): Passage[] => {
  const all = mails.map((mail) => indexed(mail, around.roleOf));
  const counted = (stem: string): number => rarityOf(all.filter((mail) => mail.all.has(stem)).length, all.length);
  return passagesFor(question, all, { ...around, rarity: around.rarity ?? counted });
};

const mostPassages = 60;
const mostOthers = 2;
/** Set on the half of the labelled questions that developers may look at. */
const least = { sure: 0.75, likely: 0.6, near: 0.75, nearStatement: 0.75, apart: 0.85 } as const;

const sureOf = (
  best: Candidate,
  question: Question,
  isDisputed: boolean,
): Extract<Answer, { kind: 'found' }>['sure'] => {
  if (isSure(best, question) && !isDisputed) return 'sure';
  return best.score >= least.sure && best.fit === 'exact' && best.isPersonal ? 'likely' : 'perhaps';
};

/** One word may mean anything, a newsletter is about nobody in particular, and a stranger may say anything. */
const isSure = (one: Candidate, { terms, who, wants }: Question): boolean =>
  one.fit === 'exact' &&
  one.alone &&
  one.isPersonal &&
  terms.length + who.length > 1 &&
  one.score >= least.sure &&
  one.near >= (wantsFact(wants) ? least.near : least.nearStatement);

type Candidate = { found: Found; score: number; fit: Fit; near: number; alone: boolean; isPersonal: boolean };

const candidatesIn = (question: Question, mails: readonly Mail[], around: Around): Candidate[] => {
  const terms = termsOf(question);
  return rankedFor(question, mails, around)
    .slice(0, mostPassages)
    .map((passage) => candidateOf(question, terms, passage, around))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
};

const candidateOf = (question: Question, terms: readonly Term[], passage: Passage, around: Around): Candidate => {
  const { line, mail, near } = passage;
  const { fact, fit, alone, weight, bonus } = fitOf(question, terms, passage);
  const stranger = around.isStranger(mail.message.from.email) ? (true as const) : null;
  const whole = { from: 0, to: line.text.length };
  const value = quotedFrom(passage, fact ?? whole, around);
  return {
    found: {
      value,
      sentence: quotedFrom(passage, whole, around),
      ...neighboursOf(passage),
      ...dayOf(fact, value.text, mail.message.at),
      ...(stranger ? { stranger } : {}),
    },
    score: passage.score * weight + bonus,
    fit,
    near,
    alone,
    isPersonal: mail.message.reading.mailing !== 'newsletter' && (stranger === null || mail.message.reading.bulk),
  };
};

const quotedFrom = ({ mail, line }: Passage, { from, to }: { from: number; to: number }, around: Around): Quoted => ({
  text: line.text.slice(from, to),
  messageId: mail.message.id,
  threadId: mail.threadId,
  paragraph: line.paragraph,
  sentence: line.sentence,
  from,
  to,
  ...writerOf(mail, line.paragraph, around),
  subject: mail.message.subject,
  at: mail.message.at,
});

/** A stranger may forward anything under any name, so the stranger's own address stays. */
const writerOf = (
  { message, writers }: Indexed,
  paragraph: number,
  { ownAddress, isStranger }: Around,
): Pick<Quoted, 'by' | 'own'> => {
  const forwarded = isStranger(message.from.email) ? null : (writers[paragraph] ?? null);
  const own = forwarded === null && message.from.email.toLowerCase() === ownAddress.toLowerCase();
  return { by: forwarded ?? message.from, own };
};

const neighboursOf = ({ mail, line }: Passage): Pick<Found, 'before' | 'after'> => {
  const at = mail.lines.indexOf(line);
  const [before, after] = [mail.lines[at - 1], mail.lines[at + 1]].map((one) =>
    one?.paragraph === line.paragraph ? one.text : null,
  );
  return { before: before ?? null, after: after ?? null };
};

const dayOf = (fact: Fact | null, text: string, at: string): { day?: string } => {
  if (fact?.kind !== 'moment' || isClockAlone.test(text.trim())) return {};
  const day = deadlineDay(text, Math.floor(Date.parse(at) / 86_400_000));
  return day === null ? {} : { day: writtenDay(day) };
};

/** 'At ten' alone names no day, and the mail's own is only a guess. */
const isClockAlone =
  /^(?:(?:at|by|around|until|before|after|from) )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|a\.m\.|p\.m\.|uhr|h))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: o['’]clock)?$/i;

const isSame = (one: Found, other: Found): boolean =>
  one.value.text.toLowerCase() === other.value.text.toLowerCase() || one.value.messageId === other.value.messageId;

const lookedAt = (mails: readonly Mail[]): { messages: number; since: string | null } => ({
  messages: mails.length,
  since: mails.map(({ message }) => message.at).toSorted()[0] ?? null,
});
