import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-meeting-preparation',
  title: 'Meeting preparation',
  readers: 'Anyone walking into a room in six minutes',
  description:
    'On the stairs to a meeting, ask what it is, who wrote last and what they wanted. Flow finds the thread in your mail and reads the part that matters to you.',
  keywords: [
    'meeting preparation',
    'prepare for a meeting',
    'meeting notes in email',
    'find email thread',
    'next meeting',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two flights of stairs, and then the Ostrowskis.',
    lead: 'Preparation is rarely reading. It is remembering what you said last time. Your mail remembers, and Flow can tell you between the second floor and the fourth.',
  },
  problem: [
    "The calendar says 'Ostrowski, follow-up' and nothing more. Follow-up of what? You scroll for their name and find eighty threads with 'Re:' in front.",
    'So you sit down, smile, and let them speak first, in the hope that they will mention what you promised in spring.',
  ],
  solution: [
    'First you ask what comes next and in how long. Then you ask your mail a plain question, and it answers with the sentence, the person who wrote it and the day.',
    'Want more? Have the thread played, newest turn first. What you still owe them becomes a note to yourself before you reach the door.',
  ],
  features: {
    heading: 'Six minutes, well spent',
    items: [
      {
        name: 'What and where',
        text: 'The title, the hour, the room: said in one sentence.',
      },
      {
        name: 'What they said',
        text: 'Ask about the deposit, the roof or the price, and hear their own words.',
      },
      {
        name: 'What you said',
        text: 'Your sent mail counts too. Surprises tend to come from there.',
      },
      {
        name: 'Who is coming',
        text: 'On a long thread, ask who else is in it, so the new face has a name.',
      },
      {
        name: 'The five minutes after',
        text: 'Dictate the one line you agreed on while you walk back down.',
      },
    ],
  },
  benefits: [
    'You open with their matter, and not with the weather',
    "Promises of last time are known before they're quoted",
    'No laptop lid between you and them',
    'Names fit faces',
    'What was agreed is in writing before lunch',
  ],
  before: [
    {
      who: '10:48',
      words: 'You see the title in the calendar and feel nothing.',
    },
    {
      who: '10:52',
      words: "You search 'Ostrowski' on the stairs and get a christening.",
    },
    {
      who: '10:59',
      words: 'You hold the door and a coffee. The phone locks itself.',
    },
    {
      who: '11:04',
      words: "'As you kindly offered in May,' they begin.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'You are done with the inbox for now.',
    },
    {
      who: 'you',
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
    },
    {
      who: 'flow',
      words: 'Ostrowski, follow-up, at eleven, in the garden room.',
    },
    {
      who: 'you',
      say: 'What did Ostrowski say about the deposit',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Ostrowski say about the deposit',
    },
    {
      who: 'flow',
      words: "On the ninth of May, Jan Ostrowski wrote: 'We can live with a deposit if it is returned at handover.'",
    },
    {
      who: 'you',
      say: 'Find the mails to Ostrowski since May',
      state: 'mail',
      command: 'search',
      with: 'words: the mails to Ostrowski since May',
    },
    {
      who: 'flow',
      words: 'Three. In the first, you offered to ask the bank.',
    },
    {
      who: 'you',
      say: 'Note to self: ask the bank about the Ostrowski deposit',
      state: 'mail',
      command: 'note:words',
      with: 'words: ask the bank about the Ostrowski deposit',
    },
  ],
  call: {
    line: 'Take the stairs, arrive prepared.',
    text: 'Ask the demo mailbox what its people promised each other. They are all invented, and quite forgetful.',
  },
  questions: [
    {
      ask: 'Does Flow write a briefing on the people I meet?',
      answer: 'No. It makes no profiles and looks nobody up on the web. It finds what they and you have written.',
    },
    {
      ask: 'Does it listen in on the meeting?',
      answer: 'No. It hears you only while you talk to it, and keeps no recording.',
    },
    {
      ask: 'How sure can I be of an answer?',
      answer:
        "You are told whose sentence it is and from which day. If Flow doesn't find one, it says so and makes nothing up.",
    },
  ],
  examples: [
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'You hear up to four names on the thread, and how many there are beyond them.',
    },
    {
      say: 'When does my day start tomorrow',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-18',
      flow: 'The first entry of tomorrow, with its hour, while you can still prepare.',
    },
    {
      say: 'Tell him we will return the deposit at handover',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we will return the deposit at handover',
      flow: 'What you shook hands on is drafted and read to you.',
    },
  ],
} satisfies UseCase;
