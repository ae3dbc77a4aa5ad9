import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-mailcopilot',
  title: 'MailCopilot',
  type: 'mail client',
  owner: 'MailCopilot',
  site: 'https://mailcopilot.io',
  description:
    'MailCopilot is a desktop client with three columns, an offline switch and an assistant if you want one. Flow has no columns. Ten rows, out of its guide.',
  keywords: [
    'MailCopilot alternative',
    'Flow vs MailCopilot',
    'desktop email client AI',
    'offline email',
    'inbox zero app',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Three columns and a copilot, or one line.',
    lead: "MailCopilot puts folders left, mails in the middle, the letter on the right, and beside it all an assistant who'll do things if you nod. Flow has a single line, in time: what's said now.",
  },
  problem: [
    'Columns are for seeing where you are. People with folders named after clients like that, and so did we.',
    "Then one notices that the eye walks left, middle, right, left, for each letter, some hundred times a day, and that it's the eye that's tired in the evening and not the head.",
  ],
  solution: [
    "In Flow the letter comes to you. When it's dealt with, the next one does. There's no left and no right, and the eye may look out of the window, where a magpie is stealing something.",
    "Folders exist, as labels. 'Label it Berger' puts it where your order wants it, and you needn't see the place to trust it.",
  ],
  features: {
    heading: 'One line',
    items: [
      {
        name: 'Comes by itself',
        text: 'The next begins when this is done.',
      },
      {
        name: 'Goes by a word',
        text: 'Archive, later, Berger.',
      },
      {
        name: 'Comes back on time',
        text: 'With a date, if you gave one.',
      },
      {
        name: 'Is there without a net',
        text: "What you say is kept, and done when you're online.",
      },
      {
        name: 'Can be seen',
        text: 'Captions show whatever is spoken.',
      },
    ],
  },
  benefits: [
    'Eyes have the evening off',
    'Labels fill up without a mouse',
    'A hundred walks are spared',
    'Magpies get watched',
    'The end of the inbox is told to you, without a score',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Several accounts over IMAP, in one common inbox if you like [look] [folders]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'The assistant shows you what it would send, and waits for your yes [assistant]',
    offline: 'A switch for working offline, from what was fetched. Changes go up later [look]',
    whereMailIs: 'With your provider, and on your computer, for as many days as you set [folders]',
    languageModels: 'An optional assistant sums up, drafts, searches and sorts [assistant]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose MailCopilot if you like columns, have several IMAP accounts and work on a computer. [look]',
      'Its offline mode goes folder by folder, for as far back as you choose. [folders]',
      'The assistant asks before it deletes, moves or sends, and can be left out altogether. [assistant]',
    ],
    flow: [
      'Choose Flow if your eyes have had enough columns.',
      'Choose it for standing, walking and looking out of windows.',
    ],
  },
  call: {
    line: 'Hear one line of mail.',
    text: "It begins by itself, and the magpie won't mind.",
  },
  questions: [
    {
      ask: 'Does Flow have folders?',
      answer: "It has Gmail's labels. You name one and the mail is there.",
    },
    {
      ask: 'Does Flow work offline?',
      answer: "For what's been fetched, yes. What you order is done once there's a net.",
    },
    {
      ask: 'Does Flow have an assistant like that?',
      answer: "Its orders are rules. For a model you'd have to bring your own, and needn't.",
    },
  ],
  examples: [
    {
      say: 'Label it Berger',
      state: 'mail',
      command: 'label:Label_Berger',
      labels: ['Berger'],
      flow: 'In its place, unseen.',
    },
    {
      say: 'Remind me if nobody replies by Monday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
      flow: 'Only silence brings it back.',
    },
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'Done, and the next line begins.',
    },
  ],
  sources: [
    {
      name: 'look',
      publisher: 'MailCopilot Docs',
      title: 'Interface overview',
      url: 'https://docs.mailcopilot.io/usage/interface-overview/',
      read: '2026-11-27',
    },
    {
      name: 'folders',
      publisher: 'MailCopilot Docs',
      title: 'Folder settings',
      url: 'https://docs.mailcopilot.io/settings/folders-settings',
      read: '2026-11-27',
    },
    {
      name: 'assistant',
      publisher: 'MailCopilot Docs',
      title: 'AI assistant',
      url: 'https://docs.mailcopilot.io/ai-assistant',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
