import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-railways',
  title: 'Railways',
  adjective: 'rail',
  plural: 'Train operators and track companies',
  description:
    'Possession plans, rolling-stock swaps and a heifer on the line, heard on platform four. Flow lets rail people answer control before the 14.02 has left.',
  keywords: [
    'railway email',
    'train operator inbox',
    'possession planning email',
    'rolling stock email',
    'track maintenance email',
    'passenger complaints',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The 14.02 is a bus.',
    lead: "A heifer is on the line at Diss and won't discuss it. Control would like six coaches by two. The coach firm asks which forecourt, and you tell them from platform four with a flag under your arm.",
  },
  problem: [
    'A railway plans for eighteen months and changes in eighteen minutes. Both are done by mail. The possession for Easter is a thread with sixty people. The heifer is a thread with six.',
    'Passengers write too. One of them has kept every ticket since 1981 and has a remark. So has the councillor, on the lift at platform one, which has been awaited longer than most trains.',
  ],
  solution: [
    "The six come before the sixty, because they've written to you and wait. Which forecourt: the south one. It's in writing, and you heard 'south'.",
    'Easter has a day on which it must be agreed. You ask for it, put the thread on the day before, and look at the board, where the bus is now late as well.',
  ],
  features: {
    heading: 'Platform work',
    items: [
      { name: 'Which forecourt', text: "Words like north and south are said again before they're sent." },
      { name: 'Sixty in a thread', text: 'Only the newest is heard. Ask who else is on it before you object.' },
      { name: 'Hours in figures', text: '14.02 is told to you as 14.02.' },
      { name: 'To the night planner', text: 'Pass it on with one line when your shift ends.' },
      { name: 'The 1981 man', text: 'Thank him. He has noticed something about the clock.' },
      { name: 'In the tunnel', text: "Go on without a signal. It's sent when there's daylight." },
    ],
  },
  benefits: [
    'Coaches and passengers meet at one kerb',
    'Possessions are agreed before the day',
    'Night shift starts from your last line',
    'Remarks about clocks are thanked for, and the clock is put right',
    'Your eyes are on the platform',
  ],
  mails: [
    { name: 'The possession', text: 'Saturday 23.40 to Monday 04.10, with a footnote about a crane.' },
    { name: 'The swap', text: 'Four cars for six, for a match day.' },
    { name: 'The heifer', text: 'She has been named by control.' },
    { name: 'The delay claim', text: 'Nine minutes, a missed aria.' },
    { name: 'The stores note', text: 'Left-handed sleepers are out of stock. They always were.' },
  ],
  call: {
    line: 'Whistle, wave, done.',
    text: "You can hear it on a mailbox of ours between two trains. For your own there's a free start, without a card.",
  },
  questions: [
    {
      ask: 'Is it for safety messages?',
      answer: 'No, and it must not be. Those have their own lines and words. This is office mail.',
    },
    { ask: 'Can it see the timetable?', answer: 'No. It knows Gmail and Google Calendar, and what people tell you.' },
    { ask: 'Does it work in a cab?', answer: "It isn't meant for one. Your rules on devices come first." },
  ],
  examples: [
    {
      say: 'Reply that the coaches stop at the south forecourt',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the coaches stop at the south forecourt',
      flow: 'The coach firm reads south, and so will the passengers.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: "The day for Easter is read from the planner's own letter.",
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'The night planner has the heifer, and your line on where she stands.',
    },
  ],
} satisfies Industry;
