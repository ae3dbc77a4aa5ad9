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
    'The calendar isn’t here yet, so I can’t move the board meeting to Friday. I read your mail, and the invitations in it.',
  ],
  [
    'schedule lunch with Ana Thursday at two',
    'The calendar isn’t here yet, so I can’t book lunch with Ana on Thursday at two. I read your mail, and the invitations in it.',
  ],
  [
    'find 30 minutes with Ana and Raj next week',
    'The calendar isn’t here yet, so I can’t book 30 minutes with Ana and Raj next week. I read your mail, and the invitations in it.',
  ],
  [
    "what's on Friday",
    'The calendar isn’t here yet, so I can’t say what is on Friday. I read your mail, and the invitations in it.',
  ],
  ["what's on my calendar", 'I don’t do the calendar yet. I read your mail, and the invitations in it.'],
  [
    "I'm running two minutes late",
    'The calendar isn’t here yet, so I can’t tell the others. Say “reply”, and what it should say.',
  ],
  ['who is Maria Chen', 'I don’t keep notes on people yet. Say “find mail from Maria Chen”.'],
  ['did we agree on a price', 'I don’t answer questions out of your mail yet. Say “find mail about price”.'],
  ['louder', 'I am as loud as this device is set to.'],
  ['archive', 'command'],
])('%s', (words, words_) => expect(said(words)).toBe(words_));
