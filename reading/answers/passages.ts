// Finds the sentences that a question may be answered from, best first. A sentence counts for its own words, and less for those of its
// neighbours, its mail, the subject and the sender.
import type { Question } from '#domain/question.ts';
import { alikeOf } from './alike.ts';
import { type Indexed, type Line, stemsOf } from './indexed.ts';
import { stemOf } from './stem.ts';
import { type Rarity, type Term, termsOf, type WeighedTerm } from './terms.ts';

/**
 * `score`: the share of the question's words that the sentence and its surroundings contain, weighted by rarity. `near`: the share in
 * the sentence itself.
 */
export type Passage = { mail: Indexed; line: Line; score: number; near: number };

export type Searched = { rarity: Rarity; now: Date; ownAddress: string };

export const passagesFor = (
  question: Question,
  mails: readonly Indexed[],
  { rarity, now, ownAddress }: Searched,
): Passage[] => {
  const terms = termsOf(question).map((term) => ({ ...term, rare: rarity(term.stem) }));
  const ownDomain = domainOf(ownAddress);
  const threads = Map.groupBy(mails, ({ threadId }) => threadId);
  return mails
    .flatMap((mail) => passagesIn(mail, { terms, question, now, ownDomain, thread: threads.get(mail.threadId) ?? [] }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
};

type Asked = {
  terms: readonly WeighedTerm[];
  question: Question;
  now: Date;
  ownDomain: string;
  thread: readonly Indexed[];
};

const passagesIn = (mail: Indexed, asked: Asked): Passage[] => {
  if (isLeftOut(mail)) return [];
  const whole = asked.terms.reduce((sum, { rare }) => sum + rare, 0);
  if (whole === 0) return [];
  return mail.lines.map((line, at) => {
    const parts = asked.terms.map((term) => ({ term, ...weightOf(term, at, mail, asked) }));
    const covered = parts.reduce((sum, { term, weight }) => sum + weight * term.rare, 0) / whole;
    const near = parts.reduce((sum, { term, here }) => sum + here * term.rare, 0) / whole;
    const named = Math.min(1, ...parts.filter(({ term }) => term.must).map(({ weight }) => weight));
    return { mail, line, near, score: covered * nameFactor(named) * priorOf(mail, asked) };
  });
};

/** A name that the mail lacks makes it another matter. One that stands far off makes it doubtful. */
const nameFactor = (weight: number): number => {
  if (weight === 0) return 0;
  return weight < places.further + 0.2 ? 0.75 : 1;
};

const isLeftOut = ({ message }: Indexed): boolean =>
  message.labels.some((label) => label === 'trash' || label === 'spam' || label === 'drafts');

/** The weight of a word by the nearest place that contains it. */
const weightOf = (term: Term, at: number, mail: Indexed, asked: Asked): { weight: number; here: number } => {
  const exact = placeWeight(term.stem, at, mail, asked);
  const alike = Math.max(0, ...term.also.map((stem) => likeness * placeWeight(stem, at, mail, asked)));
  const weight = Math.max(exact, alike);
  const line = mail.lines[at];
  const here = line?.stems.has(term.stem) ? 1 : term.also.some((stem) => line?.stems.has(stem)) ? likeness : 0;
  return { weight, here };
};

/** How much a word that means nearly the same counts. */
const likeness = 0.8;

const placeWeight = (stem: string, at: number, mail: Indexed, asked: Asked): number => {
  const { lines, subject, sender, all } = mail;
  if (lines[at]?.stems.has(stem)) return places.sentence;
  if (!all.has(stem)) return asked.thread.some((other) => other.all.has(stem)) ? places.thread : 0;
  if (sender.has(stem)) return places.sender;
  // People rarely repeat the name of the matter that they write about.
  if (subject.has(stem)) return asked.question.wants === 'said' ? places.sentence : places.subject;
  return besideWeight(stem, at, mail);
};

const besideWeight = (stem: string, at: number, { lines, further }: Indexed): number => {
  const near = places.neighbours.find(([distance]) =>
    [lines[at - distance], lines[at + distance]].some((line) => line?.stems.has(stem)),
  );
  return near?.[1] ?? (further.has(stem) ? places.further : places.mail);
};

const places = {
  sentence: 1,
  sender: 0.8,
  subject: 0.8,
  neighbours: [
    [1, 0.75],
    [2, 0.6],
  ],
  mail: 0.45,
  further: 0.3,
  thread: 0.35,
} as const;

/** What is known of a mail before its words count: who wrote it, for whom, when. */
const priorOf = (mail: Indexed, { question, now, ownDomain }: Asked): number => {
  const { message, sender } = mail;
  const isAbout = question.names.some((word) => sender.has(stemOf(word)));
  const kind = message.reading.mailing === 'newsletter' && !isAbout ? 0.55 : 1;
  const days = Math.max(0, now.getTime() - Date.parse(message.at)) / 86_400_000;
  const fresh = timeless.has(question.wants) ? 1 : 0.9 + 0.1 * 0.5 ** (days / 30);
  const whose = question.who.length === 0 ? 1 : whoseFactor(question.who, mail, ownDomain);
  return kind * fresh * whose;
};

/** 'Legal' is first of all the person's own company. */
const whoseFactor = (who: readonly string[], { sender, message }: Indexed, ownDomain: string): number => {
  const stems = who.map(stemOf);
  if (stems.some((stem) => stemsOf(message.from.name).has(stem))) return 1;
  if (!stems.some((stem) => [stem, ...alikeOf(stem)].some((one) => sender.has(one)))) return 0.6;
  return domainOf(message.from.email) === ownDomain ? 1 : 0.85;
};

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const timeless: ReadonlySet<Question['wants']> = new Set(['said', 'why']);
