// The reading of a mail, in the terms of the labels.
import type { Message } from '#domain/mail.ts';
import { codesOf, holdsCode } from '#domain/sign-in-code.ts';
import { asksIn } from '#reading/asks.ts';
import type { Kind, Labels } from './labels.ts';

export type Read = Pick<Message, 'from' | 'to' | 'cc' | 'subject' | 'reading' | 'invitation'>;

export type Outcome = Pick<Labels, 'kind' | 'language' | 'asks' | 'by'> & {
  sentences: readonly string[];
  spoken: string;
  summary: string;
};

export const outcomeOf = (message: Read): Outcome => {
  const codes = codesOf(message);
  const silent = new Set(message.reading.silent);
  const paragraphs = message.reading.paragraphs ?? [];
  const sentences = paragraphs
    .flatMap((paragraph, place) => (silent.has(place) ? [] : paragraph))
    .filter((sentence) => !holdsCode(sentence, codes));
  const [asked] = asksIn(paragraphs.flat()).filter(({ deadline }) => deadline !== '');
  return {
    kind: kindOf(message, codes),
    language: message.reading.tongue ?? null,
    sentences,
    asks: message.reading.asks,
    by: message.reading.asks ? (asked?.deadline ?? '') : '',
    summary: message.reading.summary,
    // A short mail is its own summary.
    spoken: [message.subject, message.reading.summary || sentences.join(' ')].join(' '),
  };
};

const kindOf = ({ invitation, reading }: Read, codes: readonly string[]): Kind => {
  if (invitation !== null) return 'invitation';
  if (codes.length > 0) return 'code';
  return reading.mailing ?? (reading.bulk ? 'notification' : 'person');
};
