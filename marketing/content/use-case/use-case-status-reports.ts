import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-status-reports',
  title: 'Status reports',
  readers: 'Leads who owe a Friday paragraph',
  description:
    'Collect what your people wrote, hear the gist on the way out, dictate the Friday paragraph, and time it for Monday morning. A report that takes a corridor.',
  keywords: ['status report email', 'weekly update', 'project status', 'Friday update', 'report by voice'],
  updated: '2026-11-27',
  hero: {
    line: "Friday, 16:50. 'Just a few lines, please.'",
    lead: "The report is three sentences that you know by heart and can't bring yourself to type. Say them on the way to the bike, and let them arrive on Monday at eight.",
  },
  problem: [
    "Everybody's lines come to you in different mails: the test bench on Tuesday, the supplier on Wednesday, the customer an hour ago. You are the glue.",
    "At ten to five you open them all again. You copy, smooth and shorten until it's six, and the board reads the first line.",
  ],
  solution: [
    "Have the gist of each played in the order they came. You speak your three sentences while they're fresh, and hear if the second contradicts the first.",
    'It leaves when it is most read, at the start of Monday, while you make pancakes and know nothing of it.',
  ],
  features: {
    heading: 'Three sentences and a bike',
    items: [
      {
        name: 'The gist of theirs',
        text: 'A long report is told in what it says and asks.',
      },
      {
        name: 'Say, then hear',
        text: 'Listening is the cheapest editor there is.',
      },
      {
        name: 'The right people',
        text: 'Copy a name in, and ask who else is on before it goes.',
      },
      {
        name: 'Monday at eight',
        text: 'Timed, and with you off duty.',
      },
      {
        name: 'Chasing the missing one',
        text: 'The bench is silent? One line, with a date on it.',
      },
    ],
  },
  benefits: [
    'Friday ends on Friday',
    'The board has it with its coffee',
    'Late reporters hear from you in time',
    'No one copies from six mails by hand',
    'The second sentence agrees with the first',
  ],
  before: [
    {
      who: 'Tuesday',
      words: 'The bench reports. You mark it unread for Friday.',
    },
    {
      who: 'Friday, 16:50',
      words: 'Six mails, six tabs.',
    },
    {
      who: '17:40',
      words: "You find out that the supplier's date changed on Thursday.",
    },
    {
      who: '18:10',
      words: 'Sent. The first reply is an absence note.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The bench, eleven paragraphs.',
    },
    {
      who: 'you',
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
    },
    {
      who: 'flow',
      words: 'All runs have passed but the cold start. They ask for two more days.',
    },
    {
      who: 'you',
      say: 'Email Saskia about week 47',
      state: 'mail',
      command: 'new:who',
      with: 'who: Saskia; subject: week 47',
    },
    {
      who: 'flow',
      words: "To Saskia, subject 'week 47'. Go ahead.",
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words: "'All runs have passed but the cold start. We need two more days. The supplier is on time again.'",
    },
    {
      who: 'you',
      say: 'Send it on Monday at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-23 08:00',
    },
  ],
  call: {
    line: "Speak Friday's lines to the bike shed.",
    text: 'A paragraph by voice costs a credit. Thirty are free, so that is half a year of Fridays.',
  },
  questions: [
    {
      ask: 'Does Flow write the report from the mails?',
      answer: 'No. It tells you what each says. Your three sentences are yours, which is why people read them.',
    },
    {
      ask: 'Can it remind my people on Thursdays?',
      answer: 'It can remind you. What goes out to them, you say.',
    },
    {
      ask: 'Does it fill our project board?',
      answer: 'No. It works in mail and calendar, and connects to no board.',
    },
  ],
  examples: [
    {
      say: 'Tell them I need two lines on the bench by Thursday noon',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I need two lines on the bench by Thursday noon',
      flow: 'The bench hears what you need and when, in your words.',
    },
    {
      say: 'cc Saskia',
      state: 'ready',
      command: 'people',
      with: 'field: cc; who: Saskia',
      flow: 'She is added while the draft is still open.',
    },
    {
      say: 'What did the supplier say about the date',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the supplier say about the date',
      flow: 'The newest sentence on it, with its day.',
    },
  ],
} satisfies UseCase;
