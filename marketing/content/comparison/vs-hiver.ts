import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-hiver',
  title: 'Hiver',
  type: 'help desk',
  owner: 'Hiver',
  site: 'https://hiverhq.com',
  description:
    'Hiver makes one Gmail inbox workable for a whole team. Flow makes your own Gmail workable on foot. Ten rows from its help and security pages.',
  keywords: ['Hiver alternative', 'Flow vs Hiver', 'shared inbox Gmail', 'Gmail help desk', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Ours to share, mine to settle.',
    lead: 'In many firms the same person sits in two inboxes: the one that belongs to all, and the one with her own name on it. Hiver is for the first. Flow is for the second.',
  },
  problem: [
    "The shared one has owners, tags and a clock, so that nobody can overlook it. The private one has none of this, so that's where things are overlooked.",
    "It's your own mail that waits: the colleague who needs a yes, the supplier you alone know, your mother-in-law about Sunday.",
  ],
  solution: [
    'Flow goes through the private one with you, by ear, on the way in. By the time you open the shared one, nothing of yours is left hanging over it.',
    "It has no owners or tags, since there's only you. What isn't for you is handed to somebody by name, with a line.",
  ],
  features: {
    heading: 'The one with your name',
    items: [
      {
        name: 'Yes or no to colleagues',
        text: 'In the lift, and in writing.',
      },
      {
        name: 'The supplier only you know',
        text: 'Played early, as he waits for you.',
      },
      {
        name: 'Sunday',
        text: 'Is put in the calendar, and said so.',
      },
      {
        name: 'Not mine',
        text: 'Goes to the shared address, with a sentence.',
      },
      {
        name: 'Not now',
        text: 'Comes back at three.',
      },
    ],
  },
  benefits: [
    'Both inboxes are at peace by nine',
    'Colleagues get their yes the same morning',
    'Sunday is settled',
    'Nothing private sits in a team tool',
    'You start the shift with a free head',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, as an extension. Its web application adds Outlook [security]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs:
      'With Google, in the extension. It keeps ids, subjects and headers, and texts only for a while [faq] [store]',
    languageModels: 'An AI layer lies on top of shared inboxes, its security page says [security]',
    price: 'Per user you enable, after a trial of 7 days [faq]',
  },
  choose: {
    them: [
      'Choose Hiver if several people answer for one address, and want to stay in Gmail to do it. [security]',
      'It has assignment, automation, service clocks and reports. Flow has none of these.',
      'It says in numbers what is stored and how long, down to the hour. [store]',
    ],
    flow: [
      'Choose Flow for the inbox that no team will ever empty for you.',
      'Choose both, on two accounts, for two halves of a job.',
    ],
  },
  call: {
    line: 'Settle what is yours on the way in.',
    text: 'In the made-up inbox your mother-in-law has asked about Sunday.',
  },
  questions: [
    {
      ask: 'Can Flow work on the shared inbox?',
      answer: "It reads one Gmail account, for one person. Assignment and notes of a team tool it doesn't know.",
    },
    {
      ask: 'Can I hand a thread to the team?',
      answer: 'Yes. Forward it to the shared address, with your line on top.',
    },
    {
      ask: 'Does Flow have reports?',
      answer: 'No. It tells you how many are left.',
    },
  ],
  examples: [
    {
      say: 'Tell her Sunday at one is lovely',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Sunday at one is lovely',
      flow: 'Said, framed, read out and on its way.',
    },
    {
      say: 'Forward it to support and say this one is yours',
      state: 'mail',
      command: 'forward:who',
      with: 'who: support; words: this one is yours',
      flow: 'The shared inbox has it, with a sentence.',
    },
    {
      say: 'Remind me at three',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 15:00',
      flow: 'Not now, and not forgotten.',
    },
  ],
  sources: [
    {
      name: 'security',
      publisher: 'Hiver',
      title: 'Security center',
      url: 'https://hiverhq.com/security-center',
      read: '2026-11-27',
    },
    {
      name: 'faq',
      publisher: 'Hiver',
      title: 'Frequently asked questions',
      url: 'https://hiverhq.com/faq',
      read: '2026-11-27',
    },
    {
      name: 'store',
      publisher: 'Hiver Help',
      title: 'Do you store my emails on your servers',
      url: 'https://help.hiverhq.com/article/do-you-store-my-emails-on-your-servers/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
