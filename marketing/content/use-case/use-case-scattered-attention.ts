import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-scattered-attention',
  title: 'Email with a wandering mind',
  readers: 'People who open one mail and end up in nine',
  description:
    'For heads that wander: one mail at a time, spoken, with nothing else on the screen. You decide, it goes, and what needs later comes back by itself.',
  keywords: ['ADHD email', 'focus on email', 'email anxiety', 'one email at a time', 'distraction free inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'One mail. Not the list, not the tabs.',
    lead: 'An inbox shows you forty doors at once. You go through six, close none, and find yourself reading about otters. Flow opens one door and waits.',
  },
  problem: [
    "You start with the bill. In it there's a link, the link has a login, the login wants a code, the code is in a mail, and above that mail sits a more amusing one.",
    'Marked unread means later. Later has no hour. So each list grows a second list, with stars, and the stars stop meaning anything.',
  ],
  solution: [
    'Sound keeps you there in a way that print does not. One voice, one thread, one question: what do you want to do with it? There are only a few answers, and all are good.',
    'Whatever you push away comes back at an hour you gave it. You may forget, and that is the point.',
  ],
  features: {
    heading: 'For heads with many tabs',
    items: [
      {
        name: 'Nothing beside it',
        text: 'While a thread plays, the list is out of sight.',
      },
      {
        name: 'A number that shrinks',
        text: "Ask how many are left. It's a finish line, and you are allowed to stop before it.",
      },
      {
        name: 'Stray thoughts caught',
        text: 'A note to yourself is one sentence. Then you are back in the same mail.',
      },
      {
        name: 'Where was I',
        text: 'Pause for the otters. Flow resumes with the words at which you left.',
      },
      {
        name: 'Rash is fine',
        text: "Too quick on the archive? One word, and it's there again.",
      },
    ],
  },
  benefits: [
    'The bill is paid before the otters',
    'Later means Thursday at ten',
    'Good ideas survive without derailing you',
    'Short sessions count',
    'Shame has less to feed on',
  ],
  before: [
    {
      who: '09:00',
      words: 'The bill. You click the link.',
    },
    {
      who: '09:04',
      words: 'A code. You switch to the inbox for it.',
    },
    {
      who: '09:05',
      words: "Someone sold a canoe on the neighbours' list.",
    },
    {
      who: '10:40',
      words: 'You know much about canoes. The code has expired.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The water company. They want last quarter paid by Friday.',
    },
    {
      who: 'you',
      say: 'Note to self: look at canoes on Saturday',
      state: 'mail',
      command: 'note:words',
      with: 'words: look at canoes on Saturday',
    },
    {
      who: 'flow',
      words: 'Noted. The water company still waits for a verdict.',
    },
    {
      who: 'you',
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
    },
    {
      who: 'flow',
      words: "Thursday at nine. Next, your brother, one line about Mum's cake.",
    },
    {
      who: 'you',
      say: 'Tell him I will bring the candles',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I will bring the candles',
    },
    {
      who: 'flow',
      words: "'I will bring the candles.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Try four mails, and stop.',
    text: "A session can be four mails long. The practice inbox won't mind which four.",
  },
  questions: [
    {
      ask: 'Is Flow a therapy or a diagnosis of some kind?',
      answer:
        'No. It is a mail program that shows one thing at a time. What helps you beyond that is for people who know you.',
    },
    {
      ask: 'Will it nag me to finish?',
      answer: 'No. There are no streaks, badges or red numbers. You stop, it stops.',
    },
    {
      ask: 'What if silence makes me drift?',
      answer: 'Set it to go on by itself after each thread, or talk back to it. Some people walk while it plays.',
    },
  ],
  examples: [
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'A number, and the share that is done.',
    },
    {
      say: 'Snooze it until tonight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 20:00',
      flow: 'Off the table till eight, when the house is calm.',
    },
    {
      say: 'Next',
      state: 'mail',
      command: 'next:1',
      with: 'count: 1',
      flow: 'No verdict needed. It keeps its place in Gmail.',
    },
  ],
} satisfies UseCase;
