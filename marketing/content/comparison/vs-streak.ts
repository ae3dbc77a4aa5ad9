import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-streak',
  title: 'Streak',
  type: 'follow-up',
  owner: 'Streak, Inc.',
  site: 'https://www.streak.com',
  description:
    'Streak turns Gmail into a pipeline with boxes and stages. Flow turns it into a conversation. Ten rows from its help pages, and a word on who should want which.',
  keywords: ['Streak alternative', 'Flow vs Streak CRM', 'Gmail CRM', 'sales pipeline Gmail', 'voice follow-up'],
  updated: '2026-11-27',
  hero: {
    line: 'Deals in boxes, or people in your ear.',
    lead: 'Streak shows where every deal stands. Flow lets you move the one that has just written. One is a map, and the other a pair of legs.',
  },
  problem: [
    "A pipeline tells you on Friday that four deals have been 'Contacted' for a fortnight. You knew. You lacked the minute in which to write to them.",
    "The minutes exist. They're between two visits, with a sandwich, and far from the map.",
  ],
  solution: [
    'Flow plays the four. You say a line to each, by name, and give it a day on which silence should ring. By the end of the sandwich nothing is stuck but the mustard.',
    'The boxes need not know. Since both live in Gmail, the mails you send are in the thread where the box expects them.',
  ],
  features: {
    heading: 'Legs for the map',
    items: [
      {
        name: 'The one who wrote',
        text: 'Plays first, ahead of notices and newsletters.',
      },
      {
        name: "The one who didn't",
        text: 'Comes back on the day you set.',
      },
      {
        name: 'A visit',
        text: 'Asked, offered and booked in three sentences.',
      },
      {
        name: 'What was agreed',
        text: 'A question, and the line with its date.',
      },
      {
        name: 'No entry forms',
        text: 'Nothing to fill in but what you say.',
      },
    ],
  },
  benefits: [
    "Friday's map has moved",
    'Sandwiches get things done',
    'Silence has a date',
    'You quote the customer correctly',
    'Nobody types in a car',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, inside its page [how]',
    calendar: 'Dates of tasks can go to Google Calendar [why]',
    undo: 'Not stated',
    sending: 'Mail merge to 1,500 a day on paid plans, or 400 from a private Gmail [limits]',
    offline: 'Not stated',
    whereMailIs: "With Google. It stores the thread's id, addresses and times, and not the text [read]",
    languageModels: "AI columns are filled from a box's mails or from the web [pipeline]",
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Streak if you lead a pipeline, alone or as a team. Flow keeps no deals, stages or reports.',
      'It shares threads among colleagues and fills columns of the table by AI. [how] [pipeline]',
      "And it sends to many at once, within Google's limits. [limits]",
    ],
    flow: [
      'Choose Flow for the talk with each of them, on foot.',
      'Choose both. The map stays in Gmail, and you walk.',
    ],
  },
  call: {
    line: 'Move one deal over lunch.',
    text: 'Four silent people are in the trial mailbox. Wake one of them.',
  },
  questions: [
    {
      ask: 'Does Flow know my pipeline?',
      answer: 'No. It reads mail and calendar. What Streak writes beside them stays beside them.',
    },
    {
      ask: 'Can I ask Flow who is in which stage?',
      answer: 'No. Ask what somebody wrote, and when.',
    },
    {
      ask: 'Will Flow move a box?',
      answer: 'No. A reply from you goes into the thread, and Streak makes of that what it does by its own rules.',
    },
  ],
  examples: [
    {
      say: "Remind me if they don't answer by next Monday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
      flow: 'The thread rests, and rings only on silence.',
    },
    {
      say: 'Tell her we can start in the second week of January',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can start in the second week of January',
      flow: 'One deal moves, between two bites.',
    },
  ],
  sources: [
    {
      name: 'how',
      publisher: 'Streak Support',
      title: 'How does Streak integrate with my email',
      url: 'https://support.streak.com/adding-emails-to-boxes/overview-how-do-my-emails-work-with-streak',
      read: '2026-11-27',
    },
    {
      name: 'why',
      publisher: 'Streak Support',
      title: 'Why does Streak need permission to my Google accounts',
      url: 'https://support.streak.com/privacy-security-faqs/qa-why-does-streak-need-permission-to-my-google-accounts',
      read: '2026-11-27',
    },
    {
      name: 'limits',
      publisher: 'Streak Support',
      title: 'Daily mail merge sending limits',
      url: 'https://support.streak.com/en/articles/2546069-daily-mail-merge-sending-limits',
      read: '2026-11-27',
    },
    {
      name: 'read',
      publisher: 'Streak Support',
      title: 'Does Streak read or have access to my emails',
      url: 'https://support.streak.com/en/articles/2548748-does-streak-read-or-have-access-to-my-emails',
      read: '2026-11-27',
    },
    {
      name: 'pipeline',
      publisher: 'Streak Support',
      title: 'What is a pipeline',
      url: 'https://support.streak.com/en/articles/2761926-what-is-a-pipeline',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
