import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-first-weeks',
  title: 'The first weeks in a new job',
  readers: 'New people with three hundred welcome mails',
  description:
    "New job, no names, every thread halfway through. Hear long threads from the end, ask who is on them, note who owns what, and answer while you're still new.",
  keywords: [
    'new job email',
    'onboarding inbox',
    'first week at work',
    'new manager email',
    'understand email threads',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Everybody here knows who Gisela is.',
    lead: "In week one you get added to twenty threads in the middle. Nobody explains. Flow can tell you how each ended, who's in it, and if you are expected to do anything.",
  },
  problem: [
    "'As Gisela said, we do it like in Bremen.' You nod in three meetings. What happened in Bremen is in a mail from spring, to a list you weren't on.",
    'Meanwhile forms come from IT, from payroll and from the person with the badges, each with a date, and each calls itself urgent.',
  ],
  solution: [
    "Go through it by ear in the first half hour, when the house is still quiet. A thread's last turn is told, then you ask for the names, and if there's an ask.",
    "Things to find out become notes to yourself: one sentence, and they're in the inbox for your first coffee with somebody who knows.",
  ],
  features: {
    heading: 'Reading a house by its mail',
    items: [
      {
        name: 'The end first',
        text: 'Where the thread stands today, then the history if you like.',
      },
      {
        name: 'Who are these people',
        text: 'Names on the thread, until they have faces.',
      },
      {
        name: 'What do they want of me',
        text: 'Often nothing. It is good to know.',
      },
      {
        name: 'Notes for the coffee',
        text: "'Ask about Bremen', kept in a breath.",
      },
      {
        name: 'Forms by their date',
        text: 'Hear the deadline, and have the thread back the day before.',
      },
    ],
  },
  benefits: [
    'You know about Bremen by Wednesday',
    'Payroll has your form before payday',
    'Names come before faces, and fit',
    "You answer within the day, and it's noticed",
    'Questions are gathered and asked once',
  ],
  before: [
    {
      who: 'Monday',
      words: 'Welcome. Here are twenty threads.',
    },
    {
      who: 'Tuesday',
      words: 'You reply to all, and correct Gisela.',
    },
    {
      who: 'Wednesday',
      words: 'Gisela founded the firm.',
    },
    {
      who: 'Friday',
      words: 'IT has locked you out for want of a form.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: "'Re: Pallets', added today by Ansgar. Thirty mails.",
    },
    {
      who: 'you',
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
    },
    {
      who: 'flow',
      words: 'Gisela has settled on wood. Ansgar asks you for a count by Thursday.',
    },
    {
      who: 'you',
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
    },
    {
      who: 'flow',
      words: 'Ansgar, Gisela Brandes, Momo from the yard, and you.',
    },
    {
      who: 'you',
      say: 'Tell him the count comes on Thursday morning',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the count comes on Thursday morning',
    },
    {
      who: 'flow',
      words: "To Ansgar: 'The count comes on Thursday morning.' Read back, ready.",
    },
    {
      who: 'you',
      say: 'Note to self: ask Momo what happened in Bremen',
      state: 'mail',
      command: 'note:words',
      with: 'words: ask Momo what happened in Bremen',
    },
  ],
  call: {
    line: "Learn the house before nine o'clock.",
    text: "The demonstration throws you into a firm that you don't know. It's kinder than the real first day.",
  },
  questions: [
    {
      ask: 'Can Flow see mails from before I came?',
      answer: 'No. It reads what is in your mailbox. What you were never sent, you have to ask for.',
    },
    {
      ask: 'Does it know our people and teams?',
      answer: 'No. It has no staff list. It knows who writes to you.',
    },
    {
      ask: 'Is it allowed on a work account?',
      answer: 'Ask your IT. Flow has to run on some machine, and they may want it to be theirs.',
    },
  ],
  examples: [
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'How it came to pallets, from the start.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'The sentence with the date that payroll means.',
    },
    {
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
      flow: 'The pallets are back on the morning you promised.',
    },
  ],
} satisfies UseCase;
