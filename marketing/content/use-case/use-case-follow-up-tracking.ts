import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-follow-up-tracking',
  title: 'Following up',
  readers: 'Those who wait for quotes, signatures and replies',
  description:
    'Every mail that needs an answer can carry a date. Flow brings the thread back only when that day comes and nobody has written, and you chase in one line.',
  keywords: ['follow up email', 'email follow-up reminder', 'waiting for reply', 'chase unanswered mail', 'nudge'],
  updated: '2026-11-27',
  hero: {
    line: "The quote you await is nobody's job but yours.",
    lead: 'You sent it eleven days ago and have thought of it on nine of them. Flow takes over the thinking: if they answer, you hear that. If not, you hear that on the day you chose.',
  },
  problem: [
    'Sent mail is a place where things go to be forgotten. There is no list in it of what should have come back, so the list is you.',
    'You chase too early and feel pushy, or too late and the price has gone up. Now and then you chase somebody whose reply sits unread two rows below.',
  ],
  solution: [
    'Give the wait a date while you send. The thread steps aside. A reply wakes it at once and cancels the alarm, and silence brings it back by itself.',
    'When it returns, you hear what you asked and how long ago. The nudge is then one friendly line, said while you put the bins out.',
  ],
  features: {
    heading: 'Patience with a deadline',
    items: [
      {
        name: 'Set when sending',
        text: 'Add the date in the same breath, while you still know why it matters.',
      },
      {
        name: 'Also afterwards',
        text: 'Any thread can be given a date later, from the list or by asking for it.',
      },
      {
        name: 'Silence only',
        text: 'The alarm looks first. An answer that came in the night cancels it.',
      },
      {
        name: 'The old words at hand',
        text: 'Have your earlier mail read out before you write the second one.',
      },
      {
        name: 'Kind by default',
        text: 'You dictate the nudge. Flow adds the greeting and close that you always use, no more.',
      },
    ],
  },
  benefits: [
    'You know on which day you may start to worry',
    'No one is chased who has already replied',
    'Second mails are short, since the first is below',
    'Your sleep holds no sent folder',
    'Money that was promised arrives in the right month',
  ],
  before: [
    {
      who: 'The 3rd',
      words: "You ask Farrow Glass for a quote, and add 'no rush' to be nice.",
    },
    {
      who: 'The 9th',
      words: 'In the shower you wonder whether they replied. You cannot look.',
    },
    {
      who: 'The 14th',
      words: "You search the sent folder for 'glass'. Four threads, one of them from spring.",
    },
    {
      who: 'The 17th',
      words: "You write 'just circling back', and hate it.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Your mail to Farrow Glass is back. You asked for a quote on the third, and nothing has come.',
    },
    {
      who: 'you',
      say: 'Tell them we order on Friday and would love to include you',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we order on Friday and would love to include you',
    },
    {
      who: 'flow',
      words: "'We order on Friday and would love to include you.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Thursday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'Sent in ten seconds, and quiet until Thursday. Next, the surveyor has replied.',
    },
    {
      who: 'you',
      say: 'Read it',
      state: 'mail',
      command: 'read',
    },
  ],
  call: {
    line: 'Put a date on the next silence.',
    text: 'It is quickest to grasp in the pretend inbox, where somebody owes you an answer too.',
  },
  questions: [
    {
      ask: 'Can Flow chase people by itself?',
      answer:
        "No. It never sends a nudge that you haven't spoken or approved. It only tells you that the time has come.",
    },
    {
      ask: 'Does it see whether they opened my mail?',
      answer: 'No. Flow hides no pictures in mail to spy on readers, so it knows about replies and nothing else.',
    },
    {
      ask: 'What counts as an answer?',
      answer:
        'A new message in the thread from somebody other than you. An automatic note is still a message, so glance at it.',
    },
  ],
  examples: [
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'On Friday morning it is there again, unless she wrote.',
    },
    {
      say: 'Find the quote from Farrow Glass',
      state: 'mail',
      command: 'search',
      with: 'words: the quote from Farrow Glass',
      flow: 'All threads with them are listed, the newest on top.',
    },
  ],
} satisfies UseCase;
