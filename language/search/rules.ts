// The rules of search phrases: sender, recipient, subject, attachment, place. Each starts at a word, and returns its
// clauses and where it stopped.

import type { Day } from '#domain/day.ts';
import type { OwnLabel } from '#domain/label.ts';
import { ownLabel } from '#domain/search-own.ts';
import { type Clause, type Field, LabelName } from '#domain/search-query.ts';
import * as said from '#language/en/search/rule-words.ts';
import {
  abouts,
  adjectives,
  attachments,
  fileKinds,
  labelling,
  mailNouns,
  negations,
  places,
  relatives,
  sending,
  stopWords,
  titles,
  writing,
} from '#language/en/search/search-words.ts';
import { plainAt, type Word } from '#language/engine/tokens.ts';
import { datedAt } from './days.ts';

export type Taken = { clauses: Clause[]; next: number };

/** `loose`: words that no rule has taken so far. A rule may take them back. */
type Around = { today: Day; loose: Word[]; labels: readonly OwnLabel[] };

type Rule = (words: readonly Word[], at: number, around: Around) => Taken | null;

export const ruleAt: Rule = (words, at, around) => {
  for (const rule of rules) {
    const taken = rule(words, at, around);
    if (taken) return taken;
  }
  return null;
};

const clause = (field: Field, text: string): Clause => ({ kind: 'words', field, text, exact: false, not: false });

/** 'Did Tom email me', 'has Tom written'. 'Anyone' is no name. */
const didWrite: Rule = (words, at) => {
  if (at > 0 || !said.auxiliary.test(plainAt(words, 0))) return null;
  const verb = words.findIndex(({ plain }, nth) => nth > 1 && nth < 6 && (writing.has(plain) || sending.has(plain)));
  if (verb < 0) return null;
  const name = words.slice(1, verb).map(({ text }) => text);
  return {
    clauses: said.anybody.test(name.join(' ')) ? [] : [person('from', name)],
    next: past(words, verb + 1, said.afterWriting),
  };
};

/** 'Tom's mail about …', 'Tom's latest email'. */
const possessed: Rule = (words, at) => {
  if (!words[at]?.possessive) return null;
  const next = past(words, at + 1, said.freshness);
  if (!mailNouns.has(plainAt(words, next))) return null;
  return { clauses: [person('from', [words[at].text])], next: next + 1 };
};

/** 'That Kessler sent me', 'Kessler sent'; 'I sent' is the person's own. */
const sentBy: Rule = (words, at, { loose, today }) => {
  if (!sending.has(plainAt(words, at)) || plainAt(words, at + 1) === 'by' || plainAt(words, at - 1) === 'i')
    return null;
  const next = past(words, at + 1, /^(to|me|us|it)$/);
  const whom = loose.at(-1);
  if (whom === undefined || (next === at + 1 && !isOver(words, next, today))) return null;
  const that = loose.findLastIndex(({ plain }) => plain === 'that' || plain === 'which');
  const name = loose
    .splice(that >= 0 && that < loose.length - 1 ? that : loose.length - 1)
    .filter(({ plain }) => !relatives.has(plain));
  return {
    clauses: [
      person(
        'from',
        name.map(({ text }) => text),
      ),
    ],
    next,
  };
};

const iSent: Rule = (words, at) => {
  if (
    plainAt(words, at) !== 'i' ||
    !(sending.has(plainAt(words, at + 1)) || said.sendVerb.test(plainAt(words, at + 1)))
  )
    return null;
  return { clauses: [{ kind: 'label', label: 'sent', not: false }], next: at + 2 };
};

/** 'From Maya Chen', 'by Tom'; never of a date. */
const from: Rule = (words, at, { today }) => {
  const skipped = sending.has(plainAt(words, at)) ? 1 : 0;
  if (!said.fromWord.test(plainAt(words, at + skipped)) || datedAt(words, at + skipped, today)) return null;
  return named('from', words, at + skipped + 1, today);
};

