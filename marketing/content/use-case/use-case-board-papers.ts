import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-board-papers',
  title: 'Before the board meeting',
  readers: 'Secretaries, chairs and chiefs of staff',
  description:
    'Papers due at noon, three missing, a chair who prefers calls. Run the week before a board meeting by voice: chase, confirm, file and move what has to move.',
  keywords: [
    'board meeting preparation',
    'board papers',
    'company secretary email',
    'board pack',
    'chase contributors',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Noon on Wednesday. Three papers short.',
    lead: 'The pack closes whether the treasurer is ready or not. Flow keeps count of who still owes you what, and lets you nudge from the corridor outside their door.',
  },
  problem: [
    "A board meeting is made of twelve mails with the word 'draft' in them. Four will turn final, by people who outrank you, at a time they find natural.",
    'You hold the list in a notebook. The notebook is in the meeting room. The meeting room is booked until one.',
  ],
  solution: [
    'Each request goes out with its own date. Whoever delivers drops out of it on their own, and on Wednesday you hear three names instead of twelve.',
    "A nudge to those three is one polite line each, in a tone you've heard before it leaves. The chair's change of hour is done in the calendar while you climb the stairs.",
  ],
  features: {
    heading: 'The last four days',
    items: [
      {
        name: 'Twelve requests, three silences',
        text: "Only those who haven't replied come back.",
      },
      {
        name: 'Which file came',
        text: "Ask what is attached before you believe the word 'final'.",
      },
      {
        name: 'Rank-proof tone',
        text: 'Listen to the nudge as the treasurer will.',
      },
      {
        name: 'The hour moves',
        text: 'Shift the meeting, and everyone invited is told after the hold.',
      },
      {
        name: 'Minutes of last time',
        text: 'Ask who promised what, and get the line.',
      },
    ],
  },
  benefits: [
    'The pack closes at noon',
    'Nobody is nagged who has delivered',
    "The chair hears one voice, and it's calm",
    "Last quarter's promises are on the table",
    'Your notebook may stay in the room',
  ],
  before: [
    {
      who: 'Thursday',
      words: "Twelve mails: 'Papers by Wednesday noon, please.'",
    },
    {
      who: 'Monday',
      words: 'You go through the sent folder and tick names.',
    },
    {
      who: 'Wednesday, 11:20',
      words: 'Of the three missing, one delivered on Friday. You nudged him twice.',
    },
    {
      who: 'Wednesday, 12:30',
      words: 'The chair would rather meet at ten.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Back, since nobody answered: your request to Wilhelmina for the treasury paper.',
    },
    {
      who: 'you',
      say: 'Tell her the pack closes today at noon and two pages are plenty',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the pack closes today at noon and two pages are plenty',
    },
    {
      who: 'flow',
      words: "'The pack closes today at noon and two pages are plenty.' Send it?",
    },
    {
      who: 'you',
      say: "Send it and remind me at half past eleven if she doesn't answer",
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-17 11:30; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: "Sent in ten seconds. The chair asks for ten o'clock on Thursday.",
    },
    {
      who: 'you',
      say: 'Move my board meeting to Thursday at ten',
      state: 'mail',
      command: 'event:move',
      with: 'which: board meeting; to: 2026-11-19 10:00',
    },
    {
      who: 'flow',
      words: 'Moved to Thursday at ten. The guests hear of it in a moment.',
    },
  ],
  call: {
    line: 'Close the pack on time, for once.',
    text: 'Rehearse on an invented board. Its treasurer is late as well.',
  },
  questions: [
    {
      ask: 'Does Flow build the pack?',
      answer: 'No. It gathers nothing into a file. It sees that the mails with the papers come and are found.',
    },
    {
      ask: 'May confidential papers go through it?',
      answer: 'They stay in Gmail, as now. Flow runs on a machine that your own people keep, and your rules decide.',
    },
    {
      ask: 'Can it write the minutes?',
      answer: "No. It doesn't listen to meetings and writes no minutes.",
    },
  ],
  examples: [
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: "File names, so 'final_v2' can't pass for the budget.",
    },
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The meeting you just heard about starts later, for all guests.',
    },
    {
      say: 'What did Wilhelmina say about the reserve',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Wilhelmina say about the reserve',
      flow: 'Her sentence from last time, with its day.',
    },
  ],
} satisfies UseCase;
