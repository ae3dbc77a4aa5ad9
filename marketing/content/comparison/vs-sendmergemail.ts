import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-sendmergemail',
  title: 'SendMergeMail',
  type: 'mail merge',
  owner: 'the makers of SendMergeMail AI',
  site: 'https://www.sendmergemail.com',
  description:
    'SendMergeMail writes and sends a letter to a list, with tracking. Flow sends one spoken line to one person, without. Ten rows from its policy of 2025.',
  keywords: [
    'SendMergeMail alternative',
    'Flow vs SendMergeMail',
    'AI mail merge',
    'Google Sheets mail merge',
    'email tracking',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A letter to all, a line to one.',
    lead: 'Every list was once a number of single people. SendMergeMail treats them as a list, quickly and well. Flow treats them as they were before.',
  },
  problem: [
    "The tempting thing about a list is that it never says 'How kind of you to ask'. It has rates: opened, clicked, unsubscribed.",
    "The people in it do say that, to you, in your inbox. That's where the rates end and the work begins.",
  ],
  solution: [
    'There Flow is at home. It reads you the kind one first, you answer in kind, and the one who wants out gets a decent goodbye.',
    "It measures nothing. You'll notice by their answers how it went. Some will take a week and some will never come, and either way nobody has been watched while making up their mind.",
  ],
  features: {
    heading: 'Before they were a list',
    items: [
      {
        name: 'One at a time',
        text: 'The person, the thread, the line.',
      },
      {
        name: 'Yours alone',
        text: 'No text is made for you.',
      },
      {
        name: 'Unobserved',
        text: 'No pixel, no counted link.',
      },
      {
        name: 'Remembered',
        text: 'Give it a day, and it comes back.',
      },
      {
        name: 'Taken back',
        text: 'Ten seconds before, or undo for the rest.',
      },
    ],
  },
  benefits: [
    'Kind people get kind answers',
    'Goodbyes are decent',
    'You sound like someone',
    'No rate to stare at',
    'The list gets shorter and better',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, for sending only [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: "Sends to a sheet's list from your Gmail, with opens and clicks tracked by consent [policy]",
    offline: 'Not stated',
    whereMailIs: "With Google. It doesn't read or store your existing mail, it states [policy]",
    languageModels: "One drafts text from your prompts, which aren't kept afterwards [policy]",
    price: 'By subscription, with limits on mails and on drafts [policy]',
  },
  choose: {
    them: [
      'Choose SendMergeMail if you have a list and a message for all of it.',
      'It asks for leave to send and not to read, which is the smaller request. Flow must read, or it would have nothing to say. [policy]',
      'It keeps a list of those who want no more mail, as good manners and the law demand. [policy]',
    ],
    flow: ['Choose Flow for what comes back.', 'Choose it if you write to few, and mean it.'],
  },
  call: {
    line: 'Write one line to one person.',
    text: 'In the demo a Mrs Okafor says how kind it was of you to ask.',
  },
  questions: [
    {
      ask: 'Does Flow need to read my mail?',
      answer: "Yes, that's its work. It does it on a machine that you run, and shows no model any of it.",
    },
    {
      ask: 'Can Flow write the text for me?',
      answer: 'No. You say it.',
    },
    {
      ask: 'Does it handle unsubscribes of my list?',
      answer: "No. It lets you leave other people's lists.",
    },
  ],
  examples: [
    {
      say: 'Say thanks',
      state: 'mail',
      command: 'short:thanks',
      with: 'reply: thanks',
      flow: 'Two words, and a polite mail to one person.',
    },
    {
      say: 'Tell her she is off the list, with our thanks for all the years',
      state: 'mail',
      command: 'reply:words',
      with: 'words: she is off the list, with our thanks for all the years',
      flow: 'A goodbye that one remembers kindly.',
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'The same courtesy, asked of others.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'SendMergeMail AI',
      title: 'Privacy policy',
      url: 'https://www.sendmergemail.com/privacy',
      published: '2025-12-29',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
