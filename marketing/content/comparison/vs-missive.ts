import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-missive',
  title: 'Missive',
  type: 'help desk',
  owner: 'Missive',
  site: 'https://missiveapp.com',
  description:
    "Missive is a room in which a team answers mail together. Flow is a voice for one person's Gmail. Ten rows from its own documents, and who needs which.",
  keywords: ['Missive alternative', 'Flow vs Missive', 'team inbox', 'shared inbox', 'collaborative email'],
  updated: '2026-11-27',
  hero: {
    line: 'A room full of hands, or one voice.',
    lead: "In Missive several people write at one letter, like at a table. Flow is for the letters that only you can answer, when you're nowhere near a table.",
  },
  problem: [
    "A shared inbox shares the work, and leaves the rest: what is addressed to you by name, and what the others pass to you with 'can you look at this?'",
    "That pile is personal. No colleague can do it for you, and it's usually done last, at home.",
  ],
  solution: [
    'Flow plays it to you on the way there. You answer, you put off, you hand back with a line. Nothing of it is seen by anyone until it leaves.',
    "The two share no account and needn't. What is the team's stays at the table. What is yours goes into your ear.",
  ],
  features: {
    heading: 'For one pair of ears',
    items: [
      {
        name: 'Addressed to you',
        text: 'Your own mails ahead of what you are merely copied on.',
      },
      {
        name: 'Hand it back',
        text: 'By name, with a sentence and, if you like, a date.',
      },
      {
        name: 'No audience',
        text: 'Drafts are yours until you say the word.',
      },
      {
        name: 'By voice or key',
        text: 'The tram gets the one and the office the other.',
      },
      {
        name: 'A month to repent',
        text: 'Whatever was done by a word is undone by one.',
      },
    ],
  },
  benefits: [
    'The personal pile is gone before the door',
    'Nobody watches you write',
    "The team's table stays as it is",
    'Hand-backs come with a sentence',
    'Evenings start on time',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, Microsoft and any provider with IMAP, beside SMS and chat channels [imap] [docs]',
    calendar: 'Syncs with calendar programs, to manage events inside it [glossary]',
    undo: 'Not stated',
    sending: 'Colleagues can read and change a draft before it goes [drafts]',
    offline: 'Not stated',
    whereMailIs: 'On its servers, being a cloud application in its own words [imapfaq]',
    languageModels: 'OpenAI, Claude or Gemini, only while they work on something [aifaq]',
    price: 'Free and paid plans, of which the paid ones import all history [imap]',
  },
  choose: {
    them: [
      "Choose Missive if several of you answer one address. Flow can't share a thread at all.",
      'Writing a draft together, with comments on the side, is what it does beautifully. [drafts]',
      'It gathers mail, SMS and chat in one place, and you may bring a key for a model of your choice. [docs] [aifaq]',
    ],
    flow: [
      "Choose Flow for the mail that bears your name and no one else's.",
      "Choose it if mail should stay off other people's servers, your own provider excepted.",
    ],
  },
  call: {
    line: 'Take your own pile for a walk.',
    text: 'The personal mailbox in the demo belongs to no person.',
  },
  questions: [
    {
      ask: 'Can two people use one Flow?',
      answer: "No. One person, one Gmail. That's a limit, and it keeps things simple.",
    },
    {
      ask: 'Does Flow have comments or assignments?',
      answer: 'No. You can forward with a line, and be reminded if nobody answers.',
    },
    {
      ask: "Can I use Flow on an account that's also in Missive?",
      answer: "If it's a Gmail account, yes. What you archive in one should show in the other.",
    },
  ],
  examples: [
    {
      say: 'Forward it to Lena and say this one is for the team',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Lena; words: this one is for the team',
      flow: "It's back at the table, with your sentence on top.",
    },
    {
      say: 'Only the important ones',
      state: 'mail',
      command: 'pass',
      with: 'keep: true',
      flow: 'Those who wrote to you alone are played.',
    },
  ],
  sources: [
    {
      name: 'docs',
      publisher: 'Missive',
      title: 'Documentation in full',
      url: 'https://missiveapp.com/docs/llms-full.txt',
      read: '2026-11-27',
    },
    {
      name: 'imap',
      publisher: 'Missive',
      title: 'Connecting IMAP accounts',
      url: 'https://missiveapp.com/docs/core-features/connected-accounts/email-accounts/imap',
      read: '2026-11-27',
    },
    {
      name: 'imapfaq',
      publisher: 'Missive',
      title: 'IMAP questions',
      url: 'https://missiveapp.com/docs/core-features/connected-accounts/email-accounts/imap/faq',
      read: '2026-11-27',
    },
    {
      name: 'drafts',
      publisher: 'Missive',
      title: 'Drafts',
      url: 'https://missiveapp.com/docs/core-features/conversations/drafts',
      read: '2026-11-27',
    },
    {
      name: 'aifaq',
      publisher: 'Missive',
      title: 'Questions about AI',
      url: 'https://missiveapp.com/docs/ai/using-ai/faq',
      read: '2026-11-27',
    },
    {
      name: 'glossary',
      publisher: 'Missive',
      title: 'Glossary',
      url: 'https://missiveapp.com/help/glossary',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
