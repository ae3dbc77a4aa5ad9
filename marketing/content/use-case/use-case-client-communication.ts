import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-client-communication',
  title: 'Keeping clients informed',
  readers: 'Independents with seven clients and one voice',
  description:
    'Clients forgive delay and not silence. Give each a line by voice between two appointments, keep what was agreed findable, and know who has heard nothing lately.',
  keywords: [
    'client communication',
    'client email',
    'keep clients updated',
    'freelance client management',
    'status update',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'No news is not good news to a client.',
    lead: "They pay you to worry on their behalf, and they can't see you do it. Flow makes the short 'we are on it' so cheap that you send it.",
  },
  problem: [
    'You work on their thing all week. What they notice is that since Monday nobody has written. On Thursday they ring, a bit stiff, and you are defending work that is going well.',
    'The update never gets written because it seems to need a report. It needs eleven words.',
  ],
  solution: [
    "As each client's thread plays, say where it stands. Eleven words, their name on top, yours below. They read it in the lift and breathe out.",
    "What you agreed is found by asking. When somebody says 'but we discussed the logo', you have the sentence and its date before the kettle clicks off.",
  ],
  features: {
    heading: 'Small signs of life',
    items: [
      {
        name: 'Eleven words',
        text: 'Dictated at the lights, heard once, sent.',
      },
      {
        name: 'Timed for their morning',
        text: 'Write it at midnight, let it leave at eight.',
      },
      {
        name: 'One drawer per client',
        text: 'A label each, said and not clicked.',
      },
      {
        name: 'What we settled',
        text: 'Ask a question about the fee, the colour or the date, and hear the line itself.',
      },
      {
        name: 'Overdue warmth',
        text: 'A thread that has slept too long can be told to wake you on Thursday.',
      },
    ],
  },
  benefits: [
    'Clients ring to chat and not to check',
    'Agreements outlast memory',
    'Nobody learns that you work at midnight',
    "Every client thinks they're the only one",
    'Invoices meet people in a good mood',
  ],
  before: [
    {
      who: 'Monday',
      words: "You promise the sketches 'this week'.",
    },
    {
      who: 'Wednesday',
      words: 'The sketches are good. You want them to be very good.',
    },
    {
      who: 'Thursday',
      words: "'Just checking that you received my mail?'",
    },
    {
      who: 'Friday',
      words: "The sketches are very good. The mood isn't.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Ottoline at Marrow Tea. She wonders how the sketches are coming along.',
    },
    {
      who: 'you',
      say: 'Tell her two sketches are ready and the third comes on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: two sketches are ready and the third comes on Thursday',
    },
    {
      who: 'flow',
      words: "'Two sketches are ready and the third comes on Thursday.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
    },
    {
      who: 'flow',
      words: 'It goes at eight tomorrow. Next, the ferry people, who say the logo was agreed as round.',
    },
    {
      who: 'you',
      say: 'What did the ferry people say about the logo',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the ferry people say about the logo',
    },
    {
      who: 'flow',
      words: "On the twelfth of October, Ruben Stagg wrote: 'Square is fine with us.'",
    },
    {
      who: 'you',
      say: 'Reply that Ruben wrote on 12 October that square is fine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Ruben wrote on 12 October that square is fine',
    },
  ],
  call: {
    line: 'Send eleven words before noon.',
    text: 'The first thirty dictated ones are on the house, and a practice mailbox comes with impatient clients.',
  },
  questions: [
    {
      ask: 'Does Flow tell me which client I neglect?',
      answer: 'No, it keeps no score of people. You can give a thread a date, and it returns on that day.',
    },
    {
      ask: 'Does it keep their mails apart from each other?',
      answer: 'Labels do. Each thread can sit under its client, and a search stays within what you ask for.',
    },
    {
      ask: "Can it write in the client's language?",
      answer: 'No, Flow works in English today and translates nothing.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until Thursday',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 08:00',
      flow: 'The thread wakes you on the day you owe them news.',
    },
    {
      say: 'File it under Marrow Tea',
      state: 'mail',
      command: 'move:Label_Marrow_Tea',
      labels: ['Marrow Tea'],
      flow: 'Their drawer has one more letter in it.',
    },
  ],
} satisfies UseCase;
