import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-group-trip',
  title: 'Organising a group trip',
  readers: 'The one friend who always does it',
  description:
    'Eight friends, one hut, no decision. Keep a group trip together by mail: find the useful lines, settle the date in one reply to all, and mute the jokes.',
  keywords: ['plan group trip', 'organise friends trip', 'group email', 'trip organiser', 'reply all'],
  updated: '2026-11-27',
  hero: {
    line: 'Eight friends, one hut, forty-one jokes.',
    lead: "You're the one who books. The others are the ones who write 'haha'. Flow digs the three useful lines from under the laughter and lets you settle things in one.",
  },
  problem: [
    "The thread began with a date and is now about Paul's boots. In between, Nils has said that he can't before the sixth, but in a joke, so nobody noticed.",
    "The hut wants a deposit and a number of people. You have a number. It changes at each 'haha'.",
  ],
  solution: [
    "Hear only what is new since you last looked. Ask who's on it, and what Nils said about the date. You get his sentence, boots left out.",
    "Then decide, as you always do, in one line to everybody. The hut gets its number, the calendar the weekend, and the rest of the jokes get muted till there's snow.",
  ],
  features: {
    heading: 'Herding, by voice',
    items: [
      {
        name: "What's new",
        text: "The quoted pile of laughter isn't read again.",
      },
      {
        name: 'Who said which date',
        text: 'Ask by name. Even a joke has a sender and a day.',
      },
      {
        name: 'One line to eight',
        text: 'The decision, with a date and a sum, to all at once.',
      },
      {
        name: 'The hut is a person',
        text: 'Its mail plays first, as someone there waits for a yes.',
      },
      {
        name: 'Snow mode',
        text: 'Mute the thread, and find it again when you look for the key code.',
      },
    ],
  },
  benefits: [
    "The hut is yours before it's theirs",
    'Nils is heard',
    "One line ends nine days of 'whatever suits you'",
    "The jokes don't stop, but you may",
    'You get to look forward as well',
  ],
  before: [
    {
      who: 'The 1st',
      words: "'Hut, first weekend of December?' Eight thumbs.",
    },
    {
      who: 'The 8th',
      words: 'Boots. Thirty mails.',
    },
    {
      who: 'The 12th',
      words: 'The hut asks how many you are. You say eight.',
    },
    {
      who: 'The 15th',
      words: "'I said I can't before the sixth,' says Nils, and he did.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: "'Re: Hut', fourteen new ones since Sunday.",
    },
    {
      who: 'you',
      say: 'What did Nils say about the weekend',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Nils say about the weekend',
    },
    {
      who: 'flow',
      words: "On the eighth he wrote: 'Before the sixth only without me and my famous soup.'",
    },
    {
      who: 'you',
      say: 'Reply all that we go from the eleventh to the thirteenth, and I book tonight',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: we go from the eleventh to the thirteenth, and I book tonight',
    },
    {
      who: 'flow',
      words: 'To all eight. Send it?',
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: "It's going. The hut asks how many you are.",
    },
    {
      who: 'you',
      say: 'Tell them we are eight and stay from the eleventh to the thirteenth',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we are eight and stay from the eleventh to the thirteenth',
    },
  ],
  call: {
    line: 'End the thread about the boots.',
    text: 'The demo has such friends too. Theirs is about a canoe.',
  },
  questions: [
    {
      ask: 'Does Flow make polls?',
      answer: 'No. It writes to everybody and finds what they replied. A poll can be linked in your line.',
    },
    {
      ask: 'Does it collect the money?',
      answer: 'No. It can write who owes what, if you say it.',
    },
    {
      ask: 'Can the others hear the same queue?',
      answer: 'No. Each has their own mail. What you write to all, all can read.',
    },
  ],
  examples: [
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: 'Out of the inbox, until you ask for it.',
    },
    {
      say: 'Find the key code from the hut',
      state: 'mail',
      command: 'search',
      with: 'words: the key code from the hut',
      flow: 'At the door, in the snow, with gloves on.',
    },
    {
      say: 'Schedule hut on the eleventh of December',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-12-11; title: hut',
      flow: 'The weekend begins on your calendar too.',
    },
  ],
} satisfies UseCase;
