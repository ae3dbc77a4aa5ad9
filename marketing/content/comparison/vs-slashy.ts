import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-slashy',
  title: 'Slashy',
  type: 'mail client',
  owner: 'Slashy',
  site: 'https://slashy.com',
  description:
    'Slashy is a fast mail client with an agent at its side and keys for everything. Flow is a voice with no side. Ten rows from its help pages, which are very good.',
  keywords: ['Slashy alternative', 'Flow vs Slashy', 'AI email client', 'Superhuman alternative', 'email agent Gmail'],
  updated: '2026-11-28',
  hero: {
    line: 'An agent at the side, or nobody in between.',
    lead: "Slashy's help tells you what its agent gets to see, which firms think for it, and for how long they keep the logs. It's the clearest we've read, and it makes for a good argument with oneself.",
  },
  problem: [
    "The argument goes like this. An agent that knows your memories and your style writes nearly what you'd write. Nearly is read by you, with care, as it's your name.",
    "After a month the care wears off. That's not Slashy's fault. It's what people are like with anything that's mostly right.",
  ],
  solution: [
    "Flow has no nearly. Nothing is written until you've said it, so there's nothing to check for thoughts that you didn't have. What can go wrong is a misheard word, and that you hear in the reading back.",
    "Nor must you learn keys, though each order has one. Those who live by keys and a quick window we'd send to Slashy.",
  ],
  features: {
    heading: 'Nothing to proofread',
    items: [
      {
        name: 'Said by you',
        text: 'So the thoughts in it are yours.',
      },
      {
        name: 'Heard by you',
        text: 'So are the words.',
      },
      {
        name: 'Held for ten seconds',
        text: "Long enough for a 'wait'.",
      },
      {
        name: 'Taken back for a month',
        text: "For everything that isn't a sent mail.",
      },
      {
        name: 'Remembered by rules',
        text: 'Who waits for you, and for whom you wait.',
      },
    ],
  },
  benefits: [
    "Care can't wear off, as there's none to take",
    'A misheard word is heard',
    'Your style is your style',
    'No logs with four firms',
    'Keys are for doors',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail and Google Workspace, any number of accounts [gmail]',
    calendar: 'Shows Google Calendar, makes events and checks when you are free [gmail]',
    undo: 'A sent mail can be called back for 5 to 300 seconds, as you set it [send]',
    sending: 'You compose it, accept it or set it off. It can be timed [gmail] [send]',
    offline: 'Not stated',
    whereMailIs: 'With Google, and cached by it, encrypted at rest [security]',
    languageModels: 'Models of Anthropic, OpenAI, Google and Groq, some with 30-day logs [ai]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Slashy if you want a quick visual client, several Gmail accounts and an agent that drafts. [gmail]',
      "Its agent has a read mode in which it can answer, but not act. That's a switch we'd like to see everywhere. [ai]",
      'It guards its models against orders hidden in mails, and is audited by others each year. [ai] [security]',
    ],
    flow: [
      "Choose Flow if you'd sooner say a mail than check one.",
      "Choose it where mail mustn't be cached by a firm.",
    ],
  },
  call: {
    line: 'Write one with nothing to check.',
    text: 'The demo needs neither agent nor account.',
  },
  questions: [
    {
      ask: 'Could a mail give Flow hidden orders?',
      answer: 'No. Mail is only read. Orders come from your voice, your keys or your press.',
    },
    {
      ask: 'Does Flow learn my style?',
      answer:
        'It counts how you greet, sign off and shorten words in the mail you sent. You see each count and can have it forgotten. The thoughts stay yours.',
    },
    {
      ask: 'Does Flow have shortcuts?',
      answer: "Yes, a key for each order, for when you can't speak.",
    },
  ],
  examples: [
    {
      say: 'Reply that the contract is fine apart from paragraph four',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the contract is fine apart from paragraph four',
      flow: 'Your thought, your words, read back once.',
    },
    {
      say: 'Wait',
      state: 'held',
      command: 'hold',
      flow: 'It stays here, as a draft.',
    },
    {
      say: 'Schedule send for tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: 'Held back until the sun is up.',
    },
  ],
  sources: [
    {
      name: 'gmail',
      publisher: 'Slashy Help',
      title: 'Connecting Gmail',
      url: 'https://help.slashy.com/getting-started/connecting-gmail',
      read: '2026-11-27',
    },
    {
      name: 'send',
      publisher: 'Slashy Help',
      title: 'Scheduled send and undo send',
      url: 'https://help.slashy.com/features/email/scheduled-send.md',
      read: '2026-11-27',
    },
    {
      name: 'security',
      publisher: 'Slashy Help',
      title: 'Security and privacy',
      url: 'https://help.slashy.com/getting-started/security-privacy',
      read: '2026-11-27',
    },
    {
      name: 'ai',
      publisher: 'Slashy Help',
      title: 'AI privacy',
      url: 'https://help.slashy.com/getting-started/ai-privacy',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
