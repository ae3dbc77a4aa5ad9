import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-mixmax',
  title: 'Mixmax',
  type: 'follow-up',
  owner: 'Mixmax, Inc.',
  site: 'https://www.mixmax.com',
  description:
    'Mixmax turns Gmail into a place to sell from, with sequences and tracking. Flow turns it into something you can talk to. Ten rows, and an honest way to choose.',
  keywords: ['Mixmax alternative', 'Flow vs Mixmax', 'Gmail sequences', 'sales email tool', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'A sales desk, or an inbox that talks.',
    lead: 'Mixmax is made for people who write to many. Flow is made for people to whom many write. They meet in Gmail and want rather different things from it.',
  },
  problem: [
    'A rep has two kinds of mail. There is the kind that goes out by the hundred, and there is the customer who answers and now wants a human.',
    "Tools for the first kind are good. The second still waits until you sit down, and it's the one that pays.",
  ],
  solution: [
    'Flow looks after those who reply. You hear them first, you answer in a sentence between two visits, and you give the open ones a date.',
    'It has no templates, no sequences and no counters. A mail from Flow is one mail to one person, in words that you said a moment ago.',
  ],
  features: {
    heading: 'The other end of the funnel',
    items: [
      {
        name: 'Answers before campaigns',
        text: 'Customers who wrote to you alone play ahead of every notice.',
      },
      {
        name: 'From the car park',
        text: 'You leave a meeting and what you promised is sent before you start the engine.',
      },
      {
        name: 'Visits by voice',
        text: "Ask when you're free on Thursday, offer it, and book it.",
      },
      {
        name: 'Nothing hidden inside',
        text: 'No pixel, no tracked link. What you send is what they see.',
      },
      {
        name: 'Undo for a month',
        text: 'A verdict given in haste can be taken back, and not only in the seconds after.',
      },
    ],
  },
  benefits: [
    'Warm customers hear from you while warm',
    'Dead time between visits counts',
    'Nobody on the other side is watched',
    'The machine belongs to you',
    'No browser has to be open',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, as the service it builds on [sla]',
    calendar: 'Event invites and shared availability, with default guests [guests]',
    undo: 'Not stated',
    sending: 'Send later, and sequences of mails [permissions]',
    offline: 'Not stated',
    whereMailIs: 'With Google. It asks for leave to read, send, delete and manage it [permissions]',
    languageModels: 'Not stated',
    price: 'A free plan, and paid ones by the month or the year, as read in its help pages [billing]',
  },
  choose: {
    them: [
      'Choose Mixmax if your day is outreach: sequences, tracking of opens and clicks, rules, and a link to Salesforce. [permissions] [sla]',
      'For teams it has workspaces with roles and admins. Flow is for one person. [roles]',
      'Sharing slots for others to pick is built in, too. Flow can only read your openings to you. [guests]',
    ],
    flow: [
      'Choose Flow if your best customers answer, and you are seldom at a desk when they do.',
      "Choose it if you'd rather not put another firm between Google and your mail.",
    ],
  },
  figures: [
    {
      figure: '1,000',
      text: "mails a day is what Mixmax may cap one user at, to stay within the limits of Google. Nobody speaks that many, and Flow doesn't aim to. [sla]",
    },
    {
      figure: '25 %',
      text: "less is the price by the year than by the month, in its help pages. Flow's own discount is 20 %: $30 a month against $24, so 12 × $6 saved in a year. [billing]",
    },
    {
      figure: '8 GB',
      text: "of memory is what its extension asks of a computer. Flow's reader runs in a browser tab on a phone. [sla]",
    },
  ],
  call: {
    line: 'Talk to the ones who answered.',
    text: 'The demo has a few customers who want to buy and one who wants his money back.',
  },
  questions: [
    {
      ask: 'Can Flow send a sequence?',
      answer: 'No. It sends one mail at a time. For a row of mails to a list, a sales tool is right.',
    },
    {
      ask: 'Will I know who opened my offer?',
      answer: "No. Flow doesn't track. You can have it tell you who hasn't answered by Friday.",
    },
    {
      ask: 'Can I use both on one account?',
      answer: 'Yes, since both stand on Gmail. What one sends, the other sees in the thread.',
    },
  ],
  examples: [
    {
      say: 'Tell her the offer stands until the end of the month',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the offer stands until the end of the month',
      flow: 'One customer, one line, read back before it leaves.',
    },
    {
      say: 'When am I free on Thursday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-19',
      flow: 'Your gaps that day, to be offered in the next breath.',
    },
    {
      say: 'Find everything from Halden since June',
      state: 'mail',
      command: 'search',
      with: 'words: everything from Halden since June',
      flow: 'The whole history with one customer, newest first.',
    },
  ],
  sources: [
    {
      name: 'sla',
      publisher: 'Mixmax Help Center',
      title: 'Mixmax service SLAs and system requirements',
      url: 'https://success.mixmax.com/article/366-mixmax-service-slas',
      read: '2026-11-27',
    },
    {
      name: 'guests',
      publisher: 'Mixmax Help Center',
      title: 'Adding default guests to your meetings',
      url: 'https://success.mixmax.com/article/192-adding-default-guests-to-your-meetings',
      read: '2026-11-27',
    },
    {
      name: 'permissions',
      publisher: 'Mixmax Help Center',
      title: 'Installing Mixmax and required permissions',
      url: 'https://success.mixmax.com/en/articles/8079788-installing-mixmax-and-required-permissions',
      read: '2026-11-27',
    },
    {
      name: 'billing',
      publisher: 'Mixmax Help Center',
      title: 'Canceling your Mixmax subscription',
      url: 'https://success.mixmax.com/en/articles/8061944-canceling-your-mixmax-subscription',
      read: '2026-11-27',
    },
    {
      name: 'roles',
      publisher: 'Mixmax Help Center',
      title: 'Account and billing overview',
      url: 'https://success.mixmax.com/article/231-account-billing-overview',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
