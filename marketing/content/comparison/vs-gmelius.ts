import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gmelius',
  title: 'Gmelius',
  type: 'help desk',
  owner: 'Gmelius SA',
  site: 'https://gmelius.com',
  description:
    "Gmelius routes a team's Gmail with boards, rules and an assistant called Meli. Flow routes nothing and asks you. Ten rows from its help center.",
  keywords: [
    'Gmelius alternative',
    'Flow vs Gmelius',
    'Gmail shared inbox',
    'email automation Gmail',
    'voice assistant Gmail',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Meli routes it. You decide it.',
    lead: "An assistant that sends each mail to the right desk is a fine thing in a house with desks. In a house with one chair, the question isn't where. It's what.",
  },
  problem: [
    'Rules grow. First there is one for invoices, then an exception for Brandt, then one for Brandt on Fridays. In the end somebody has to read the rules.',
    "And still, at the end of each route there's a person, who has to make up her mind. No board does it for her. The card lies in the right column, has the right colour, and looks at her until the evening.",
  ],
  solution: [
    "Flow is for that end. It reads the mail to the person, takes what she makes up her mind to, and does it. There is no route. There's only you, and a sentence.",
    "What you do again and again stays a sentence. It's short enough.",
  ],
  features: {
    heading: 'The end of the route',
    items: [
      {
        name: 'Heard, not opened',
        text: 'You know the matter before you sit.',
      },
      {
        name: 'Decided in words',
        text: 'Yes, no, Thursday, Lena, later.',
      },
      {
        name: 'Exceptions included',
        text: 'You know about Brandt on Fridays.',
      },
      {
        name: 'Passed on by name',
        text: 'With the thread, and with why.',
      },
      {
        name: 'Taken back',
        text: "If it wasn't Friday after all.",
      },
    ],
  },
  benefits: [
    'No rules to read or to repair',
    'Brandt gets what Brandt needs',
    'Decisions come out of ears and not of boards',
    'One chair is enough',
    'Second thoughts are free',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail and Google Workspace [rules]',
    calendar: 'Meetings can be scheduled from the inbox [rules]',
    undo: 'Not stated',
    sending: 'Sequences, campaigns and automatic replies, among others [rules]',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: "Google's Gemini models sort a shared inbox. Data is dropped after use and trains none [ai]",
    price: 'Plans named Growth, Pro and Enterprise for the AI dispatching [ai]',
  },
  choose: {
    them: [
      'Choose Gmelius if a team shares addresses and wants mail routed to the right person by itself. [ai]',
      'Boards, notes, rules and service clocks sit in Gmail, where the team already is. [rules]',
      'Its help says which models it uses and what becomes of the data. Not everyone does. [ai]',
    ],
    flow: [
      'Choose Flow if each mail needs you, and you need your hands.',
      'Choose it if you would rather decide than maintain.',
    ],
  },
  call: {
    line: 'Make up your mind, out loud.',
    text: 'Brandt has written to the demo, on a Friday.',
  },
  questions: [
    {
      ask: 'Does Flow have rules?',
      answer: "No. Gmail's own filters go on working.",
    },
    {
      ask: 'Can a team use Flow?',
      answer: 'Each for their own mailbox. Nothing is shared in it.',
    },
    {
      ask: 'Does Flow dispatch mail by itself?',
      answer: 'No. It hands on what you tell it to, and to whom.',
    },
  ],
  examples: [
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'To Tom, and you are asked what to say.',
    },
    {
      say: 'Tell him Friday deliveries go to gate two',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Friday deliveries go to gate two',
      flow: 'The exception, handled by the one who knows it.',
    },
    {
      say: 'Undo',
      state: 'mail',
      command: 'undo',
      flow: "It wasn't Friday after all, and nothing has happened.",
    },
  ],
  sources: [
    {
      name: 'rules',
      publisher: 'Gmelius Help',
      title: 'Understanding Gmelius rules',
      url: 'https://help.gmelius.com/workflow-rules-slas/understanding-rules',
      read: '2026-11-27',
    },
    {
      name: 'ai',
      publisher: 'Gmelius Help',
      title: 'AI dispatching',
      url: 'https://help.gmelius.com/ai-dispatching-sorting/ai-dispatching',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
