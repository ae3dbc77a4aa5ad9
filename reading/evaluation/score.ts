// Compares readings with labels: precision and recall for each label, and every mail that differs.

import { type Kind, kinds, type Labels } from './labels.ts';
import type { Outcome } from './outcome.ts';

export type ScoredMail = { name: string; labels: Labels; outcome: Outcome };

/** Precision and recall in percent. Null if the reader claimed nothing, or had nothing to claim. */
export type Row = { label: string; count: number; precision: number | null; recall: number | null };

export type Mistake = { name: string; label: string; expected: string; got: string };

export const scoresOf = (mails: readonly ScoredMail[]): Row[] => [
  ...kinds.map((kind) => kindRow(kind, mails)),
  ...Object.entries(labels).map(([label, claims]) => rowOf(label, mails.map(claims))),
];

export const mistakesIn = (mails: readonly ScoredMail[]): Mistake[] =>
  mails.flatMap((mail) => {
    const kind = { expected: labelGroup[mail.labels.kind], got: mail.outcome.kind };
    const others = Object.entries(labels).map(([label, claims]) => ({ label, ...claims(mail) }));
    return [
      ...(kind.expected === kind.got ? [] : [{ name: mail.name, label: 'kind', ...kind }]),
      ...others
        .filter(({ expectedCount, claimed, right }) => right < expectedCount || right < claimed)
        .map(({ label, expected, got }) => ({ name: mail.name, label, expected, got })),
    ];
  });

/** Receipts count as notifications: both tell one person something. */
const labelGroup: Record<Kind, Kind> = {
  person: 'person',
  newsletter: 'newsletter',
  receipt: 'notification',
  code: 'code',
  invitation: 'invitation',
  notification: 'notification',
};

const kindRow = (kind: Kind, mails: readonly ScoredMail[]): Row => {
  const expected = mails.filter(({ labels: { kind: one } }) => one === kind);
  const claimed = mails.filter(({ outcome }) => outcome.kind === kind);
  const right = expected.filter(({ outcome }) => outcome.kind === labelGroup[kind]).length;
  // A claim is right if the label expects any of the same group.
  const correct = claimed.filter(({ labels: { kind: one } }) => labelGroup[one] === kind).length;
  return {
    label: `kind: ${kind}`,
    count: expected.length,
    precision: share(correct, claimed.length),
    recall: share(right, expected.length),
  };
};

/** Counts for one mail: expected claims, made claims, right claims. */
type Claim = { expectedCount: number; claimed: number; right: number; expected: string; got: string };

const claim = (expected: string, got: string, isRight = expected === got): Claim => ({
  expectedCount: Number(expected !== ''),
  claimed: Number(got !== ''),
  right: Number(isRight && expected !== ''),
  expected,
  got,
});

const labels = {
  language: ({ labels: { language }, outcome }) => claim(language ?? '', outcome.language ?? ''),
  'first sentence': ({ labels: { first }, outcome }) => claim(first, outcome.sentences[0] ?? ''),
  'last sentence': ({ labels: { last }, outcome }) => claim(last, outcome.sentences.at(-1) ?? ''),
  'number of sentences': ({ labels: { sentences }, outcome }) => ({
    expectedCount: sentences,
    claimed: outcome.sentences.length,
    right: Math.min(sentences, outcome.sentences.length),
    expected: `${sentences}`,
    got: `${outcome.sentences.length}: ${outcome.sentences.join(' ¦ ').slice(0, 300)}`,
  }),
  'left out': ({ labels: { never }, outcome }) => {
    const all = outcome.sentences.join('\n');
    const left = never.filter((words) => all.includes(words));
    const out = never.length - left.length;
    return { expectedCount: never.length, claimed: out, right: out, expected: 'none of these', got: left.join(' | ') };
  },
  asks: ({ labels: { asks }, outcome }) => claim(asks ? 'asks' : '', outcome.asks ? 'asks' : ''),
  deadline: ({ labels: { by }, outcome }) => claim(by, outcome.by),
  'one breath': ({ labels: { gist }, outcome }) => {
    const there = gist.filter((fact) => outcome.spoken.includes(fact)).length;
    return {
      expectedCount: gist.length,
      claimed: there,
      right: there,
      expected: gist.join(' | '),
      got: outcome.spoken,
    };
  },
  'no bad summary': ({ labels: { bad }, outcome: { summary } }) => {
    const left = bad.filter((words) => summary.includes(words));
    const out = bad.length - left.length;
    return { expectedCount: bad.length, claimed: out, right: out, expected: 'none of these', got: left.join(' | ') };
  },
} satisfies Record<string, (mail: ScoredMail) => Claim>;

const rowOf = (label: string, claims: readonly Claim[]): Row => {
  const sum = (of: 'expectedCount' | 'claimed' | 'right'): number => claims.reduce((all, one) => all + one[of], 0);
  return {
    label,
    count: sum('expectedCount'),
    precision: share(sum('right'), sum('claimed')),
    recall: share(sum('right'), sum('expectedCount')),
  };
};

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
