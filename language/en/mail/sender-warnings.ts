// Warnings about a doubtful sender, in US English: the full text above a mail, and one spoken sentence without the
// sender's words.
import type { SenderWarning } from '#domain/sender-warning.ts';

export const senderWarningWords = (warning: SenderWarning): string => {
  switch (warning.kind) {
    case 'name-is-an-address':
      return `The name shows ${warning.shown}, but this came from ${warning.address}.`;
    case 'known-name':
      return `This is not the address you know. You write to ${warning.name} at ${warning.usual}; this came from ${warning.address}.`;
    case 'look-alike':
      return `${warning.domain} looks like ${warning.like}, and is not.`;
    case 'alphabets':
      return `${warning.domain} is written in mixed alphabets, and may only look like a name you know.`;
    case 'answers-elsewhere':
      return `Answers to this go to ${warning.address}.`;
    case 'first-time':
      return `First email from ${warning.address}.`;
  }
};

/** Null if it is no warning: everybody writes for a first time. */
export const spokenSenderWarning = (warning: SenderWarning): string | null => {
  switch (warning.kind) {
    case 'name-is-an-address':
      return 'Careful: the name shows another address than this came from.';
    case 'known-name':
      return 'Careful: this is not the address you know.';
    case 'look-alike':
      return `Careful: the address only looks like ${warning.like}.`;
    case 'alphabets':
      return 'Careful: the address mixes alphabets.';
    case 'answers-elsewhere':
      return 'Careful: an answer would go to another address.';
    case 'first-time':
      return null;
  }
};
