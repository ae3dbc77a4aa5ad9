import { expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { refusalReply } from './unsupported-replies.ts';

const said = (words: string): string => {
  const intent = understand(words, states.mail);
  return intent.kind === 'refused' ? refusalReply(intent) : intent.kind;
};

test.each([
  [
    'put this on my calendar',
    'I can’t do that in your calendar yet. I can put events there, move and cancel them, and say what’s on.',
  ],
  ['add her to my contacts', 'I read your contacts, but I don’t list or change them. Say “who is”, and a name.'],
  ['louder', 'I am as loud as this device is set to.'],
  ['archive', 'command'],
])('%s', (words, words_) => expect(said(words)).toBe(words_));
