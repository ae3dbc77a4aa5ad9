// Features of the slot model at each word: neighbours, endings, kinds, clusters and spans, alone and with the intent.
import type { Analysis } from './analysis.ts';
import { hashed } from './hash.ts';

export const slotFeatures = (utterance: Analysis, intent: string): number[][] =>
  utterance.words.map((_, at) => [...new Set(namesAt(utterance, at, intent).map(hashed))]);

const namesAt = (utterance: Analysis, at: number, intent: string): string[] => [
  'b',
  `i ${intent}`,
  ...ofWords(utterance, at, intent),
  ...ofLetters(utterance.words[at] ?? ''),
  ...ofKinds(utterance, at, intent),
  ...ofClusters(utterance, at),
];

const ofWords = ({ words, lemmas }: Analysis, at: number, intent: string): string[] => {
  const word = (step: number) => words[at + step] ?? (at + step < 0 ? '^' : '$');
  const lemma = (step: number) => lemmas[at + step] ?? (at + step < 0 ? '^' : '$');
  return [
    `w ${word(0)}`,
    `wi ${word(0)} ${intent}`,
    `l ${lemma(0)}`,
    `-1 ${word(-1)}`,
    `+1 ${word(1)}`,
    `-1i ${word(-1)} ${intent}`,
    `+1i ${word(1)} ${intent}`,
    `-2 ${lemma(-2)}`,
    `+2 ${lemma(2)}`,
    `-3 ${lemma(-3)}`,
    `-1,0 ${word(-1)} ${word(0)}`,
    `0,+1 ${word(0)} ${word(1)}`,
    `-1,+1 ${word(-1)} ${word(1)}`,
    `-2,-1 ${lemma(-2)} ${lemma(-1)}`,
    `+1,+2 ${lemma(1)} ${lemma(2)}`,
    `-2,-1,0 ${lemma(-2)} ${lemma(-1)} ${lemma(0)}`,
    at === 0 ? 'first' : '',
    at === words.length - 1 ? 'last' : '',
  ];
};

const ofLetters = (word: string): string[] => [
  `p2 ${word.slice(0, 2)}`,
  `p3 ${word.slice(0, 3)}`,
  `s2 ${word.slice(-2)}`,
  `s3 ${word.slice(-3)}`,
  `s4 ${word.slice(-4)}`,
  word.length > 9 ? 'long' : `n ${word.length}`,
];

const ofKinds = ({ kinds, marks, words }: Analysis, at: number, intent: string): string[] => {
  const kind = (step: number) => kinds[at + step] ?? '$';
  const mark = (step: number) => marks[at + step] ?? '$';
  return [
    ...[...kind(0)].map((one) => `k ${one}`),
    `k-1 ${kind(-1)}`,
    `k+1 ${kind(1)}`,
    `kk ${kind(-1)},${kind(0)}`,
    `kk+ ${kind(0)},${kind(1)}`,
    `kkk ${kind(-1)},${kind(0)},${kind(1)}`,
    `wk ${words[at - 1] ?? '^'} ${kind(0)}`,
    `kw ${kind(0)} ${words[at + 1] ?? '$'}`,
    `m ${mark(0)}`,
    `mi ${mark(0)} ${intent}`,
    `mw ${mark(0)} ${words[at]}`,
    `m-1 ${mark(-1)} ${mark(0)}`,
    `m+1 ${mark(0)} ${mark(1)}`,
    `wm ${words[at - 1] ?? '^'} ${mark(0)}`,
  ];
};

const ofClusters = ({ clusters, words }: Analysis, at: number): string[] => {
  const finest = (step: number) => clusters[at + step]?.[0] ?? '-';
  return [
    ...(clusters[at] ?? []).map((id) => `c ${id}`),
    `c-1 ${finest(-1)}`,
    `c+1 ${finest(1)}`,
    `c-2 ${finest(-2)}`,
    `cc ${finest(-1)} ${finest(0)}`,
    `cc+ ${finest(0)} ${finest(1)}`,
    `ccc ${finest(-1)} ${finest(0)} ${finest(1)}`,
    `wc ${words[at - 1] ?? '^'} ${finest(0)}`,
  ];
};
