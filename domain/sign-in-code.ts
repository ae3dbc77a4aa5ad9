// Sign-in codes are private: Flow shows them, and speaks them only on request.
import type { Message } from './mail.ts';

type Holding = Pick<Message, 'subject' | 'reading' | 'invitation'>;

/** An invitation's code is for its guests, so Flow may speak it. */
export const codesOf = ({ subject, reading, invitation }: Holding): readonly string[] => {
  if (invitation !== null) return [];
  return (
    reading.codes ??
    (reading.version < codesSinceVersion ? suspectsIn([subject, ...(reading.paragraphs?.flat() ?? [])]) : [])
  );
};

export const holdsCode = (sentence: string, codes: readonly string[]): boolean =>
  codes.some((code) => sentence.includes(code));

/** Readings from this version on list their codes. */
const codesSinceVersion = 9;

/** An older reading: anything that may be a code, if a sentence mentions one. */
const suspectsIn = (sentences: readonly string[]): string[] =>
  sentences.length <= 40 && sentences.some((sentence) => /cod[eio]|kod|\b(?:pin|otp|tan)\b|コード|码/i.test(sentence))
    ? sentences.flatMap(
        (sentence) => sentence.match(/(?<![\d.,$€£])\d{3}[ -]\d{3}(?!\d)|(?<![\d.,$€£])\d{4,8}(?![\d%]|[.,]\d)/g) ?? [],
      )
    : [];
