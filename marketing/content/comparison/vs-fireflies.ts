import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-fireflies',
  title: 'Fireflies',
  type: 'note taker',
  owner: 'Fireflies.AI Corp.',
  site: 'https://fireflies.ai',
  description:
    'Fireflies remembers every meeting. Flow remembers what you promised by mail, and lets you keep it by voice. Ten rows from public pages, with prices as reported.',
  keywords: [
    'Fireflies alternative',
    'Flow vs Fireflies.ai',
    'meeting recorder',
    'AI notetaker',
    'voice email assistant',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'It keeps every word. You keep the promise.',
    lead: "A record of all your meetings is a treasure chest. What's owed to whom lies somewhere in it. Flow works on the other chest, the one in Gmail, where people are waiting.",
  },
  problem: [
    "Teams that record everything find that nobody listens to it again. They search it when there's a quarrel. The rest of the time it's very safe and very quiet.",
    "Mail isn't quiet. It asks, and asks again, and the third time it copies your boss.",
  ],
  solution: [
    'With Flow you take on the asking. It plays who waits, tells you what they want in their words, and does what you say. A promise gets a day, and the day comes back.',
    "All of it needs no recording of anyone. Your voice isn't stored either.",
  ],
  features: {
    heading: 'The chest that asks',
    items: [
      {
        name: 'What they want',
        text: 'One sentence, lifted from their mail.',
      },
      {
        name: 'What you said',
        text: 'Ask about it, and hear your own line with its date.',
      },
      {
        name: 'By when',
        text: 'The deadline in their words, if there is one.',
      },
      {
        name: 'Not yet, but Thursday',
        text: 'Out of sight till then, and first in line.',
      },
      {
        name: "They didn't answer",
        text: 'Only silence rings. An answer turns it off.',
      },
    ],
  },
  benefits: [
    'The third mail is never needed',
    'Quarrels end with a date',
    'No archive of voices to guard',
    'Promises ripen on their day',
    'Your boss is copied less',
  ],
  rows: {
    listening: 'A bot records and transcribes calls, and the desktop app can do so without it [granola]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs:
      "No mailbox. Calls are processed and stored on infrastructure of theirs, by a developer's account [ergini]",
    languageModels: 'AI features on the transcript, with fewer of them in the free plan [meetmemo]',
    price: 'A free plan without a limit on meetings. Pro at $18, as reported in 2026 [meetmemo] [ergini]',
  },
  choose: {
    them: [
      'Choose Fireflies if you want a searchable memory of calls for a whole team.',
      'Its free plan records as many meetings as you hold. [meetmemo]',
      'It can work with a visible bot or without one, so you may pick what suits your guests. [granola]',
    ],
    flow: [
      'Choose Flow if your trouble begins after the call, in writing.',
      'Choose it where recording is unwelcome, or simply rude.',
    ],
  },
  call: {
    line: 'Turn one promise into a date.',
    text: "The demonstration has a customer who has asked twice. Don't let there be a third.",
  },
  questions: [
    {
      ask: 'Does Flow record calls?',
      answer: 'No, neither calls nor you.',
    },
    {
      ask: 'Does it make a list of what I promised?',
      answer:
        "Of what you promised by mail, yes, with the sentence. Calls it doesn't hear, and a report for the team it doesn't write.",
    },
    {
      ask: 'Can I search meetings with it?',
      answer: 'No. It searches your Gmail and reads your Google Calendar.',
    },
  ],
  examples: [
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'Their wish in their own words.',
    },
    {
      say: 'Snooze it until Thursday',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 08:00',
      flow: 'The promise is back on the day you gave it.',
    },
    {
      say: 'When did Tom promise the drawings',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: When did Tom promise the drawings',
      flow: 'His sentence, and the day he wrote it.',
    },
  ],
  sources: [
    {
      name: 'granola',
      publisher: 'Granola, which makes a rival program',
      title: 'AI meeting transcription',
      url: 'https://www.granola.ai/blog/ai-meeting-transcription-how-it-works-and-which-tools-lead-in-2026',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'ergini',
      publisher: 'Ergini, a developer',
      title: 'Build an AI meeting notes tool',
      url: 'https://ergini.com/blog/ai-meeting-notes',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'meetmemo',
      publisher: 'MeetMemo, which makes a rival program',
      title: 'The hidden cost of free meeting recorders',
      url: 'https://meetmemo.app/fr/blog/hidden-cost-free-meeting-recorders',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
