import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-bluemail',
  title: 'BlueMail',
  type: 'mail client',
  owner: 'Blix, Inc.',
  site: 'https://bluemail.me',
  description:
    'BlueMail brings all your accounts and your calendar into one free-moving app. Flow brings one account into your ear. Ten rows from its policy and help pages.',
  keywords: [
    'BlueMail alternative',
    'Flow vs BlueMail',
    'unified inbox app',
    'multiple email accounts',
    'hands-free email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'All accounts at a glance, one by ear.',
    lead: 'Three addresses, two calendars, one app: BlueMail is for people whose lives have several letterheads. Flow is for the letterhead that takes the most time.',
  },
  problem: [
    "In a common inbox the school writes above the bank, and the bank above the boss. It's all there, which is the good news and the bad.",
    "You glance, you sort with your eyes, and by the time you've found the boss the lift is there.",
  ],
  solution: [
    'Flow leaves out everything but one account and begins with the boss, as she waits for you. You answer before the lift door has closed, and hear your answer once.',
    'The other letterheads stay in the app, where they look fine.',
  ],
  features: {
    heading: 'One letterhead, done properly',
    items: [
      {
        name: 'The boss, then the rest',
        text: 'People who wait are first. Lists come last.',
      },
      {
        name: 'A calendar that answers',
        text: 'Asked in the same breath as the mail.',
      },
      {
        name: 'Piles by kind',
        text: 'Cleared in a sentence, after a count.',
      },
      {
        name: 'No glance needed',
        text: 'It can all pass through the ear.',
      },
      {
        name: 'No mixing',
        text: "The school and the bank aren't in it.",
      },
    ],
  },
  benefits: [
    'The lift ride is enough',
    'The boss hears first',
    "Eyes needn't sort",
    "What's private stays in its own app",
    'The busiest account is the quietest by noon, or nearly so',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Accounts such as Gmail and Outlook, added by their own sign-in [permissions]',
    calendar: 'Built in, and able to add events to the calendar of your device [policy] [permissions]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'With your providers. It states that it stores no mails on its servers [policy]',
    languageModels: 'Not stated',
    price: 'Fee-based plans are offered, its policy says [policy]',
  },
  choose: {
    them: [
      "Choose BlueMail if you've several accounts and want them on one screen, on a phone or a desktop. [policy]",
      'Its policy begins with two sentences that one likes to read: no mails on its servers, and no data sold. [policy]',
      'Calendar, contacts and a board for later come in the same app. Flow has the first of these. [policy]',
    ],
    flow: [
      "Choose Flow for the one account that eats the day, if it's a Gmail.",
      'Choose both. They can look at one account in peace.',
    ],
  },
  call: {
    line: 'Answer the boss between two floors.',
    text: 'She has written to the demo, too, and waits on the third.',
  },
  questions: [
    {
      ask: 'Can Flow hold several accounts?',
      answer: "No, it's one Gmail at a time, for one person.",
    },
    {
      ask: 'Does Flow come as an app?',
      answer: 'No. It is a page in the browser, from your own machine.',
    },
    {
      ask: 'Does Flow show all calendars?',
      answer: 'It works with your Google Calendar, as it stands there.',
    },
  ],
  examples: [
    {
      say: 'Start',
      state: 'resting',
      command: 'start',
      flow: 'The queue begins with whoever waits for you.',
    },
    {
      say: 'Say yes, the figures are on their way',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, the figures are on their way',
      flow: 'Said between two floors, and heard once.',
    },
    {
      say: 'Am I free at three on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 15:00',
      flow: "Yes or no, and what's in the way.",
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'BlueMail',
      title: 'Privacy policy',
      url: 'https://bluemail.me/privacy',
      read: '2026-11-27',
    },
    {
      name: 'permissions',
      publisher: 'BlueMail Help',
      title: 'Permissions',
      url: 'https://help2.bluemail.me/help/all-premissions/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
