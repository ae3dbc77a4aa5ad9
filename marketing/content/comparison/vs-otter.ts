import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-otter',
  title: 'Otter',
  type: 'note taker',
  owner: 'Otter.ai, Inc.',
  site: 'https://otter.ai',
  description:
    'Otter sits in your meetings and writes. Flow sits in your Gmail and listens to you. Ten rows from public pages, and what each is better for after a call.',
  keywords: ['Otter alternative', 'Flow vs Otter.ai', 'meeting notes app', 'AI meeting assistant', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Notes of the talk, or answers to it.',
    lead: "After an hour of talk you have a transcript with everyone's words and an inbox with everyone's wishes. Otter is for the former. Flow is for the latter.",
  },
  problem: [
    "Good notes can make one lazy. They're all there, searchable and complete, so nobody writes the two lines that would have moved the thing along.",
    "A week later the notes are quoted in a mail that begins 'As we said', and you're asked why nothing happened.",
  ],
  solution: [
    "Flow is for the two lines. On the stairs you say who does what by when, to all who were there. It's drafted, read out and sent before the lift comes.",
    "It takes no part in meetings. It doesn't record, join or sum up, and no guest has to be asked.",
  ],
  features: {
    heading: 'Before the lift comes',
    items: [
      {
        name: 'To all, at once',
        text: "A reply to the invitation's thread reaches those who were there.",
      },
      {
        name: 'Jobs by name',
        text: 'Forward with a line, and a date on which silence rings.',
      },
      {
        name: 'The next date',
        text: 'Ask, offer, book, in three sentences.',
      },
      {
        name: 'What did we say in May',
        text: 'A question to your mail, answered with a quote and its day.',
      },
      {
        name: 'No guest in the room',
        text: 'Nothing joins, so nobody sits up straighter.',
      },
    ],
  },
  benefits: [
    'Decisions leave the room with you',
    'People talk as before',
    'Nothing to retain, nothing to delete',
    "'As we said' comes from you",
    'The lift ride is enough',
  ],
  rows: {
    listening: 'A bot joins your call and a transcript follows [meetmemo]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. Recordings are worked on and kept on its own systems, a developer writes [ergini]',
    languageModels: 'Summaries and action items are made from the recording [meetmemo]',
    price: '300 minutes a month for nothing, and $20 a seat for business, both as reported [meetmemo] [ergini]',
  },
  choose: {
    them: [
      'Choose Otter if you need the words of a meeting: for minutes, for those who missed it, for quoting.',
      'Two people who compare or rebuild such tools call it a good product, which counts for something. [ergini] [meetmemo]',
      'It makes summaries and lists of things to do. Flow makes neither. [meetmemo]',
    ],
    flow: [
      "Choose Flow if what's missing after meetings is the mail.",
      "Choose it if you don't want a listener in the room.",
    ],
  },
  call: {
    line: 'Send two lines from the lift.',
    text: 'Somewhere in the made-up calendar a meeting ends in five minutes.',
  },
  questions: [
    {
      ask: 'Can Flow take notes in my call?',
      answer: 'No. It hears only you, and only in a session.',
    },
    {
      ask: "Can it read me Otter's summary?",
      answer: 'If that comes as a mail to your Gmail, yes, like any other.',
    },
    {
      ask: 'Who hears me when I dictate on the stairs?',
      answer: 'People on the stairs. Otherwise the words are understood on your device.',
    },
  ],
  examples: [
    {
      say: 'Reply all that Ana sends the offer and I book the hall',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: Ana sends the offer and I book the hall',
      flow: 'Everyone who was there has it in writing.',
    },
    {
      say: 'Schedule call with Ana on Friday at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 14:00; title: call; with: Ana',
      flow: 'The next date, with an invitation to her.',
    },
  ],
  sources: [
    {
      name: 'meetmemo',
      publisher: 'MeetMemo, which makes a rival program',
      title: 'The hidden cost of free meeting recorders',
      url: 'https://meetmemo.app/fr/blog/hidden-cost-free-meeting-recorders',
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
  ],
} satisfies Comparison;
