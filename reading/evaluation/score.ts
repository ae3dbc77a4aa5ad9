// Compares readings with labels: precision and recall for each label, and every mail that differs.

import { type Kind, kinds, type Labels } from './labels.ts';
import type { Heard } from './outcome.ts';

export type Judged = { name: string; labels: Labels; heard: Heard };

/** Precision and recall in percent. Null if the reader claimed nothing, or had nothing to claim. */
export type Row = { label: string; count: number; precision: number | null; recall: number | null };

export type Wrong = { name: string; label: string; expected: string; got: string };

export const scoresOf = (mails: readonly Judged[]): Row[] => [
  ...kinds.map((kind) => kindRow(kind, mails)),
  ...Object.entries(labels).map(([label, claims]) => rowOf(label, mails.map(claims))),
];

export const wrongIn = (mails: readonly Judged[]): Wrong[] =>
  mails.flatMap((mail) => {
    const kind = { expected: told[mail.labels.kind], got: mail.heard.kind };
    const others = Object.entries(labels).map(([label, claims]) => ({ label, ...claims(mail) }));
    return [
      ...(kind.expected === kind.got ? [] : [{ name: mail.name, label: 'kind', ...kind }]),
      ...others
        .filter(({ wanted, said, right }) => right < wanted || right < said)
        .map(({ label, expected, got }) => ({ name: mail.name, label, expected, got })),
    ];
  });

/** Receipts count as notifications: both tell one person something. */
const told: Record<Kind, Kind> = {
  person: 'person',
  newsletter: 'newsletter',
  receipt: 'notification',
  code: 'code',
  invitation: 'invitation',
  notification: 'notification',
};

const kindRow = (kind: Kind, mails: readonly Judged[]): Row => {
  const wanted = mails.filter(({ labels: { kind: one } }) => one === kind);
  const said = mails.filter(({ heard }) => heard.kind === kind);
  const right = wanted.filter(({ heard }) => heard.kind === told[kind]).length;
  // A claim is right if any label of the same group was expected.
  const rightly = said.filter(({ labels: { kind: one } }) => told[one] === kind).length;
  return {
    label: `kind: ${kind}`,
    count: wanted.length,
    precision: share(rightly, said.length),
    recall: share(right, wanted.length),
  };
};

/** Counts for one mail: expected claims, made claims, right claims. */
type Claim = { wanted: number; said: number; right: number; expected: string; got: string };

const claim = (expected: string, got: string, isRight = expected === got): Claim => ({
  wanted: Number(expected !== ''),
  said: Number(got !== ''),
  right: Number(isRight && expected !== ''),
  expected,
  got,
});

const labels = {
  language: ({ labels: { language }, heard }) => claim(language ?? '', heard.language ?? ''),
  'first sentence': ({ labels: { first }, heard }) => claim(first, heard.sentences[0] ?? ''),
  'last sentence': ({ labels: { last }, heard }) => claim(last, heard.sentences.at(-1) ?? ''),
  'number of sentences': ({ labels: { sentences }, heard }) => ({
    wanted: sentences,
    said: heard.sentences.length,
    right: Math.min(sentences, heard.sentences.length),
    expected: `${sentences}`,
    got: `${heard.sentences.length}: ${heard.sentences.join(' ¦ ').slice(0, 300)}`,
  }),
  'left out': ({ labels: { never }, heard }) => {
    const all = heard.sentences.join('\n');
    const left = never.filter((words) => all.includes(words));
    const out = never.length - left.length;
    return { wanted: never.length, said: out, right: out, expected: 'none of these', got: left.join(' | ') };
  },
  asks: ({ labels: { asks }, heard }) => claim(asks ? 'asks' : '', heard.asks ? 'asks' : ''),
  deadline: ({ labels: { by }, heard }) => claim(by, heard.by),
  'one breath': ({ labels: { gist }, heard }) => {
    const there = gist.filter((fact) => heard.breath.includes(fact)).length;
    return { wanted: gist.length, said: there, right: there, expected: gist.join(' | '), got: heard.breath };
  },
  'no bad summary': ({ labels: { bad }, heard: { summary } }) => {
    const left = bad.filter((words) => summary.includes(words));
    const out = bad.length - left.length;
    return { wanted: bad.length, said: out, right: out, expected: 'none of these', got: left.join(' | ') };
  },
} satisfies Record<string, (mail: Judged) => Claim>;

const rowOf = (label: string, claims: readonly Claim[]): Row => {
  const sum = (of: 'wanted' | 'said' | 'right'): number => claims.reduce((all, one) => all + one[of], 0);
  return {
    label,
    count: sum('wanted'),
    precision: share(sum('right'), sum('said')),
    recall: share(sum('right'), sum('wanted')),
  };
};

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
