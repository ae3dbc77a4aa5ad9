import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-reclaim',
  title: 'Reclaim',
  type: 'scheduler',
  owner: 'Reclaim.ai, Inc., a part of Dropbox',
  site: 'https://reclaim.ai',
  description:
    'Reclaim moves your blocks about the calendar so that the week works out. Flow moves them when you say so. Ten rows with sources, and which suits you.',
  keywords: ['Reclaim alternative', 'Flow vs Reclaim.ai', 'AI calendar', 'time blocking', 'voice calendar'],
  updated: '2026-11-28',
  hero: {
    line: 'A calendar that shifts, or one that listens.',
    lead: 'There are people who love it when the week arranges itself, and people who want to be asked. Reclaim is for the former. This page is written for those in doubt.',
  },
  problem: [
    "An arranged week is a marvel until you had a reason. The run was on Tuesday because of the light. Now it's on Wednesday, because of a rule.",
    "And half of what changes a week doesn't stand in the calendar. It comes by mail, with 'could we perhaps' at the start.",
  ],
  solution: [
    "Flow has the mail and the calendar in one talk. It plays the 'could we perhaps', you ask what's there, you say what should happen, and both are done.",
    'Nothing shifts by itself. If you want the mornings kept free for good, say it once, and the entry repeats.',
  ],
  features: {
    heading: 'Asked, not arranged',
    items: [
      {
        name: 'The mail that moves things',
        text: 'Heard with the calendar at hand.',
      },
      {
        name: 'Gaps inside your hours',
        text: 'Told in order, for one day or the next.',
      },
      {
        name: 'Blocks with your reasons',
        text: 'Put where you say, and left there.',
      },
      {
        name: 'One exception',
        text: 'A single Monday of a series moves, and the others stay.',
      },
      {
        name: 'The word to others',
        text: 'The answer goes out in the same minute.',
      },
    ],
  },
  benefits: [
    'The run stays in the light',
    "Reasons needn't be written into rules",
    'Mail and calendar are settled together',
    'Surprises come from people only',
    'What moved can be moved back',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Google Calendar, and by a review of its policy Outlook too [data] [review]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. It reads and writes events, and states that it never sells data [data] [security]',
    languageModels: 'The review calls it AI-driven. It plans blocks by your priorities [review]',
    price: 'A trial of 14 days, then a free Lite plan or a paid one [trial]',
  },
  choose: {
    them: [
      "Choose Reclaim if you'd like habits, tasks and focus hours to find their own place, and move when they must. [review]",
      'It keeps several calendars in step, and offers links on which others pick a time. Flow does neither. [data] [connected]',
      'Its security page is plain reading and lets you wipe your data yourself. [security]',
    ],
    flow: [
      'Choose Flow if your week is changed by people and not by rules.',
      'Choose it if you want the mail that causes the change in the same breath.',
    ],
  },
  call: {
    line: 'Keep the run on Tuesday.',
    text: "A week full of 'could we perhaps' is laid out in the demo.",
  },
  questions: [
    {
      ask: 'Does Flow plan my week?',
      answer:
        'Not unasked. Tell it "clear my afternoon", and you hear where up to eight events would go. They stay until you agree.',
    },
    {
      ask: 'Does it sync several calendars?',
      answer: 'No. It works with your Google Calendar as it is.',
    },
    {
      ask: 'Can both be used together?',
      answer: 'Yes. What Flow puts down is an event like any other, around which the other plans.',
    },
  ],
  examples: [
    {
      say: 'Block every morning',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-17 09:00-12:00; repeats: day ',
      flow: 'One sentence, and the entry repeats.',
    },
    {
      say: 'Cancel my standup tomorrow',
      state: 'mail',
      command: 'event:cancel',
      with: 'time: 2026-11-18; which: standup; scope: this',
      flow: 'This one only. The series stays.',
    },
    {
      say: 'Clear Friday afternoon',
      state: 'mail',
      command: 'event:plan',
      with: 'time: 2026-11-20 12:00-17:00',
      flow: 'A plan is read to you: this one moves to Monday, that one is declined. Your yes does it.',
    },
  ],
  sources: [
    {
      name: 'data',
      publisher: 'Reclaim Help',
      title: 'What does Reclaim do with my data',
      url: 'https://help.reclaim.ai/en/articles/3600703-what-does-reclaim-do-with-my-data',
      read: '2026-11-27',
    },
    {
      name: 'trial',
      publisher: 'Reclaim Help',
      title: 'What happens at the end of a free trial',
      url: 'https://help.reclaim.ai/en/articles/6405151-what-happens-at-the-end-of-a-free-trial',
      read: '2026-11-27',
    },
    {
      name: 'connected',
      publisher: 'Reclaim Help',
      title: 'Connected calendar overview',
      url: 'https://help.reclaim.ai/en/articles/6516165-connected-calendar-overview',
      read: '2026-11-27',
    },
    {
      name: 'security',
      publisher: 'Reclaim',
      title: 'Data privacy and security',
      url: 'https://reclaim.ai/security',
      published: '2024-01-08',
      read: '2026-11-27',
    },
    {
      name: 'review',
      publisher: 'BuildBetter',
      title: 'Reclaim.ai privacy policy reviewed',
      url: 'https://blog.buildbetter.ai/do-they-own-your-data-reclaim-ai-privacy-policy-reviewed',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
