import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-zammad',
  title: 'Zammad',
  type: 'help desk',
  owner: 'Zammad GmbH',
  site: 'https://zammad.org',
  description:
    'Zammad is an open help desk for teams on your own server. Flow is an open voice for one Gmail, on the same server if you like. Ten sourced rows.',
  keywords: [
    'Zammad alternative',
    'Flow vs Zammad',
    'open source helpdesk',
    'self-hosted ticket system',
    'self-hosted email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A desk for many. A voice for one.',
    lead: "Admins who run their own things tend to know Zammad. If it's already humming in the rack, Flow could hum beside it, for the mail that isn't a ticket.",
  },
  problem: [
    "The desk takes what comes to support. Your own inbox takes the rest: vendors, the landlord of the data centre, the auditor, and the boss who doesn't believe in tickets.",
    'That rest has no workflow. You read it on the phone, on the ladder, with a cable tester in the other hand.',
  ],
  solution: [
    'Flow reads it to you up there. You answer, file it or set a date, and the ladder stays safe. At the keyboard the same orders are keys and a typing line.',
    "Hosting it is in your hands, as you like it. Tokens and drafts are encrypted on your machine, and what's kept is listed table by table.",
  ],
  features: {
    heading: 'From the ladder',
    items: [
      {
        name: 'Vendors in one breath',
        text: "'Thursday after four, use the back door.'",
      },
      {
        name: "The auditor's deadline",
        text: 'Found in his own sentence, and put on your calendar.',
      },
      {
        name: 'Alerts in bulk',
        text: 'By tool and by age, counted first.',
      },
      {
        name: 'Undo as a habit',
        text: 'Every act is logged, and can be reversed for a month.',
      },
      {
        name: 'Yours to inspect',
        text: 'Free software, with nothing that phones home.',
      },
    ],
  },
  benefits: [
    'The ladder and the inbox agree',
    'Non-tickets get answers, too',
    'Alert mail is cleared by the hundred',
    'Root stays with you',
    "The boss needn't learn what a ticket is",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Mail and phone calls, with channels such as Microsoft 365 [readme] [ms365]',
    calendar: 'Not stated',
    undo: 'Not for everything. To delete a customer destroys all of their tickets, its manual warns [users]',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'On a system of yours, where you install it [readme]',
    languageModels: 'Not stated',
    price: 'Open source under the AGPL [readme]',
  },
  choose: {
    them: [
      "Choose Zammad if a team of agents answers many customers. That's its purpose, and it is done in the open. [readme]",
      'It has roles, groups and ways to bring users from a directory. Flow has one user: you. [users]',
      'Its manuals are long and frank, down to the known bugs. [users]',
    ],
    flow: [
      'Choose Flow for what lands in your own Gmail and will never be a ticket.',
      'Choose both, on one machine, for the desk and for the ladder.',
    ],
  },
  call: {
    line: 'Answer the auditor from the ladder.',
    text: 'Nothing to install for a first listen. The demonstration runs in a tab.',
  },
  questions: [
    {
      ask: 'Does Flow turn mails into tickets?',
      answer: "No. It can forward one to the desk's address, with your line.",
    },
    {
      ask: 'What does it need to run?',
      answer: 'A machine that can stay on, a Google project of yours and a browser.',
    },
    {
      ask: 'Is there single sign-on or a directory?',
      answer: 'No. Each person signs in with Google and sees one mailbox.',
    },
  ],
  examples: [
    {
      say: 'Forward it to support and say please open a ticket for this',
      state: 'mail',
      command: 'forward:who',
      with: 'who: support; words: please open a ticket for this',
      flow: "The desk has it, and you don't.",
    },
    {
      say: 'Archive everything from GitHub older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: GitHub; day: 2026-10-17',
      flow: "Last month's noise is counted, then cleared on your yes.",
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'Zammad on GitHub',
      title: 'README',
      url: 'https://github.com/zammad/zammad',
      read: '2026-11-27',
    },
    {
      name: 'ms365',
      publisher: 'Zammad Admin Documentation',
      title: 'Microsoft 365 channel, settings',
      url: 'https://admin-docs.zammad.org/de/latest/channels/microsoft365/settings.html',
      read: '2026-11-27',
    },
    {
      name: 'users',
      publisher: 'Zammad Admin Documentation',
      title: 'Users',
      url: 'https://admin-docs.zammad.org/_/downloads/de/5.3/htmlzip/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
