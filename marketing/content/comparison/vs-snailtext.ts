import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-snailtext',
  title: 'SnailText',
  type: 'dictation',
  owner: 'Evgenii Balabanov',
  site: 'https://snailtext.app',
  description:
    'SnailText keeps your voice on your computer and types it where you like. Flow keeps it there too and runs your Gmail with it. Ten rows from public pages.',
  keywords: ['SnailText alternative', 'Flow vs SnailText', 'local dictation', 'private voice typing', 'voice email'],
  updated: '2026-11-28',
  hero: {
    line: 'Private by build, for text or for mail.',
    lead: "Both of these think that what you say is nobody else's business, and both were built so that it can't be. They differ in what happens after you have said it.",
  },
  problem: [
    "Text in a field is a fine result if a field is what you had in mind. With mail it's the last step of eight.",
    'The first seven are reading, judging and finding, and they keep you at the screen that you meant to get away from.',
  ],
  solution: [
    'Flow does the eight in order, by ear. You hear, you judge, you say. The understanding takes place on your device, and the mail stays with Google and on the machine that you run.',
    'Whoever picked a dictation tool by where the audio goes can apply the same test here, and read the code to check.',
  ],
  features: {
    heading: 'Seven steps earlier',
    items: [
      {
        name: 'Sorted before you look',
        text: 'People who wait for you are played first. Whoever only informs comes later.',
      },
      {
        name: 'Judged by ear',
        text: 'You hear what is asked and by when, and choose: a reply, a later day, somebody else, or nothing.',
      },
      {
        name: 'Found by a hint',
        text: 'The roofer in May is hint enough. His letter is read to you.',
      },
      {
        name: 'Dated and then left alone',
        text: 'A reminder can lapse by itself if the other side has answered first.',
      },
      {
        name: 'Taken back at Google, too',
        text: 'An archived thread returns to Gmail as it was, for thirty days.',
      },
    ],
  },
  benefits: [
    'Mail is decided with the lid shut',
    'The audio test is passed all the way',
    'Text is only one of the outcomes',
    'No account with us holds your letters',
    'You can look it up in the source',
  ],
  rows: {
    listening: 'Turns speech into text at a hotkey, in any field [llms]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Yes, its models run on your computer [llms]',
    whereMailIs: 'Holds no mail. Audio never leaves the device [llms]',
    languageModels: 'Not for your text. Whisper and Parakeet turn the speech into it [llms]',
    price: 'A free tier, or Pro for $7.49 a month or $89 a year, on its own page [llms]',
  },
  choose: {
    them: [
      'Choose SnailText if you want to talk into every program you have, with nothing in the cloud. [llms]',
      'It speaks Spanish and Portuguese on its pages. Flow is English through and through. [llms]',
      'Three devices are covered by one Pro licence. [llms]',
    ],
    flow: [
      'Choose Flow for the mail itself, from hearing it to having it gone.',
      'Choose it if you want one thing deeply rather than all things a little.',
    ],
  },
  call: {
    line: 'Apply the audio test to your inbox.',
    text: "Listen in on a pretend mailbox with the network inspector open. We'd be glad if you did.",
  },
  questions: [
    {
      ask: 'Does audio leave my device with Flow?',
      answer:
        "Orders are understood on the device, and no recording is kept. A browser's own recogniser, if you choose that, may work elsewhere.",
    },
    {
      ask: 'Is Flow open source?',
      answer: "Yes. It's free software that you run.",
    },
    {
      ask: 'Can the two work together?',
      answer: "Yes. Put the cursor in Flow's line and let the other type there.",
    },
  ],
  examples: [
    {
      say: 'Find the offer from the roofer in May',
      state: 'mail',
      command: 'search',
      with: 'words: the offer from the roofer in May',
      flow: 'A short list, newest on top.',
    },
    {
      say: 'No wait, bring it back',
      state: 'mail',
      command: 'undo',
      flow: 'The last verdict is undone, in Gmail too.',
    },
  ],
  sources: [
    {
      name: 'llms',
      publisher: 'SnailText',
      title: 'About SnailText, for language models',
      url: 'https://snailtext-web.pages.dev/llms.txt',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
