import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-windows-voice-typing',
  title: 'Windows voice typing',
  type: 'dictation',
  owner: 'Microsoft Corporation',
  site: 'https://www.microsoft.com/windows',
  description:
    'Two keys on Windows start voice typing in any field. Flow needs no field and no keys. Ten rows with public sources, for people who dictate mail at a PC or away.',
  keywords: [
    'Windows voice typing alternative',
    'Flow vs voice typing',
    'Win+H dictation',
    'dictate email Windows',
    'speech to text',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two keys and talk. Or only talk.',
    lead: "Press two keys on a Windows PC, and what you say is typed. It's free and quick. What it can't know is what you are answering.",
  },
  problem: [
    'You speak a fine sentence, stop to think, and the microphone has gone to sleep. You press the keys again, and the second half stands in the search box.',
    "Mail makes one stop to think. It's no place for a microphone in a hurry.",
  ],
  solution: [
    'Flow waits. It has read you the question, it knows whose it is, and your answer has a place to go even if you take a minute over it.',
    "When you are done, you hear it. That's when the other sentence occurs to you, and you can put it in. Only then is there anything to send, and even that waits ten seconds, in case a third one comes.",
  ],
  features: {
    heading: 'Time to think',
    items: [
      {
        name: 'It knows the question',
        text: "So a pause isn't the end.",
      },
      {
        name: 'It knows the place',
        text: 'No cursor can run off.',
      },
      {
        name: 'It reads back',
        text: 'And you change a word by saying which.',
      },
      {
        name: 'It frames',
        text: 'Greeting and close need no dictation.',
      },
      {
        name: 'It does more than type',
        text: 'Later, hand on, file, find, book.',
      },
    ],
  },
  benefits: [
    'A pause is a pause',
    'No half sentence in a search box',
    "You hear what they'll read",
    'Hello and goodbye come free',
    'Works on the sofa, too, and without Windows or a desk',
  ],
  rows: {
    listening: 'Types what you say, after two keys, in any field [news]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: "No. Sound goes to the cloud, a rival's page says [snail]",
    whereMailIs: 'Holds no mail. Speech is worked on by an online service [news]',
    languageModels: 'Not stated',
    price: 'Built into Windows 11 [news]',
  },
  choose: {
    them: [
      'Choose voice typing if you sit at Windows and want a line in any window, in one of many languages. [news]',
      'It sets commas and periods by itself, if you let it. [news]',
      'Nothing has to be installed. Flow needs a machine to run on. [news]',
    ],
    flow: [
      'Choose Flow if the mail should be heard, judged and answered without a field.',
      'Choose it if what you say had better be understood on the device.',
    ],
  },
  call: {
    line: 'Take a minute over one sentence.',
    text: 'The mailbox in the demo is patient. It has no other life.',
  },
  questions: [
    {
      ask: "Is Flow's dictation better?",
      answer: "For long texts the built-in one is rough. For orders it's reliable, as it knows what can be meant.",
    },
    {
      ask: 'Can I use voice typing inside Flow?',
      answer: 'Yes. Flow has a typing line, and two keys fill it.',
    },
    {
      ask: 'Does Flow stop listening when I think?',
      answer: 'It waits through pauses in a session, and you can see that it does.',
    },
  ],
  examples: [
    {
      say: 'Start a reply',
      state: 'mail',
      command: 'reply',
      flow: 'It listens, and lets you think.',
    },
    {
      say: 'Scratch that',
      state: 'ready',
      command: 'scratch',
      flow: 'The attempt is gone, and you may begin again.',
    },
  ],
  sources: [
    {
      name: 'news',
      publisher: 'Windows News',
      title: 'Windows 11 voice typing',
      url: 'https://www.windowsnews.ai/article/harnessing-windows-11-voice-typing-a-leap-forward-in-productivity.352528',
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
