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
    'clear my Friday morning',
    'I can’t cancel what is on Friday morning yet. I can put, move and cancel your own events.',
  ],
  [
    'find 30 minutes with Ana and Raj next week',
    'I can’t book 30 minutes with Ana and Raj next week yet. I can put, move and cancel your own events.',
  ],
  [
    'put this on my calendar',
    'I can’t do that in your calendar yet. I can put events there, move and cancel them, and say what’s on.',
  ],
  ["I'm running two minutes late", 'I can’t tell the others yet. Say “reply”, and what it should say.'],
  ['add her to my contacts', 'I read your contacts, but I don’t list or change them. Say “who is”, and a name.'],
  ['louder', 'I am as loud as this device is set to.'],
  ['archive', 'command'],
])('%s', (words, words_) => expect(said(words)).toBe(words_));