const to: Rule = (words, at, { today }) => {
  const skipped = sending.has(plainAt(words, at)) || plainAt(words, at) === 'addressed' ? 1 : 0;
  if (plainAt(words, at + skipped) !== 'to') return null;
  if (/^(me|us)$/.test(plainAt(words, at + skipped + 1))) return { clauses: [], next: at + skipped + 2 };
  return named('to', words, at + skipped + 1, today);
};

/** 'Emails with Tom': to him or from him. */
const withSomeone: Rule = (words, at) =>
  plainAt(words, at) === 'with' && /^\p{Lu}/u.test(words[at + 1]?.text ?? '') && !fileKinds.has(plainAt(words, at + 1))
    ? { clauses: [clause('any', words[at + 1]?.text ?? '')], next: at + 2 }
    : null;

const subject: Rule = (words, at, { today }) => {
  const start = past(words, at, said.beforeSubject);
  const isSubject =
    plainAt(words, start) === 'subject' && (start > at || said.afterSubject.test(plainAt(words, start + 1)));
  if (!isSubject && !titles.has(plainAt(words, at))) return null;
  const begin = past(words, isSubject ? start + 1 : at + 1, said.subjectLead);
  const end = endOf(words, begin, today);
  if (end === begin) return null;
  return {
    clauses: words
      .slice(begin, end)
      .filter(heavy)
      .map(({ text }) => clause('subject', text)),
    next: end,
  };
};

/** Drops the word itself. The words after it are search terms. */
const about: Rule = (words, at, { today }) => {
  if (!abouts.has(plainAt(words, at)) || at === words.length - 1 || datedAt(words, at, today)) return null;
  const next = past(words, at + 1, said.beforeTerm);
  return next < words.length ? { clauses: [], next } : null;
};

/** 'With an attachment', 'with no files attached', 'with a PDF'. At the start also 'attachments from Raj'. */
const attached: Rule = (words, at) => {
  const first = plainAt(words, at);
  const start = past(words, at, said.beforeFile);
  if (start === at) return at === 0 && words.length > 1 && said.attachmentWord.test(first) ? hasFile(1) : null;
  const without = first === 'without' || plainAt(words, at + 1) === 'no';
  if (attachments.has(plainAt(words, start))) return hasFile(start + 1, without);
  if (plainAt(words, start) === 'attached') return hasFile(past(words, start + 1, said.fileWord), without);
  return said.withWord.test(first) ? fileOfKind(words, start) : null;
};

const fileOfKind = (words: readonly Word[], at: number): Taken | null => {
  const kind = plainAt(words, at);
  if (!fileKinds.has(kind)) return null;
  const { clauses, next } = hasFile(past(words, at + 1, said.attachedWord));
  return { clauses: said.pdfWord.test(kind) ? [...clauses, clause('any', 'pdf')] : clauses, next };
};

const hasFile = (next: number, not = false): Taken => ({ clauses: [{ kind: 'attachment', not }], next });

/** 'In my inbox', 'in the trash'. */
const place: Rule = (words, at) => {
  if (!said.placeLead.test(plainAt(words, at))) return null;
  const start = past(words, at + 1, said.ownWord);
  const match = places.get(plainAt(words, start));
  if (!match || (plainAt(words, at) === 'from' && start === at + 1)) return null;
  return {
    clauses: [{ kind: 'label', ...match }],
    next: past(words, start + 1, said.afterPlace),
  };
};

/** 'Unread mail', 'starred ones', and at the end 'that are unread'. */
const adjective: Rule = (words, at) => {
  const match = adjectives.get(plainAt(words, at));
  const next = plainAt(words, at + 1);
  if (!match || /^(by|to|me|us)$/.test(next)) return null;
  const before = plainAt(words, at - 1);
  const fits =
    at === 0 || mailNouns.has(next) || next === '' || said.beforeAdjective.test(before) || adjectives.has(next);
  return fits ? { clauses: [{ kind: 'label', ...match }], next: at + 1 } : null;
};

