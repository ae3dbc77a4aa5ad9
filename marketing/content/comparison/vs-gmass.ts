import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gmass',
  title: 'GMass',
  type: 'mail merge',
  owner: 'GMass, Inc.',
  site: 'https://www.gmass.co',
  description:
    'GMass sends one mail to very many people from Gmail. Flow helps you answer the few who write back. Ten rows from public pages, with the age of each fact stated.',
  keywords: ['GMass alternative', 'Flow vs GMass', 'Gmail mail merge', 'answer campaign replies', 'voice email'],
  updated: '2026-11-27',
  hero: {
    line: 'Four hundred out. Eleven come back.',
    lead: "A mail merge is a megaphone, and a good one. Flow has no megaphone. It's the ear afterwards, when eleven people take the trouble to reply and deserve a person.",
  },
  problem: [
    "After a campaign the inbox is a beach at low tide: bounces, holiday notes, 'remove me', and among them the one who wants to buy.",
    'You pick through it by eye. The buyer is found on Thursday.',
  ],
  solution: [
    'Flow plays people before machines. The one who wrote three lines to you comes first, and you answer in the minute. Notices can be swept off by sender.',
    "Every open thread takes a date, so that eleven good talks don't turn into eleven good intentions.",
  ],
  features: {
    heading: 'At low tide',
    items: [
      {
        name: 'People first',
        text: 'Real replies ahead of bounces and absences.',
      },
      {
        name: "'Remove me', done kindly",
        text: 'A short answer, and the thread is gone.',
      },
      {
        name: 'A date for each',
        text: "Those who said 'after Easter' return after Easter.",
      },
      {
        name: 'Clear the rest',
        text: 'By sender and by age, counted before it happens.',
      },
      {
        name: 'One mail is one mail',
        text: 'To one person, in your words, heard once.',
      },
    ],
  },
  benefits: [
    'The buyer is answered on Tuesday',
    "'After Easter' is kept",
    "Bounces don't hide people",
    'Nobody gets a campaign twice by voice',
    'Your tone survives the megaphone, and so does their patience',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail and Google Workspace, from within Gmail [privacy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Campaigns can be scheduled and stopped, with automatic follow-ups, as of 2016 [stop]',
    offline: 'Not stated',
    whereMailIs: "With Google. It stores recipients' addresses and not the text, it wrote in 2016 [privacy]",
    languageModels: 'Not stated',
    price: 'Free accounts with limits, beside paid ones, as of 2016 [stop]',
  },
  choose: {
    them: [
      "Choose GMass if you write to lists. Flow can't do that and won't.",
      'It tracks opens and clicks, handles unsubscribing and follows up by rule. [privacy] [stop]',
      'It also tests if your mail is likely to land in spam, and checks your links. [settings]',
    ],
    flow: [
      'Choose Flow for the inbox that a campaign leaves behind, with its few real people and its many machines.',
      "Choose it if you'd rather send ten mails that sound like you.",
    ],
  },
  call: {
    line: 'Talk to the eleven.',
    text: 'The practice inbox has had a campaign as well. See who wrote back.',
  },
  questions: [
    {
      ask: 'Does Flow do mail merge?',
      answer: 'No. One mail at a time, to people you name.',
    },
    {
      ask: "Will Flow stop GMass's follow-ups?",
      answer: "No. It doesn't know of them. A reply in Gmail is what the other program looks at.",
    },
    {
      ask: 'Does Flow track opens?',
      answer: "No. It puts nothing hidden into a mail, so it can't tell you who looked.",
    },
  ],
  examples: [
    {
      say: 'Tell him I will call after Easter',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I will call after Easter',
      flow: 'A promise in writing, and you can give it a date.',
    },
    {
      say: 'Skip all from Maria',
      state: 'mail',
      command: 'pass',
      with: 'field: from; text: Maria',
      flow: 'Her list replies wait while the others play.',
    },
    {
      say: 'Spam',
      state: 'mail',
      command: 'spam',
      flow: "The thing that isn't a reply is reported and gone.",
    },
  ],
  sources: [
    {
      name: 'privacy',
      publisher: 'GMass',
      title: 'How GMass treats your data, February 2016',
      url: 'https://www.gmass.co/blog/2016/02/',
      published: '2016-02',
      read: '2026-11-27',
    },
    {
      name: 'stop',
      publisher: 'GMass',
      title: 'How to stop GMass from sending, August 2016',
      url: 'https://www.gmass.co/blog/2016/08/',
      published: '2016-08',
      read: '2026-11-27',
    },
    {
      name: 'settings',
      publisher: 'GMass',
      title: 'Understanding the GMass settings box',
      url: 'https://www.gmass.co/blog/gmass-settings-box/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
