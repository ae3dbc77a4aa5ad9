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
  ['who is Maria Chen', 'I don’t keep notes on people yet. Say “find mail from Maria Chen”.'],
  ['louder', 'I am as loud as this device is set to.'],
  ['archive', 'command'],
])('%s', (words, words_) => expect(said(words)).toBe(words_));
