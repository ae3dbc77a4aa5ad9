import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-zoho-mail',
  title: 'Zoho Mail',
  type: 'mail client',
  owner: 'Zoho Corporation',
  site: 'https://www.zoho.com/mail',
  description:
    "Zoho Mail gives a small firm its own mail with a desk full of apps. Flow gives one Gmail a voice. Ten rows from its help and a partner's guide, with dates.",
  keywords: ['Zoho Mail alternative', 'Flow vs Zoho Mail', 'business email', 'email hosting', 'voice email assistant'],
  updated: '2026-11-27',
  hero: {
    line: 'A house for mail, or its voice.',
    lead: "These answer different questions. Where shall our mail live? Zoho has a reply to that, with rooms for calendar and notes. Who reads it to me on the ladder? That's the other question.",
  },
  problem: [
    'A firm picks a house for its mail once in ten years. It reads it every hour, on ladders and in lifts, and nobody asked about those when the house was chosen.',
    'So the mail lives well, and is read badly, by thumb.',
  ],
  solution: [
    "Flow is about the reading. It plays the mail, takes your word and does it, in Gmail, as that's the house it has the key for.",
    "If your firm lives elsewhere, this page should save you an evening: Flow won't work there, and we don't promise that it will.",
  ],
  features: {
    heading: 'On the ladder',
    items: [
      {
        name: 'Played',
        text: 'Who waits for you, first.',
      },
      {
        name: 'Answered',
        text: 'In a sentence, read back.',
      },
      {
        name: 'Dated',
        text: 'Put off to an hour.',
      },
      {
        name: 'Looked up',
        text: 'By asking, not by typing.',
      },
      {
        name: 'Undone',
        text: 'For thirty days.',
      },
    ],
  },
  benefits: [
    'Ladders become offices, for a minute',
    'The house stays the house',
    'No thumb is involved',
    'Questions to old mail get answers',
    'You know before you move if the two of you fit',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Its own hosting. Other programs reach it by IMAP or POP on paid plans [zoho]',
    calendar: 'Its own, in a suite with contacts, tasks and notes [fgrade]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'With Zoho, with 5 GB a user in the free plan [fgrade]',
    languageModels: 'Not stated',
    price: 'Free for up to 5 users with one domain, and paid plans by user, in a guide of 2025 [fgrade]',
  },
  choose: {
    them: [
      "Choose Zoho Mail if you look for a home for your firm's mail, with your own domain and little cost. [fgrade]",
      'Mail, dates, documents and meetings come from one hand there. [fgrade]',
      "And choose it over Flow in any case if you don't use Gmail. Flow can't enter.",
    ],
    flow: [
      "Choose Flow if your mail is at Google and your day isn't at a desk.",
      'Choose it to keep the house and change how you live in it.',
    ],
  },
  call: {
    line: 'Let Gmail read itself to you.',
    text: 'You can listen before you ask the firm. The mailbox in the demo is homeless and content.',
  },
  questions: [
    {
      ask: 'Will Flow support Zoho Mail?',
      answer: "It doesn't, and no date is promised. It's Gmail and Google Calendar.",
    },
    {
      ask: 'Can I forward Zoho mail to Gmail and use Flow?',
      answer:
        'If it reaches your Gmail, Flow plays it. Answers leave from the Gmail address, so think about whether that suits you.',
    },
    {
      ask: 'Is Flow a mail host?',
      answer: 'No. It keeps no mailboxes.',
    },
  ],
  examples: [
    {
      say: 'Find the lease from Okafor since March',
      state: 'mail',
      command: 'search',
      with: 'words: the lease from Okafor since March',
      flow: 'A list by ear, from the top of a ladder.',
    },
    {
      say: 'Tell them the ladder is needed until Friday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the ladder is needed until Friday',
      flow: 'Said up there, sent from up there.',
    },
  ],
  sources: [
    {
      name: 'zoho',
      publisher: 'Zoho Mail Help',
      title: 'Managing your Zoho Mail subscription',
      url: 'https://www.zoho.eu/mail/help/adminconsole/subscription.html',
      read: '2026-11-27',
    },
    {
      name: 'fgrade',
      publisher: 'fGrade, a partner',
      title: 'Managing your Zoho Mail subscription',
      url: 'https://fgrade.com/zoho-mail-admin/subscription',
      published: '2025-06-24',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
