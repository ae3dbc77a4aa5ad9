import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-parakeety',
  title: 'Parakeety',
  type: 'dictation',
  owner: 'the Parakeety project',
  site: 'https://www.parakeety.com',
  description:
    'Parakeety is a push-to-talk key for your Mac, paid once. Flow is a talk with your Gmail that needs no key at all. Ten rows with sources, for two honest tools.',
  keywords: [
    'Parakeety alternative',
    'Flow vs Parakeety',
    'push to talk dictation',
    'local dictation Mac',
    'voice mail client',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Hold a key to type. Or hold nothing.',
    lead: "Push-to-talk is the cleanest way to dictate: while the key is down, it listens. Flow is for the times when your finger can't be on a key, because it is on a wheel.",
  },
  problem: [
    'A key gives you certainty. It also gives you a place where you have to be, with a hand free, and a cursor in the right spot.',
    'Mail comes when none of the three is at hand, and queues up until they are.',
  ],
  solution: [
    'In a session Flow listens on, and shows that it does. You talk as the thread plays, you interrupt it, and you get a pause when you say so.',
    'At the desk you may hold a key as well. Then each order has one of its own, down to undo.',
  ],
  features: {
    heading: 'With no finger on it',
    items: [
      {
        name: 'Talk over it',
        text: "You needn't wait for the end of a sentence to give a verdict.",
      },
      {
        name: 'A word for quiet',
        text: 'Pause, private mode, resume where it stopped.',
      },
      {
        name: 'Nothing to aim',
        text: 'The answer goes to the thread you hear.',
      },
      {
        name: 'More than text',
        text: 'Later, file, forward, look up, move the meeting.',
      },
      {
        name: 'Keys, if you miss them',
        text: 'One for each act, by the screen.',
      },
    ],
  },
  benefits: [
    'The wheel keeps both hands',
    'Interrupting is allowed',
    'You see when it listens',
    'A verdict may be a single word',
    'The desk keeps its keys',
  ],
  rows: {
    listening: 'Push-to-talk, and the text is pasted at the cursor [guide]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Yes, always on the device [guide]',
    whereMailIs: 'Holds no mail. Audio is kept in memory and dropped [guide]',
    languageModels: "None is mentioned. NVIDIA's Parakeet turns the speech into text [guide]",
    price: '$30 once, on its own page [guide]',
  },
  choose: {
    them: [
      'Choose Parakeety if you want fast text at the cursor on a Mac and like to pay once. [guide]',
      'It makes a point of sending nothing anywhere, ever. Flow must at least talk to Gmail. [guide]',
      'As a typing tool it is simpler than Flow and does it in every window.',
    ],
    flow: [
      'Choose Flow if you want to be read to, and to answer with no hand on anything.',
      "Choose it for everything in mail that isn't text.",
    ],
  },
  call: {
    line: 'Take the finger off the key.',
    text: 'Thirty free credits, no card, and a mailbox to rehearse with.',
  },
  questions: [
    {
      ask: 'Does Flow listen all the time?',
      answer: 'No. It listens while a session runs, shows that on the screen, and stops when you end it.',
    },
    {
      ask: 'Do I pay once for Flow?',
      answer: 'No. The program is free to run. Dictated replies use credits, by the month.',
    },
    {
      ask: 'Can I use push-to-talk in Flow?',
      answer: 'There are keys for every act and for talking, so yes, at the desk.',
    },
  ],
  examples: [
    {
      say: 'Pause',
      state: 'mail',
      command: 'pause',
      flow: 'Silence at once, and it knows the word where it stopped.',
    },
    {
      say: 'Next',
      state: 'mail',
      command: 'next:1',
      with: 'count: 1',
      flow: 'No text, no key, and the next thread plays.',
    },
  ],
  sources: [
    {
      name: 'guide',
      publisher: 'Parakeety',
      title: 'The complete guide to local speech-to-text on Mac',
      url: 'https://www.parakeety.com/resources/local-speech-to-text-mac',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
