import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-daisy',
  title: 'Daisy',
  type: 'note taker',
  owner: 'Small Bricktory',
  site: 'https://www.daisylocal.app',
  description:
    'Daisy records meetings on your laptop and keeps all of it there. Flow does so with what comes after them by mail. Ten rows, from its help, on staying at home.',
  keywords: [
    'Daisy alternative',
    'Flow vs Daisy',
    'local meeting recorder',
    'private meeting notes',
    'offline transcription',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two things that stay at home.',
    lead: "Daisy and Flow would get on. Both live on your own machine, both send nothing to their makers, and both believe that a voice is nobody's business. One listens to meetings, the other to you.",
  },
  problem: [
    'A meeting kept well on a laptop is like a jam kept well in a cellar. It has to be brought up. Who promised what goes out as mails, and the answers come in as mails, on another floor.',
    "Carrying is what's left to do, and nobody has recorded that.",
  ],
  solution: [
    "Flow is for the carrying. You read Daisy's summary, and say to Flow who gets what by when. Each one becomes a mail or a date. The answers are read to you as they come.",
    'Since neither of them asks a cloud, you can do this with a works council in the house.',
  ],
  features: {
    heading: 'Up from the cellar',
    items: [
      {
        name: 'Who gets what',
        text: 'One sentence each, and each is a mail.',
      },
      {
        name: 'By when',
        text: "A date that rings if they're silent.",
      },
      {
        name: 'The next meeting',
        text: 'In the calendar, with the same people.',
      },
      {
        name: 'What came back',
        text: 'Read to you, with the ask in front.',
      },
      {
        name: 'What was written before',
        text: 'One question to five years of mail.',
      },
    ],
  },
  benefits: [
    'Promises leave the cellar',
    'Works councils can be shown both',
    "Nothing said or written is on a stranger's disk",
    'Answers find you, even on the stairs',
    'Jam is eaten',
  ],
  rows: {
    listening: 'Records meetings, and writes them down on the device [privacy]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Reads read-only calendar links, from Google, Microsoft or Apple, to name a recording [calendar]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Writing down is local. With a local model, or no summary, nothing goes out [privacy]',
    whereMailIs: 'Not stated',
    languageModels: 'For summaries only: a local one, or a cloud one that you set up with your key [privacy]',
    price: 'Sold by licence, to be bought and activated for a device [policy]',
  },
  choose: {
    them: [
      "Choose Daisy if meetings are what you want kept, at home. Flow doesn't record them. [privacy]",
      'It knows speakers by their voices, and keeps those prints encrypted with you. [policy]',
      "Transcripts are plain text files in a folder of your choice, and so they'll be readable in thirty years. [privacy]",
    ],
    flow: [
      'Choose Flow for what has to be sent and asked afterwards.',
      'Choose both, on one laptop. They have no reason to quarrel.',
    ],
  },
  call: {
    line: 'Carry one promise upstairs.',
    text: "In the demo there's been a meeting, and three people wait.",
  },
  questions: [
    {
      ask: 'Does Flow record meetings?',
      answer: 'No. It listens to you, in turns, and keeps no sound.',
    },
    {
      ask: 'Can Flow run on the same laptop?',
      answer: "Yes, though it's of more use on a machine that stays on.",
    },
    {
      ask: "Does Flow read Daisy's files?",
      answer: 'No. It reads mail. You tell it what follows.',
    },
  ],
  examples: [
    {
      say: 'Email Nina that the works council wants the numbers by Wednesday',
      state: 'mail',
      command: 'new:who',
      with: 'who: Nina; words: the works council wants the numbers by Wednesday',
      flow: 'Carried up, with a day on it.',
    },
    {
      say: 'Schedule the next round with Nina on the third at ten',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-12-03 10:00; title: next round; with: Nina',
      flow: "In both calendars by the time you're upstairs.",
    },
    {
      say: 'What did Nina write about the budget',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Nina write about the budget',
      flow: 'Her sentence, and when it was.',
    },
  ],
  sources: [
    {
      name: 'privacy',
      publisher: 'Daisy Help',
      title: 'Privacy and your data',
      url: 'https://www.daisylocal.app/help/privacy',
      read: '2026-11-27',
    },
    {
      name: 'calendar',
      publisher: 'Daisy Help',
      title: 'Recording from your calendar',
      url: 'https://daisy.smallbricktory.com/help/recording-from-your-calendar',
      read: '2026-11-27',
    },
    {
      name: 'policy',
      publisher: 'Small Bricktory',
      title: 'Privacy policy',
      url: 'https://daisy.smallbricktory.com/privacy',
      published: '2026-05-21',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
