import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-contract-threads',
  title: 'Contract negotiations by mail',
  readers: 'People on version nine of an agreement',
  description:
    'Nine versions, four people, one open clause. Ask a long contract thread what is still open, who spoke last and what they said, and reply before it cools.',
  keywords: ['contract negotiation email', 'long email threads', 'contract review', 'redlines', 'summarise thread'],
  updated: '2026-11-27',
  hero: {
    line: 'Version nine, final, really final, clean.',
    lead: 'A deal of this size lives in one thread that nobody can hold in their head. Flow tells you the last turn, the open point and the deadline, and you keep it moving from the corridor.',
  },
  problem: [
    "The thread is called 'Re: AW: Re: agreement'. In mail eleven they gave in on the notice. In mail nineteen they took it back, politely, in a subordinate clause.",
    'You open it between calls, scroll to the middle, agree with something that was dropped on Monday, and cost yourself a day.',
  ],
  solution: [
    'Let Flow begin at the end. It leaves out what is quoted below and speaks only what is new, so nineteen mails shrink to nineteen moves.',
    'Ask for the point and for the day it is due. Then give your position in a sentence, or hand it to counsel with the question that only counsel can answer.',
  ],
  features: {
    heading: 'Keeping hold of the thread',
    items: [
      {
        name: 'Only the new words',
        text: 'Quoted history is skipped. You hear what they added this time.',
      },
      {
        name: 'What exactly did they say',
        text: 'Put a question, and get their sentence with its date. Handy when memories differ.',
      },
      {
        name: 'Out to counsel',
        text: 'Forward with one pointed question, and set a date for silence.',
      },
      {
        name: 'Who reads along',
        text: 'Ask for the people on it before you call the clause a joke.',
      },
      {
        name: 'Not before it is right',
        text: 'Have it read back twice, change a number, and wait out the hold.',
      },
    ],
  },
  benefits: [
    "You argue about today's wording",
    "A retreat in mail nineteen doesn't slip past",
    'Counsel gets a question in place of a heap',
    'Nobody copied in is overlooked',
    'The draft is on their desk while they are warm',
  ],
  before: [
    {
      who: 'Mail 7',
      words: 'You agree to ninety days, in passing.',
    },
    {
      who: 'Mail 12',
      words: "They thank you for agreeing to it 'without conditions'.",
    },
    {
      who: 'Mail 16',
      words: 'You ask counsel to read everything. Counsel asks for a date.',
    },
    {
      who: 'Mail 19',
      words: 'The signing is tomorrow. Clause six is yellow.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Brix and Daughters, mail nineteen. They send the clean copy for signature tomorrow.',
    },
    {
      who: 'you',
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
    },
    {
      who: 'flow',
      words: "'Please confirm clause 6 as drafted by five o'clock.'",
    },
    {
      who: 'you',
      say: 'What did Brix say about the notice',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Brix say about the notice',
    },
    {
      who: 'flow',
      words: "On the second of November, Orla Brix wrote: 'Sixty days would be fine for us.'",
    },
    {
      who: 'you',
      say: 'Reply that clause 6 should say sixty days, as Orla wrote on the second',
      state: 'mail',
      command: 'reply:words',
      with: 'words: clause 6 should say sixty days, as Orla wrote on the second',
    },
    {
      who: 'flow',
      words: "'Clause 6 should say sixty days, as Orla wrote on the second.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Bring the thread that scares you.',
    text: 'Its stand-in waits in the demo, with nineteen mails and a bad subject line.',
  },
  questions: [
    {
      ask: 'Does Flow compare two versions of a file?',
      answer:
        'No. It reads mail, not documents. Redlines stay in your editor, and it only names the file that came along.',
    },
    {
      ask: 'Is it legal advice?',
      answer: 'No. It tells you what was written, by whom and when. What that means is for your lawyer.',
    },
    {
      ask: 'Does any model read our deal?',
      answer:
        'No. Asks and summaries come from rules on your own machine. A language model is off unless you switch one on, and even then it sees no mail.',
    },
  ],
  examples: [
    {
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
      flow: 'The new part in a few sentences, taken from the mail itself.',
    },
    {
      say: 'Forward it to Noémie and say can we live with ninety days in clause 6',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Noémie; words: can we live with ninety days in clause 6',
      flow: 'Counsel gets one question, with the thread under it.',
    },
    {
      say: 'Remind me at four',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 16:00',
      flow: 'An hour before they want an answer, it is back.',
    },
  ],
} satisfies UseCase;
