import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-windows-voice-access',
  title: 'Windows Voice Access',
  type: 'dictation',
  owner: 'Microsoft Corporation',
  site: 'https://www.microsoft.com/windows',
  description:
    'Voice Access lets you run a whole Windows PC without hands. Flow does one thing on it, mail, and knows it well. Ten rows, and how they fit together.',
  keywords: [
    'Windows Voice Access alternative',
    'Flow vs Voice Access',
    'hands-free PC',
    'voice control email',
    'accessibility email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Speak to the whole PC, or to your mail.',
    lead: "If you can't use a mouse, Voice Access gives you back the machine. This page isn't here to replace that. It's about doing mail with fewer words.",
  },
  problem: [
    'Steering a mail page by voice works: click archive, scroll down, click reply, press tab. It works like driving by naming the pedals.',
    'A thread takes nine orders. Forty threads, and your voice is as tired as your hands were. Voices wear out, too. People who live by them learn to count their words as others count steps.',
  ],
  solution: [
    "Flow takes one order a thread. It knows what 'it' is, whom 'her' means, and that Friday has a date. There's no button to name, since there is none to press.",
    'The two fit together. Open the browser with the one, and talk mail with the other.',
  ],
  features: {
    heading: 'Fewer words for the same',
    items: [
      {
        name: 'One order, one thread',
        text: "'Snooze it until Friday' and nothing before or after.",
      },
      {
        name: 'Read aloud',
        text: "You needn't ask for the next line.",
      },
      {
        name: 'Answers in a breath',
        text: 'Said, framed, heard, sent.',
      },
      {
        name: 'Mistakes in a word',
        text: "Undo, and it's back.",
      },
      {
        name: 'No grid, no numbers',
        text: 'Nothing on the screen must be hit.',
      },
    ],
  },
  benefits: [
    'Your voice lasts for the day',
    'Forty threads are forty sentences',
    'The screen can be off',
    "Lists aren't navigated but told",
    'Tired days stay possible, and so do long ones',
  ],
  rows: {
    listening: 'Controls apps, menus and text on the whole PC, by voice [news]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Yes, on the device, after a first download [news] [snail]',
    whereMailIs: 'Holds no mail. Speech is handled on the PC [news]',
    languageModels: 'Not stated',
    price: 'A part of Windows 11, from version 22H2 [news]',
  },
  choose: {
    them: [
      "Choose Voice Access if you want to run the entire computer by voice. Flow can't open a single other program.",
      "It knows several languages, eleven by a rival's count, where Flow has English. [snail]",
      "It's there already on a recent Windows, and works without a network. [news]",
    ],
    flow: [
      'Choose Flow for the mail and the calendar inside that computer.',
      'Choose it on other systems, too. It needs a browser and a microphone.',
    ],
  },
  call: {
    line: 'Save your voice for the answers.',
    text: 'Say start to the practice inbox, and see how few words it takes.',
  },
  questions: [
    {
      ask: "Do the two get in each other's way?",
      answer: 'They may both listen. Put one to sleep while you use the other.',
    },
    {
      ask: 'Does Flow replace a screen reader?',
      answer: 'No. It reads mail and its own screens. For the rest of Windows you need one.',
    },
    {
      ask: 'Does Flow have its own keys?',
      answer: 'Yes, one for each order, so switches and macros can use them as well.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: 'One sentence in place of nine clicks.',
    },
    {
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
      flow: 'You hear the answer before it goes.',
    },
  ],
  sources: [
    {
      name: 'news',
      publisher: 'Windows News',
      title: 'Windows 11 Voice Access',
      url: 'https://www.windowsnews.ai/article/windows-11-voice-access-hands-free-control-for-accessibility-productivity.360402',
      read: '2026-11-27',
    },
    {
      name: 'snail',
      publisher: 'SnailText, which makes a rival program',
      title: 'Voice to text on Windows',
      url: 'https://snailtext.app/voice-to-text-windows/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
