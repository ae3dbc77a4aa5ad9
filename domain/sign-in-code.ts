// Codes to sign in with: they are for nobody else in the room, so they are shown, and said only when asked for.
import type { Message } from './mail.ts';

type Holding = Pick<Message, 'subject' | 'reading' | 'invitation'>;

/** The codes that a message holds. Whoever comes to a meeting needs its code aloud. */
export const codesOf = ({ subject, reading, invitation }: Holding): readonly string[] => {
  if (invitation !== null) return [];
  return (
    reading.codes ?? (reading.version < toldSince ? suspectsIn([subject, ...(reading.paragraphs?.flat() ?? [])]) : [])
  );
};

export const holdsCode = (sentence: string, codes: readonly string[]): boolean =>
  codes.some((code) => sentence.includes(code));

/** From this version on a reading tells its codes. */
const toldSince = 9;

/** Of an older one, whatever may be a code, where anything speaks of one. */
const suspectsIn = (sentences: readonly string[]): string[] =>
  sentences.length <= 40 && sentences.some((sentence) => /cod[eio]|kod|\b(?:pin|otp|tan)\b|コード|码/i.test(sentence))
    ? sentences.flatMap(
        (sentence) => sentence.match(/(?<![\d.,$€£])\d{3}[ -]\d{3}(?!\d)|(?<![\d.,$€£])\d{4,8}(?![\d%]|[.,]\d)/g) ?? [],
      )
    : [];
