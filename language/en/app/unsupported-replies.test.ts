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
    'move my board meeting to Friday',
    'I can’t move the board meeting to Friday yet. I can say what’s on, and when you’re free.',
  ],
  [
    'schedule lunch with Ana Thursday at two',
    'I can’t book lunch with Ana on Thursday at two yet. I can say what’s on, and when you’re free.',
  ],
  [
    'find 30 minutes with Ana and Raj next week',
    'I can’t book 30 minutes with Ana and Raj next week yet. I can say what’s on, and when you’re free.',
  ],
  ['put this on my calendar', 'I can’t change your calendar yet. I can say what’s on, and when you’re free.'],
  ["I'm running two minutes late", 'I can’t tell the others yet. Say “reply”, and what it should say.'],
  ['who is Maria Chen', 'I don’t keep notes on people yet. Say “find mail from Maria Chen”.'],
  ['did we agree on a price', 'I don’t answer questions out of your mail yet. Say “find mail about price”.'],
  ['louder', 'I am as loud as this device is set to.'],
  ['archive', 'command'],
])('%s', (words, words_) => expect(said(words)).toBe(words_));
