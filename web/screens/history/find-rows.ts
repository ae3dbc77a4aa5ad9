// The rows of the history that words are about: every word begins a word of the row. Pure.
import { wordsFor } from '#domain/action-words.ts';
import type { Activity } from '#domain/activity.ts';

export const findRows = (activity: readonly Activity[], words: string): readonly Activity[] => {
  const terms = wordsOf(words);
  if (terms.length === 0) return activity;
  return activity.filter((of) => {
    const own = wordsOf([of.subject, of.email, of.detail, wordsFor(of.actionType).label].join(' '));
    return terms.every((word) => own.some((one) => one.startsWith(word)));
  });
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
