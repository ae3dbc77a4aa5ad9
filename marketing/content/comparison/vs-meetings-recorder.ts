import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-meetings-recorder',
  title: 'Meetings Recorder',
  type: 'note taker',
  owner: 'Ivan Stepanok',
  site: 'https://meetings.stepanok.com',
  description:
    'Meetings Recorder writes down a talk on your Mac and lets a model sum it up. Flow takes care of the mail that follows it. Ten rows from its privacy policy.',
  keywords: [
    'Meetings Recorder alternative',
    'Flow vs Meetings Recorder',
    'Mac meeting notes',
    'on-device transcription',
    'meeting follow-up',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'What was said, and what you say next.',
    lead: "One developer has made a recorder that keeps the talk on the Mac. It tells you frankly at which moment a text leaves it. That moment is the summary, and it's a fair place to begin.",
  },
  problem: [
    'A summary ends with follow-ups. They stand there in a list, with small round bullets, and look as if they were done.',
    'By the next meeting they look the same. Somebody reads them out, and everyone looks at the table.',
  ],
  solution: [
    "A bullet turns into something done when it's a mail to a person. In Flow that takes one sentence per bullet, said while you walk back from the room. 'Ask Olga for the drawings by Tuesday.' There goes the first.",
    'On Tuesday Flow knows if she has written. If so, you hear it. If not, you hear that, and have two days in hand before anyone looks at the table.',
  ],
  features: {
    heading: 'From bullet to mail',
    items: [
      {
        name: 'One sentence each',
        text: 'Person, thing, day.',
      },
      {
        name: 'Olga',
        text: 'Known from your mails, by her first name.',
      },
      {
        name: 'Tuesday',
        text: 'Looked at on Tuesday, by itself.',
      },
      {
        name: 'The drawings',
        text: "If they're attached, you're told.",
      },
      {
        name: 'The next one',
        text: "And a fourth, before you're at your desk.",
      },
    ],
  },
  benefits: [
    'Bullets get done on the way back',
    'Nobody looks at the table',
    "Olga knows what's wanted, and when",
    'Two days in hand',
    'Summaries may stay as short as you like',
  ],
  rows: {
    listening: 'Records on the Mac, and turns speech into text there with a local model [policy]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'A Google or Microsoft calendar can be connected, to be read only [policy]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Writing down needs no net. Summaries and chat do, as they go to OpenAI [policy]',
    whereMailIs: 'Not stated',
    languageModels: 'The text goes to OpenAI when you ask for a summary, follow-ups or a chat [policy]',
    price: 'A Pro subscription through the Mac App Store [policy]',
  },
  choose: {
    them: [
      "Choose Meetings Recorder if you've a Mac, and want your talks kept on it. [policy]",
      'It can be asked about all your past meetings, in a chat. Flow can be asked about your mail. [policy]',
      "Payment goes through Apple, and its maker doesn't learn who you are. [policy]",
    ],
    flow: [
      'Choose Flow for turning bullets into mails.',
      'Choose it on other machines than a Mac, too, as it needs just a browser there.',
    ],
  },
  call: {
    line: 'Turn one bullet into a mail.',
    text: 'Olga has drawings in the demo. Ask her for them.',
  },
  questions: [
    {
      ask: 'Does Flow listen in meetings?',
      answer: "No, and it shouldn't be left on in one.",
    },
    {
      ask: 'Does Flow chase people by itself?',
      answer: "It tells you that it's time. The chasing is a sentence of yours.",
    },
    {
      ask: 'Does anything go to OpenAI?',
      answer: "Not as Flow comes. There's no model in it that would have to be asked.",
    },
  ],
  examples: [
    {
      say: 'Email Olga that I need the drawings by Tuesday',
      state: 'resting',
      command: 'new:who',
      with: 'who: Olga; words: I need the drawings by Tuesday',
      flow: 'The first bullet, on its way.',
    },
    {
      say: 'Send it and follow up if no answer by Tuesday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-24 08:00; unlessAnswered: true',
      flow: 'And it will be looked at then.',
    },
    {
      say: 'Did Olga reply',
      state: 'resting',
      command: 'inquiry:done',
      flow: 'Yes, and when. Or not yet.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Meetings Recorder',
      title: 'Privacy policy',
      url: 'https://meetings.stepanok.com/legal/privacy',
      published: '2026-04-29',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
