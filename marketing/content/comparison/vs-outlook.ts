import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-outlook',
  title: 'Outlook',
  type: 'mail client',
  owner: 'Microsoft Corporation',
  site: 'https://outlook.com',
  description:
    "Outlook has had voices come and go. Flow is made of one. What Microsoft's mail program does that Flow cannot, and the other way round, in ten sourced rows.",
  keywords: [
    'Outlook alternative',
    'Play My Emails alternative',
    'Outlook voice',
    'Flow vs Outlook',
    'email read aloud',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'An office suite, or a voice for Gmail.',
    lead: 'People who liked to have Outlook read to them in the car often look for something like it. Flow is something like it, with one large condition: your mail has to be in Gmail.',
  },
  problem: [
    "Dictation left Outlook's phone apps in September 2024. [dictation] Whoever had built a morning on it had to build another. In a program that does a hundred things, any one of them can go.",
    'If hearing mail is how you get through the morning, you want it to be the point of the program and not a button in it.',
  ],
  solution: [
    'In Flow the voice is the program. Reading, deciding, looking things up, the calendar and taking it all back are done by speaking, and the screen is there to check.',
    "The words are understood by rules and small models on your device. There's no assistant in the cloud that could be switched off next year.",
  ],
  features: {
    heading: 'If you came for the listening',
    items: [
      {
        name: 'A queue with controls',
        text: 'Next, back, pause, slower, the whole thing, only the important ones.',
      },
      {
        name: 'More than flag and delete',
        text: 'Forward with a line, snooze to an hour, label, mute, unsubscribe, search.',
      },
      {
        name: 'Dictation with manners',
        text: "Greeting and close are yours. It's read back before it leaves.",
      },
      {
        name: 'Keys for all of it',
        text: "Whoever comes from Outlook's keyboard won't miss a mouse.",
      },
      {
        name: 'Kept by you',
        text: 'Free software on a machine that you run. No vendor can retire it from there.',
      },
    ],
  },
  benefits: [
    "The voice stays, since it's the whole idea",
    'Spoken orders do more than flag and skip',
    'Nothing leaves unheard',
    'You hear your mail on the road again',
    'The code remains, whatever a company decides',
  ],
  rows: {
    listening: 'Dictation left its phone apps in September 2024 [dictation]',
    speaking: 'Play My Emails read them on the iPhone, as reported at its start [play]',
    mailServices: 'Microsoft accounts, and others such as Gmail, Yahoo or iCloud [copilot]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: 'Copilot summarises threads, drafts and comments on drafts, for Microsoft accounts [copilot]',
    price: 'Not stated',
  },
  choose: {
    them: [
      "Choose Outlook if your work runs on Microsoft 365. Flow can't open such a mailbox at all.",
      'It takes accounts of many kinds in one program, and Copilot writes and sums up for those with a Microsoft account. [copilot]',
      'For companies with rules on retention and rights, it is the well-trodden road.',
    ],
    flow: [
      'Choose Flow if your mail is Gmail and you miss being read to.',
      'Choose it as well if you prefer that no language model sees your threads.',
    ],
  },
  call: {
    line: 'Be read to again.',
    text: 'Put the phone on the dashboard, parked, and let the sample inbox play for three minutes.',
  },
  questions: [
    {
      ask: 'Can Flow read an Outlook or Exchange account?',
      answer: 'No, and nothing of the sort is promised. It is Gmail and Google Calendar.',
    },
    {
      ask: 'Does it have something like Copilot?',
      answer:
        'No. It has rules that find the ask and the date. A model can be connected by whoever hosts it, and even then it sees no mail.',
    },
    {
      ask: 'Is there an app in the store?',
      answer:
        'No. It runs in the browser, from a machine that you or your firm keep, and can be put on the home screen.',
    },
  ],
  examples: [
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'The entire mail, with quoted history left out.',
    },
    {
      say: 'Forward it to Ines and say can you take this one',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Ines; words: can you take this one',
      flow: "Ines gets it with your line, after you've heard the draft.",
    },
    {
      say: 'Skip all from Maria',
      state: 'mail',
      command: 'pass',
      with: 'field: from; text: Maria',
      flow: 'Her threads wait, and the queue goes on.',
    },
  ],
  sources: [
    {
      name: 'dictation',
      publisher: 'Office Watch',
      title: 'Dictation leaves Outlook mobile apps',
      url: 'https://office-watch.com/2024/dictation-leaves-outlook-mobile-apps/',
      published: '2024',
      read: '2026-11-27',
    },
    {
      name: 'play',
      publisher: 'GeekWire, by way of The Tech Register',
      title: 'Microsoft Cortana reading email aloud on an iPhone',
      url: 'https://www.techregister.co.uk/microsoft-cortana-reading-email-aloud-on-an-iphone-is-surprisingly-useful-to-a-point-geekwire/',
      read: '2026-11-27',
    },
    {
      name: 'copilot',
      publisher: 'Microsoft Support',
      title: 'Frequently asked questions about Copilot in Outlook',
      url: 'https://support.microsoft.com/en-us/office/frequently-asked-questions-about-copilot-in-outlook-07420c70-099e-4552-8522-7d426712917b',
      published: '2024-02-13',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
