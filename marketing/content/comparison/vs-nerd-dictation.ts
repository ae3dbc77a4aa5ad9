import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-nerd-dictation',
  title: 'Nerd Dictation',
  type: 'dictation',
  owner: 'Campbell Barton',
  site: 'https://github.com/ideasman42/nerd-dictation',
  description:
    'Nerd Dictation is one Python file that lets Linux hear you. Flow is a whole grammar for mail. Ten rows from its readme, for people who like small things.',
  keywords: [
    'nerd-dictation alternative',
    'Flow vs nerd-dictation',
    'Linux speech to text',
    'offline dictation Linux',
    'voice control',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'One file that hears, or a grammar for mail.',
    lead: 'If you can write ten lines of Python, Nerd Dictation will do whatever you can think of. Flow has thought of the mail part, and of what may go wrong in it.',
  },
  problem: [
    "Wiring your own voice orders is a pleasant weekend. You bind a key, match a word and call a script. By Sunday evening 'archive' archives.",
    "On Monday 'archive everything from GitHub older than a month, but not the one from Ana' doesn't, and somebody has to undo what did.",
  ],
  solution: [
    "Flow has done those weekends: dates, people, bulk with a count, 'no, the other one', an undo log, a hold before sending.",
    "And it's as open. You can run it on the same box and change the parts that annoy you.",
  ],
  features: {
    heading: 'The weekends you save',
    items: [
      {
        name: 'Dates',
        text: 'Friday at seven, a week on Monday, tonight, until the first.',
      },
      {
        name: 'People',
        text: "First names, two Sams, 'her', 'all of them'.",
      },
      {
        name: 'Bulk',
        text: 'Named, counted, confirmed, and with a way back.',
      },
      {
        name: 'Safety',
        text: 'A hold before sending, and orders only from you, never from a mail.',
      },
      {
        name: 'Answers',
        text: 'Ask your mail a question, and get the sentence and its day.',
      },
    ],
  },
  benefits: [
    'Sunday evening is free',
    "'No, the other one' is understood",
    'A wrong match costs a word',
    'You can still hack it',
    'Nothing phones home',
  ],
  rows: {
    listening: "Speech to text between 'begin' and 'end', and own orders if you script them [readme]",
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Types your words and never presses enter by itself [readme]',
    offline: 'Yes, offline on desktop Linux [readme]',
    whereMailIs: 'Holds no mail. Only starts when you start it, with nothing in the background [readme]',
    languageModels: 'None for text. The VOSK engine turns speech into words [readme]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Nerd Dictation if you use Linux and want a tool you can read in an evening. [readme]',
      'It writes into any program, and a Python function of yours may change every word. [readme]',
      'There is no service, no account, no page. Flow is a bigger thing to run. [readme]',
    ],
    flow: [
      'Choose Flow if you want the mail done and not the tool built.',
      'Choose it for its memory: what was ordered is listed and can be undone.',
    ],
  },
  call: {
    line: 'Spend the weekend elsewhere.',
    text: 'Clone it later. First say something rude and complicated to the demo.',
  },
  questions: [
    {
      ask: 'Can I add my own orders to Flow?',
      answer: 'Not in a settings page. It is free software, so you can add them in the code.',
    },
    {
      ask: 'Does Flow use VOSK?',
      answer:
        "It brings its own small recogniser and can use the browser's. Either way, text you type is understood just as well.",
    },
    {
      ask: 'Does Flow run on Linux?',
      answer: 'Yes, both the machine behind it and the browser in front.',
    },
  ],
  examples: [
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: 'Counted and named first, then archived on your yes.',
    },
    {
      say: 'Undo the last two',
      state: 'mail',
      command: 'take-back:last',
      with: 'count: 2',
      flow: 'Both of them, in Gmail as well.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'Nerd Dictation on GitHub',
      title: 'Readme',
      url: 'https://github.com/ideasman42/nerd-dictation',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
