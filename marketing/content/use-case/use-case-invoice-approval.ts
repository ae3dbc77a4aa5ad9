import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-invoice-approval',
  title: 'Invoice approval',
  readers: 'Those whose yes releases the money',
  description:
    'Bills wait for a yes. Flow reads out who wants what by when, lets you query a line, hands clean ones to accounts and brings the disputed ones back on time.',
  keywords: [
    'invoice approval by email',
    'approve invoices',
    'accounts payable email',
    'payment approval',
    'voice approval',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Forty bills, forty times yes or why.',
    lead: 'Suppliers are patient for thirty days and then not at all. Approve from wherever you are, one sentence each, and keep your questions for the two that smell odd.',
  },
  problem: [
    'An invoice needs ten seconds of your judgement and gets two weeks of your inbox. It sits between a birthday cake and a contract, and looks like all the others.',
    'Then accounts write in capital letters, the early discount is gone, and a small joiner has paid his people late because of you.',
  ],
  solution: [
    'Flow plays them one after the other: the firm, what they say it is for, and any date that the mail names. You know the job, so you know the answer.',
    'A clean one goes on to accounts with your word on it. A strange one goes back with a question, and turns up again on the day before it is due.',
  ],
  features: {
    heading: 'Ten seconds each',
    items: [
      {
        name: 'The date comes first',
        text: 'Ask for the deadline and you hear the sentence that names it.',
      },
      {
        name: 'Yes, in writing',
        text: 'Your approval travels above the bill, so accounts can file it as proof.',
      },
      {
        name: 'A query instead of a heap',
        text: 'Ask the supplier about the second delivery while you still remember the first.',
      },
      {
        name: 'Careful with new accounts',
        text: 'A look-alike sender is announced before the mail plays. Changed bank details deserve a phone call.',
      },
      {
        name: 'The shelf',
        text: 'Each job has its own label, and the thread lies there when the auditor comes.',
      },
    ],
  },
  benefits: [
    'Small suppliers are paid in the month they worked',
    'Early discounts are still there when you say yes',
    'Accounts have your approval, dated',
    'Odd bills get a question on the first day',
    "Month's end is a date, not a mood",
  ],
  before: [
    {
      who: 'The 4th',
      words: "The scaffolder's bill arrives. You will check the metres when you are at the desk.",
    },
    {
      who: 'The 19th',
      words: 'At the desk there are other fires.',
    },
    {
      who: 'The 2nd',
      words: "Accounts: 'Is this approved? It is overdue.' You say yes without checking the metres.",
    },
    {
      who: 'The 6th',
      words: 'The metres were wrong.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Ridge Scaffolding, for the north wall, due on the thirtieth.',
    },
    {
      who: 'you',
      say: 'Find the offer from Ridge Scaffolding',
      state: 'mail',
      command: 'search',
      with: 'words: the offer from Ridge Scaffolding',
    },
    {
      who: 'flow',
      words: 'Two threads. The newer one, of the second of October, offers four hundred metres.',
    },
    {
      who: 'you',
      say: 'Read it',
      state: 'found',
      command: 'open-result:chosen',
    },
    {
      who: 'flow',
      words: 'It says four hundred metres, put up and taken down. The bill has four hundred and sixty.',
    },
    {
      who: 'you',
      say: 'Reply that the offer says 400 metres, so please send a corrected bill',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the offer says 400 metres, so please send a corrected bill',
    },
    {
      who: 'flow',
      words: 'Drafted and read. Say the word, and it goes.',
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
    },
  ],
  call: {
    line: "Release the joiner's money today.",
    text: 'The free start covers thirty things that Flow makes, such as a dictated query.',
  },
  questions: [
    {
      ask: 'Can Flow read the PDF?',
      answer:
        'No. It tells you that a file hangs on the mail and its name. The figures inside it you look at yourself.',
    },
    {
      ask: 'Does my spoken yes pay the bill?',
      answer: 'No. It writes a mail or forwards one. Your accounts program and its rules stay in charge of money.',
    },
    {
      ask: 'How do I prove that I approved?',
      answer: 'By the mail you sent. It lies in Gmail with its time, above the invoice it belongs to.',
    },
  ],
  examples: [
    {
      say: 'Forward it to accounts and say approved, charge it to the north wall',
      state: 'mail',
      command: 'forward:who',
      with: 'who: accounts; words: approved, charge it to the north wall',
      flow: 'Accounts get the bill with your line and your name.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'You hear the sentence with the date in it, or that there is none.',
    },
    {
      say: 'File it under North Wall',
      state: 'mail',
      command: 'move:Label_North_Wall',
      labels: ['North Wall'],
      flow: 'The thread leaves the inbox for its job.',
    },
  ],
} satisfies UseCase;
