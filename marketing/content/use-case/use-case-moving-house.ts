import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-moving-house',
  title: 'Moving house',
  readers: 'People between two front doors',
  description:
    'Movers, meters, landlords and the broadband firm all want a date. Run a house move from among the boxes: hear the mail, confirm, and file it under one name.',
  keywords: [
    'moving house checklist email',
    'change of address',
    'moving company email',
    'utilities moving',
    'house move',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The scissors are gone. The mover wants a reply.',
    lead: 'For six weeks you live between cardboard and confirmations. Flow reads the mail from the floor of the empty room, and takes your answers with tape in your teeth.',
  },
  problem: [
    'A move is twenty firms that each need one date from you. They write in no order, from addresses that cannot be answered, and two of them are wrong about the floor.',
    'You note things on a box. It is the box that goes first.',
  ],
  solution: [
    "Have the day's letters read as you wrap plates. You confirm a date, correct a floor or ask for a price, and the draft is read back before you pick up the next plate.",
    "All of it goes under one label. On the day, when the driver says 'we were told Tuesday', you ask, and Flow gives you his own sentence with its date.",
  ],
  features: {
    heading: 'From the floor of the old flat',
    items: [
      {
        name: 'Meter, mover, mast',
        text: 'Each date becomes an entry in the calendar as you hear it.',
      },
      {
        name: 'Whose sentence was it',
        text: 'Ask what the firm promised, and quote it back at the kerb.',
      },
      {
        name: 'Chase the broadband',
        text: 'Give that thread a date, for theirs is the one that goes quiet.',
      },
      {
        name: 'Names on the thread',
        text: 'See that both landlords are in copy before you mention the deposit.',
      },
      {
        name: 'No desk, no problem',
        text: 'A phone on an upturned bucket is enough.',
      },
    ],
  },
  benefits: [
    'Each firm has its date from you in writing',
    'The floor is right on the second try',
    'Promises have a source on moving day',
    'The deposit has a paper trail',
    'The box with the notes may go first',
  ],
  before: [
    {
      who: 'Day 30',
      words: 'The mover offers the fourth or the sixth. You ask at home.',
    },
    {
      who: 'Day 24',
      words: 'Both are gone. There is the fifth, at six in the morning.',
    },
    {
      who: 'Day 9',
      words: "The broadband firm 'has tried to reach you'.",
    },
    {
      who: 'Day 0',
      words: "The driver has the third floor on his sheet. It's the fifth, no lift.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Gull and Sons Removals. They have you down for the third floor on the fourth of December.',
    },
    {
      who: 'you',
      say: 'Reply that it is the fifth floor, without a lift, and the fourth is right',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is the fifth floor, without a lift, and the fourth is right',
    },
    {
      who: 'flow',
      words: "'It is the fifth floor, without a lift, and the fourth is right.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'If they stay silent, you hear it on Friday. Next, the meter reader.',
    },
    {
      who: 'you',
      say: 'Schedule meter reading on Thursday at ten',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 10:00; title: meter reading',
    },
    {
      who: 'flow',
      words: 'Thursday at ten is in. It touches your standup.',
    },
    {
      who: 'you',
      say: 'Cancel my standup on Thursday',
      state: 'mail',
      command: 'event:cancel',
      with: 'time: 2026-11-19; which: standup; scope: this',
    },
  ],
  call: {
    line: 'Tape with one hand, talk with the rest.',
    text: "See it work on a flat that isn't yours. The practice mailbox is always furnished.",
  },
  questions: [
    {
      ask: 'Does Flow tell everyone my new address?',
      answer: 'No. It sends mails one at a time, as you order them. For a circular to all, use a list in Gmail.',
    },
    {
      ask: 'Can it cancel contracts?',
      answer:
        "It can send the mail in which you cancel. Some firms insist on a letter or a portal, and Flow can't do either.",
    },
    {
      ask: 'And while we have no internet?',
      answer: "What is on the phone keeps playing. Your answers go as soon as there's a network again.",
    },
  ],
  examples: [
    {
      say: 'File it under Move',
      state: 'mail',
      command: 'move:Label_Move',
      labels: ['Move'],
      flow: 'Out of the inbox, onto the pile with the other nineteen.',
    },
    {
      say: 'When did Gull promise the boxes',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: When did Gull promise the boxes',
      flow: 'Their line and its date, ready to be quoted.',
    },
    {
      say: 'Find the deposit from Hollis since June',
      state: 'mail',
      command: 'search',
      with: 'words: the deposit from Hollis since June',
      flow: 'What the old landlord wrote about it, newest first.',
    },
  ],
} satisfies UseCase;
