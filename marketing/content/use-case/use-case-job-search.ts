import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-job-search',
  title: 'Looking for a job',
  readers: 'Applicants with six irons in the fire',
  description:
    'Applications, invitations and silence from six firms at once. Hear each reply at once, ask your calendar, answer within the hour and chase with dignity.',
  keywords: [
    'job search email',
    'interview invitation reply',
    'follow up after interview',
    'application tracking',
    'job hunting',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Six firms. One of them writes at lunch.',
    lead: "You look for a new post while the old one has your days. Flow tells you on the walk to the canteen who wrote, and the answer is out before you're back.",
  },
  problem: [
    "You can't sit at your desk with 'We would like to meet you' on the screen. So the invitation waits for the evening, and in the evening the slot has gone.",
    'With six at once you lose track: who wanted references, who was going to ring, to whom did you praise which product.',
  ],
  solution: [
    'An earbud and a short walk will do. The firms that wrote are played first, you ask if that hour is free, and the yes leaves in your usual tone.',
    'Silence gets a date. A week after the interview the thread comes back, unless they have written, and you send the one line that reads as interest and not as despair.',
  ],
  features: {
    heading: 'Quietly, on the side',
    items: [
      {
        name: 'A word that hides it all',
        text: 'Say it, and nothing is spoken while a colleague stands beside you.',
      },
      {
        name: 'One label a firm',
        text: 'The advertisement, your letter and their reply lie together.',
      },
      {
        name: 'What did I tell them',
        text: 'Ask your own mail before the second round.',
      },
      {
        name: 'The week of silence',
        text: "Have it watched, and don't look at it.",
      },
      {
        name: 'Alerts from portals',
        text: "Clear last month's in one go, so a real letter stands out.",
      },
    ],
  },
  benefits: [
    'You reply while they still have slots',
    'Nobody at work reads over your shoulder',
    'Second rounds begin where the first one ended',
    'One polite nudge, at the right time',
    'Rejections are filed without a scene',
  ],
  before: [
    {
      who: '12:20',
      words: "'Could you come on Wednesday at half past four?' Your boss walks by.",
    },
    {
      who: '18:40',
      words: 'You write back. The slot is taken.',
    },
    {
      who: 'Next Tuesday',
      words: 'The second firm asks for the certificates that you sent to the third.',
    },
    {
      who: 'Week three',
      words: 'You look at the silent thread every evening.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'One new. Marisol Quist of Lantern Maps: could you come on Wednesday at half past four?',
    },
    {
      who: 'you',
      say: 'Am I free tomorrow at half past four',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-18 16:30',
    },
    {
      who: 'flow',
      words: 'Yes. You are free from four to six.',
    },
    {
      who: 'you',
      say: 'Reply that tomorrow suits me well and I look forward to it',
      state: 'mail',
      command: 'reply:words',
      with: 'words: tomorrow suits me well and I look forward to it',
    },
    {
      who: 'flow',
      words: "'Tomorrow suits me well and I look forward to it.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'It leaves in ten seconds.',
    },
    {
      who: 'you',
      say: 'Label it Lantern',
      state: 'mail',
      command: 'label:Label_Lantern',
      labels: ['Lantern'],
    },
  ],
  call: {
    line: 'Take the good news for a walk.',
    text: 'Thirty credits, free and without a card, are a good number of short, prompt yeses.',
  },
  questions: [
    {
      ask: 'Does Flow write cover letters?',
      answer: 'No. It writes down what you say. A cover letter deserves a table, tea and a second reader.',
    },
    {
      ask: 'Will my employer notice?',
      answer:
        "Flow runs with your own Gmail, on a machine you choose. Don't use the firm's account, phone or network for this.",
    },
    {
      ask: 'Does it apply for me?',
      answer: "No. It sends nothing that you didn't order, and it fills in no forms.",
    },
  ],
  examples: [
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: "The voice falls silent. The text is there when you're alone.",
    },
    {
      say: "Remind me if they don't answer by next Monday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
      flow: 'Only silence brings the thread back.',
    },
    {
      say: 'Archive everything from LinkedIn',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: LinkedIn',
      flow: 'The alerts are counted, and leave after your yes.',
    },
  ],
} satisfies UseCase;
