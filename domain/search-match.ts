// Search on the device with the server's rules, for use without a server.
import { startOf } from './day.ts';
import type { LabelRole, Message } from './mail.ts';
import { type Clause, type Field, type LabelTerm, type SearchQuery } from './search-query.ts';
import { type Term, termsOf } from './search-terms.ts';
import { wordsIn } from './words.ts';

/** Labels that a message must and must not have. Excludes trash and spam unless the query names them. */
export const labelsOf = (query: SearchQuery): { having: LabelTerm[]; lacking: LabelTerm[] } => {
  const labels = query.filter((clause) => clause.kind === 'label').map(borne);
  const having = labels.flatMap(({ having: all }) => all);
  const lacking = labels.flatMap(({ lacking: all }) => all);
  const leftOut = query.some((clause) => clause.kind === 'label' && clause.label === 'place:anywhere')
    ? []
    : leftOutUnlessAsked.filter((label) => !having.includes(label));
  return { having: [...new Set(having)], lacking: [...new Set([...lacking, ...leftOut])] };
};

const leftOutUnlessAsked: LabelRole[] = ['trash', 'spam'];

/** Archived mail is neither in the inbox nor the person's own. */
const borne = ({ label, not }: Extract<Clause, { kind: 'label' }>): { having: LabelTerm[]; lacking: LabelTerm[] } => {
  if (label === 'place:anywhere') return { having: [], lacking: [] };
  if (label === 'place:archive') return not ? { having: ['inbox'], lacking: [] } : { having: [], lacking: elsewhere };
  return not ? { having: [], lacking: [label] } : { having: [label], lacking: [] };
};

const elsewhere: LabelRole[] = ['inbox', 'sent', 'drafts'];

/** `zone`: the person's time zone, for days. */
export const matching = (query: SearchQuery, zone: string): ((message: Message) => boolean) => {
  const { having, lacking } = labelsOf(query);
  const holds = query.map((clause) => condition(clause, query, zone));
  return (message) => {
    const carried: ReadonlySet<LabelTerm> = new Set(message.labels);
    return (
      having.every((label) => carried.has(label)) &&
      !lacking.some((label) => carried.has(label)) &&
      holds.every((hold) => hold(message))
    );
  };
};

type Condition = (message: Message) => boolean;

const condition = (clause: Clause, query: SearchQuery, zone: string): Condition => {
  switch (clause.kind) {
    case 'label':
      return () => true;
    case 'attachment':
      return ({ attachments }) => attachments.length > 0 !== clause.not;
    case 'after':
      return since(startOf(clause.day, zone));
    case 'before': {
      const later = since(startOf(clause.day, zone));
      return (message) => !later(message);
    }
    case 'words': {
      const terms = termsOf(clause, query);
      return (message) =>
        terms.every((term) => partsOf(message, clause.field).some((part) => stands(part, term))) !== clause.not;
    }
  }
};

const since =
  (instant: Date): Condition =>
  ({ at }) =>
    Date.parse(at) >= instant.getTime();

/** Whether the term occurs in a text with these words. */
const stands = (words: readonly string[], { sequences, open }: Term): boolean =>
  sequences.some((sequence) => words.some((_, at) => standsAt(words, at, sequence, open)));

/** `sequence` stands in `words` from index `at`. */
export const standsAt = (words: readonly string[], at: number, sequence: readonly string[], open: boolean): boolean =>
  sequence.every((word, nth) => {
    const there = words[at + nth];
    return open && nth === sequence.length - 1 ? there?.startsWith(word) === true : there === word;
  });

/** A phrase cannot span two of these texts. */
const partsOf = (message: Message, field: Field): string[][] => {
  const parts = known.get(message) ?? split(message);
  known.set(message, parts);
  return field === 'any' ? [...parts.from, ...parts.to, ...parts.subject, ...parts.rest] : parts[field];
};

type Parts = Record<'from' | 'to' | 'subject' | 'rest', string[][]>;

const known = new WeakMap<Message, Parts>();

const split = ({ from, to, cc, subject, reading, attachments }: Message): Parts => ({
  from: [wordsIn(from.name), wordsIn(from.email)],
  to: [...to, ...cc].map(({ name, email }) => wordsIn(`${name} ${email}`)),
  subject: [wordsIn(subject)],
  // Mail without its text matches by its summary.
  rest: [
    ...(reading.paragraphs?.map((sentences) => sentences.join(' ')) ?? [reading.summary]),
    ...attachments.map(({ name }) => name),
  ].map(wordsIn),
});
