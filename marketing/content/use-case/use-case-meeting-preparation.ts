import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-meeting-preparation',
  title: 'Meeting preparation',
  readers: 'Anyone walking into a room in six minutes',
  description:
    'On the stairs to a meeting, ask to be prepared: who comes, who wrote last, what you promised. Flow finds it in your own mail and reads the part that matters.',
  keywords: [
    'meeting preparation',
    'prepare for a meeting',
    'meeting notes in email',
    'find email thread',
    'next meeting',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Two flights of stairs, and then the Ostrowskis.',
    lead: 'Preparation is rarely reading. It is remembering what you said last time. Your mail remembers, and Flow can tell you between the second floor and the fourth.',
  },
  problem: [
    "The calendar says 'Ostrowski, follow-up' and nothing more. Follow-up of what? You scroll for their name and find eighty threads with 'Re:' in front.",
    'So you sit down, smile, and let them speak first, in the hope that they will mention what you promised in spring.',
  ],
  solution: [
    'Say "prep me" on the first step. You hear who comes, what was written last, what you promised and what they want of you. Then ask your mail a plain question, and it answers with the sentence, its writer and the day.',
    'Want more? Have the thread played, newest turn first. What you still owe them becomes a note to yourself before you reach the door.',
  ],
  features: {
    heading: 'Six minutes, well spent',
    items: [
      {
        name: 'Prepared before you ask',
        text: 'Flow gathers the threads with the guests ahead of time, so it answers at once.',
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
        text: 'Ask what is left open, and dictate the one line you agreed on while you walk back down.',
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
      say: 'Prep me for Ostrowski',
      state: 'mail',
      command: 'agenda:prep',
      with: 'time: 2026-11-17; which: ostrowski',
    },
    {
      who: 'flow',
      words:
        'Ostrowski, follow-up, at eleven, with Jan and Ewa. Jan wrote last, on Friday: the surveyor has been. You promised to ask the bank.',
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
      answer:
        'Yes, out of your own mail: what they wrote, what they want, what you promised. It looks nobody up on the web, so of a stranger it says nothing.',
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
      say: 'Any follow-ups from the Ostrowski meeting',
      state: 'mail',
      command: 'agenda:follow-ups',
      with: 'time: 2026-11-17; which: ostrowski meeting',
      flow: 'Up to three things that the mail leaves open, yours and theirs.',
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
