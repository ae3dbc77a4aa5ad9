import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-zendesk',
  title: 'Zendesk',
  type: 'help desk',
  owner: 'Zendesk, Inc.',
  site: 'https://www.zendesk.com',
  description:
    'Zendesk runs a support floor with tickets and agents. Flow helps one person with one Gmail. Ten rows from public pages, for small firms in doubt.',
  keywords: [
    'Zendesk alternative small business',
    'Flow vs Zendesk',
    'support email',
    'customer email',
    'helpdesk or inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Four hundred tickets, or forty mails.',
    lead: "Somewhere between one owner with a phone and a floor full of agents, mail turns into tickets. If you aren't sure which side you are on, this page may save you a contract.",
  },
  problem: [
    "A help desk gives each question a number, a status and a clock. For four hundred a day there's no other way. For forty it can feel like a uniform in your own kitchen.",
    "The customer notices, too. 'Your request 40721 has been received' is a strange reply to 'Is the blue one back in?'",
  ],
  solution: [
    "With Flow the answer to that is 'yes, since Monday', said while you unpack the blue ones. It goes out as a mail from you, and the thread is done.",
    "When two of you start answering the same people, it's time for tickets. Flow won't pretend otherwise.",
  ],
  features: {
    heading: "As long as it's you",
    items: [
      {
        name: 'An answer in a breath',
        text: 'With a greeting, without a number.',
      },
      {
        name: "The customer's history",
        text: 'Ask, and hear what she wrote in spring.',
      },
      {
        name: 'A promise with a day',
        text: "'By Friday' brings the thread back on Thursday.",
      },
      {
        name: 'Anger, read calmly',
        text: 'Let the wish be lifted from three pages.',
      },
      {
        name: 'Hand on the rare one',
        text: 'To the supplier or the workshop, with a line.',
      },
    ],
  },
  benefits: [
    'Customers write to a person and hear from one',
    'The kitchen needs no uniform',
    'Promises come back before they are due',
    'Nothing to set up but a microphone',
    "You'll know when you've outgrown it",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Mail, beside chat, social networks, forms and the phone, gathered for agents [appvizer]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'In one interface for agents, as tickets in its service [appvizer]',
    languageModels: 'AI is an add-on, billed per agent [deployit]',
    price: 'Per agent and month, with add-ons, as read in June 2026 [deployit]',
  },
  choose: {
    them: [
      'Choose Zendesk if several people answer, by rules, at all hours. Flow has no tickets, no queues for teams and no reports.',
      "It collects the phone, chat and social networks as well, which Flow doesn't touch. [appvizer]",
    ],
    flow: [
      'Choose Flow if you are the support, together with everything else.',
      'Choose it if you want to stay a small firm that sounds like one.',
    ],
  },
  call: {
    line: 'Tell her the blue one is back.',
    text: 'The shop in the practice mailbox has blue ones, and customers who ask.',
  },
  questions: [
    {
      ask: 'Does Flow have tickets?',
      answer: 'No. It has threads, labels and dates.',
    },
    {
      ask: 'Can it answer customers at night by itself?',
      answer: 'No. There are no automatic replies. You may write at night and have it leave at eight.',
    },
    {
      ask: 'When should I move to a help desk?',
      answer: 'When two people answer the same customer on the same day, differently.',
    },
  ],
  examples: [
    {
      say: 'Reply that the blue one is back since Monday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the blue one is back since Monday',
      flow: "A human line goes to a human, after you've heard it.",
    },
    {
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
      flow: 'A day before what you promised.',
    },
    {
      say: 'What did Mrs Tremlow say about the shade',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Mrs Tremlow say about the shade',
      flow: 'Her words and their date, from your own mail.',
    },
  ],
  sources: [
    {
      name: 'appvizer',
      publisher: 'Appvizer',
      title: 'Zendesk vs Intercom',
      url: 'https://www.appvizer.es/revista/relacion-cliente/soporte-al-cliente/zendesk-vs-intercom',
      published: '2025',
      read: '2026-11-27',
    },
    {
      name: 'deployit',
      publisher: 'Deployit',
      title: 'Intercom Fin pricing against other platforms',
      url: 'https://deployit.ai/blog/intercom-fin-pricing-vs-other-platforms-a-cost-model-that-fits',
      published: '2026-06',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