/** 'Labelled travel', 'in the label travel', and as many words as the name of a label has. */
const label: Rule = (words, at, { labels }) => {
  const begin = labelAt(words, at);
  const name = begin === null ? undefined : words[begin];
  if (begin === null || !name) return null;
  for (let next = Math.min(words.length, begin + longestName); next > begin; next -= 1) {
    const called = words.slice(begin, next).map(({ text }) => text);
    const own = ownLabel(called.join(' '), labels);
    if (own) return { clauses: [{ kind: 'label', label: LabelName.parse(own.name), not: false }], next };
  }
  const known = adjectives.get(name.plain) ??
    places.get(name.plain) ?? { label: LabelName.parse(name.text), not: false };
  return { clauses: [{ kind: 'label', ...known }], next: begin + 1 };
};

/** Words of a label's name, as people say it. */
const longestName = 6;

const labelAt = (words: readonly Word[], at: number): number | null => {
  if (labelling.has(plainAt(words, at))) return past(words, at + 1, said.labelLead);
  const start = past(words, at, said.beforeLabelName);
  return start > at && plainAt(words, start) === 'label' ? start + 1 : null;
};

/** 'Not from Tom', 'but not about money', 'not in the trash', 'without the word draft'. */
const negated: Rule = (words, at, around) => {
  if (!negations.has(plainAt(words, at))) return null;
  const start = past(words, at, said.negationLead);
  if (plainAt(words, start) === 'word' || plainAt(words, start) === 'words') {
    const word = words[start + 1];
    return word ? { clauses: [against(clause('any', word.text))], next: start + 2 } : null;
  }
  const denied = plainAt(words, at) === 'without' ? null : ruleAt(words, start, { ...around, loose: [] });
  if (!denied || denied.next <= start) return null;
  const { clauses } = denied;
  if (clauses.length > 0) return { clauses: clauses.map(against), next: denied.next };
  const end = endOf(words, denied.next, around.today);
  return {
    clauses: words
      .slice(denied.next, end)
      .filter(heavy)
      .map(({ text }) => against(clause('any', text))),
    next: end,
  };
};

const against = (one: Clause): Clause => ('not' in one ? { ...one, not: !one.not } : one);

/** 'That I got', 'which are': filler between mail and its conditions. */
const relative: Rule = (words, at) => {
  const [first, second] = [plainAt(words, at), plainAt(words, at + 1)];
  if (said.relativePronoun.test(first) && relatives.has(second)) return { clauses: [], next: at + 2 };
  if (/^(i|we)$/.test(first) && relatives.has(second)) return { clauses: [], next: at + 2 };
  return null;
};

const rules: readonly Rule[] = [
  didWrite,
  negated,
  attached,
  subject,
  label,
  place,
  possessed,
  iSent,
  from,
  to,
  sentBy,
  withSomeone,
  adjective,
  about,
  relative,
];

/** A name, as far as it goes. */
const named = (field: 'from' | 'to', words: readonly Word[], at: number, today: Day): Taken | null => {
  const end = endOf(words, at, today);
  const name = words
    .slice(at, end)
    .filter(({ plain }) => !said.nameTitle.test(plain))
    .map(({ text }) => text);
  return name.length === 0 ? null : { clauses: [person(field, name)], next: end };
};

/** 'From me' means sent mail. */
const person = (field: 'from' | 'to', name: readonly string[]): Clause =>
  field === 'from' && name.length === 1 && said.oneself.test(name[0] ?? '')
    ? { kind: 'label', label: 'sent', not: false }
    : clause(field, name.join(' '));

/** A name or subject stops at the next rule's words. */
const endOf = (words: readonly Word[], from: number, today: Day): number => {
  let at = from;
  while (at < words.length && !isOver(words, at, today)) at += 1;
  return at;
};

/** The words end there, or another turn of phrase begins. */
export const isOver = (words: readonly Word[], at: number, today: Day): boolean =>
  at >= words.length || said.ruleStart.test(plainAt(words, at)) || datedAt(words, at, today) !== null;

const heavy = ({ plain }: Word): boolean => !stopWords.has(plain);

/** The first word from `at` on that the pattern does not name. */
const past = (words: readonly Word[], at: number, pattern: RegExp): number => {
  let next = at;
  while (next < words.length && pattern.test(plainAt(words, next))) next += 1;
  return next;
};
