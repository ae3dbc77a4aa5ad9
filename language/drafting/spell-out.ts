// Spells part of a draft: its last word, a recipient, or a word exists by sound.
import type { Address } from '#domain/mail.ts';
import { dictationReplies, notThere, whichReply } from '#language/en/drafting/dictation-replies.ts';
import { spelled, spellWords } from '#language/en/engine/spelling.ts';
import { signedAt } from './letter-parts.ts';
import { findPhrase, tokensOf } from './nearest-words.ts';
import type { SpellingTarget, WriterNames } from './text-edit.ts';

type Draft = { text: string; to: readonly Address[]; writers: WriterNames };

export const spellOut = ({ text, to, writers }: Draft, what: SpellingTarget): { says: string; exists: boolean } => {
  switch (what.kind) {
    case 'last':
      return lastWord(text.slice(0, signedAt(text, writers.own)));
    case 'recipient':
      return to.length === 0
        ? { says: notThere('a name'), exists: true }
        : { says: to.map(({ name, email }) => spellWords(name, email)).join(' '), exists: true };
    case 'word':
      return (
        wordIn(text, what.word) ??
        wordIn([...to.map(({ name }) => name), ...writers.names].join(' '), what.word) ?? {
          says: notThere(what.word),
          exists: false,
        }
      );
  }
};

const lastWord = (text: string): { says: string; exists: boolean } => {
  const last = tokensOf(text).at(-1);
  return { says: last ? spelled(text.slice(last.start, last.end)) : dictationReplies.empty, exists: true };
};

const wordIn = (text: string, word: string): { says: string; exists: boolean } | null => {
  const place = findPhrase(text, [word]);
  if (place === null) return null;
  if (place.kind === 'which') return { says: whichReply(place.or), exists: true };
  return { says: spelled(text.slice(place.span.start, place.span.end)), exists: true };
};
