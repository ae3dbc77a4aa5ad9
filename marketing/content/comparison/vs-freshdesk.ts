import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-freshdesk',
  title: 'Freshdesk',
  type: 'help desk',
  owner: 'Freshworks Inc.',
  site: 'https://www.freshworks.com/freshdesk',
  description:
    'Freshdesk makes tickets of mails and lets an AI agent answer some. Flow lets one person answer hers, aloud. Ten rows from its support pages, for small teams.',
  keywords: ['Freshdesk alternative', 'Flow vs Freshdesk', 'support tickets', 'AI agent email', 'small business inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'An agent answers tickets. You answer people.',
    lead: "Freshdesk can put a machine at the counter that reads, answers and calls a human if need be. This page is for those who'd like to be that human from the start.",
  },
  problem: [
    'For four thousand questions a day about parcels, a machine at the counter is a mercy. For forty about wedding cakes it would be odd.',
    'But forty are forty, and your hands are in the icing. So they wait till nine in the evening, when you answer them in one go, tired, with a sore wrist and the wrong flavour.',
  ],
  solution: [
    "Flow keeps you at the counter, with your hands where they are. It reads the bride's mail, you say what's possible in raspberry, and it's written down and sent when you agree.",
    'Nothing is answered by anyone but you. That takes a little longer than a machine, and much less than typing.',
  ],
  features: {
    heading: 'Hands in the icing',
    items: [
      {
        name: 'The bride first',
        text: 'People before suppliers and notices.',
      },
      {
        name: 'What she wrote in May',
        text: 'One question, and you know about the nuts.',
      },
      {
        name: 'A price, in writing',
        text: 'Said, heard, sent.',
      },
      {
        name: 'A tasting',
        text: 'Your gaps, an offer, a booking.',
      },
      {
        name: 'The deposit',
        text: 'A date that rings only on silence.',
      },
    ],
  },
  benefits: [
    'Brides hear from the baker',
    'Nuts are remembered',
    'Tastings stand in the calendar',
    'No ticket number on a wedding',
    'Icing gets on nothing',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Support addresses, whose mails become tickets [channel]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Replies go out from the support address. An AI agent can send them, too [channel] [safeguards]',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: 'An AI agent reads each ticket and answers from your knowledge base, or calls a human [agent]',
    price: 'By plan. More than one support address needs Growth or above [channel]',
  },
  choose: {
    them: [
      'Choose Freshdesk if a team answers many customers, or if a machine may answer the simple half. [agent]',
      "Its agent stops and hands over by rules, logs what it did and asks for feedback. It's well thought out. [safeguards]",
      'It speaks many languages by itself. Flow has English, and no machine at the counter. [triggers]',
    ],
    flow: ["Choose Flow if customers come to you because it's you.", 'Choose it if your hands are the business.'],
  },
  call: {
    line: 'Answer one bride with icing on your hands.',
    text: 'She wants raspberry, in the demo, on the ninth.',
  },
  questions: [
    {
      ask: 'Can Flow answer customers by itself?',
      answer: 'No. You do, in a sentence.',
    },
    {
      ask: 'Does Flow have tickets or statuses?',
      answer: 'No. A thread is open, put off or done.',
    },
    {
      ask: 'Can two bakers share it?',
      answer: 'No. Each has her own Gmail, and hands things on by name.',
    },
  ],
  examples: [
    {
      say: 'Tell her raspberry is possible on the ninth, without nuts',
      state: 'mail',
      command: 'reply:words',
      with: 'words: raspberry is possible on the ninth, without nuts',
      flow: 'A promise in your words, heard before it goes.',
    },
    {
      say: 'What did the bride say about nuts',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the bride say about nuts',
      flow: 'What stands in her mail of May, nuts and all.',
    },
    {
      say: 'Remind me on Monday at eight',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-23 08:00',
      flow: 'The deposit comes to mind by itself.',
    },
  ],
  sources: [
    {
      name: 'channel',
      publisher: 'Freshdesk Support',
      title: 'Overview of the email channel',
      url: 'https://support.freshdesk.com/en/support/solutions/articles/50000009268-overview-of-email-channel',
      read: '2026-11-27',
    },
    {
      name: 'agent',
      publisher: 'Freshdesk Support',
      title: 'Email AI agent setup',
      url: 'https://support.freshdesk.com/en/support/solutions/articles/50000013867',
      published: '2026-05-29',
      read: '2026-11-27',
    },
    {
      name: 'safeguards',
      publisher: 'Freshworks Support',
      title: 'Email safeguards and threading',
      url: 'https://crmsupport.freshworks.com/support/solutions/articles/50000013873-email-safeguards-and-threading-in-email-ai-agent',
      read: '2026-11-27',
    },
    {
      name: 'triggers',
      publisher: 'Freshworks Support',
      title: 'Configure trigger rules',
      url: 'https://crmsupport.freshworks.com/support/solutions/articles/50000013869-configure-email-ai-agent-trigger-rules',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
