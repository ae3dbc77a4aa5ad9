import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-sanebox',
  title: 'SaneBox',
  type: 'assistant',
  owner: 'SaneBox, Inc.',
  site: 'https://www.sanebox.com',
  description:
    "SaneBox moves what can wait out of your inbox. Flow reads you what can't. Ten rows from its own help pages, and why many people could use one after the other.",
  keywords: ['SaneBox alternative', 'Flow vs SaneBox', 'email filtering', 'inbox triage', 'SaneLater'],
  updated: '2026-11-28',
  hero: {
    line: 'It sweeps the floor. Flow answers the door.',
    lead: "SaneBox takes what isn't urgent and puts it in a folder for later. What is left on the floor are the people. They'd like an answer, and sweeping can't give one.",
  },
  problem: [
    'A swept inbox is a fine sight. Seven mails, all of them real. You close it with a good feeling, and in the evening there are seven mails, all of them waiting.',
    'The folder for later fills, too, and has a digest, which is a mail.',
  ],
  solution: [
    'Flow begins where sweeping ends. It plays the seven, and each gets a verdict: an answer, a date, another name. In the time of a short walk they are none.',
    "It sweeps as well when you say so, by sender, by kind or by age. But it never moves a thing that you haven't ordered.",
  ],
  features: {
    heading: 'After the sweeping',
    items: [
      {
        name: 'Seven, then none',
        text: 'Each is played once and decided once.',
      },
      {
        name: 'A sweep on order',
        text: 'Newsletters, alerts, a sender: counted first, and with your yes.',
      },
      {
        name: 'Why this one',
        text: 'Ask, and the reason for its place is told.',
      },
      {
        name: 'No digest',
        text: 'Ask how many are left, whenever you like.',
      },
      {
        name: 'The way back',
        text: 'A sweep from three weeks ago can be undone.',
      },
    ],
  },
  benefits: [
    'People get answers and not just a clean place',
    'Nothing moves behind your back',
    'Later has an hour on it',
    'No folder to look through on Sundays',
    'Both brooms may be used',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Most hosts by IMAP, such as Gmail, Outlook and Fastmail [baizaar]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Takes no part in sending or receiving your mail [how]',
    offline: "Its servers go on sorting while you're offline [permissions]",
    whereMailIs: 'With your own provider, at all times [how]',
    languageModels: 'It reads headers and not bodies, so it makes no summaries [baizaar]',
    price: 'Not stated',
  },
  choose: {
    them: [
      "Choose SaneBox if noise is your trouble, and if you use several accounts or one that isn't Gmail. [baizaar]",
      'It sorts day and night without you, and learns when you move a mail to another folder. [how]',
      'It judges by headers alone, which is modest and rare. [baizaar]',
    ],
    flow: [
      'Choose Flow if what is left after sorting is still too much.',
      'Choose both: it keeps the robots out, and Flow reads you the rest.',
    ],
  },
  call: {
    line: 'Answer the door seven times.',
    text: 'Seven are waiting in the made-up inbox. Nobody has swept there.',
  },
  questions: [
    {
      ask: 'Does Flow sort in the background?',
      answer: 'No. It orders what you hear, and moves what you tell it to.',
    },
    {
      ask: 'Will Flow see what SaneBox moved away?',
      answer: "It's in Gmail under a label, so search finds it. The queue begins with your inbox.",
    },
    {
      ask: 'Does Flow learn from me?',
      answer:
        'By counting, such as whom you answer within the hour. You can hear the list and strike a line. It trains no model on your mail.',
    },
  ],
  examples: [
    {
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
      flow: 'They are counted, you agree, and they are out of the way.',
    },
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'A number without a digest.',
    },
  ],
  sources: [
    {
      name: 'how',
      publisher: 'SaneBox Help',
      title: 'How does SaneBox work',
      url: 'https://www.sanebox.com/help/155-how-does-sanebox-work',
      read: '2026-11-27',
    },
    {
      name: 'baizaar',
      publisher: 'Baizaar',
      title: 'SaneBox privacy review',
      url: 'https://baizaar.tools/?p=1611',
      read: '2026-11-27',
    },
    {
      name: 'permissions',
      publisher: 'SaneBox Help',
      title: 'Understanding SaneBox permissions',
      url: 'https://sanebox.com/help/36-permissions-needed-for-sanebox-to-work',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
