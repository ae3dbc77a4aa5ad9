import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-week-review',
  title: 'The week ahead',
  readers: 'People who plan on Sunday with a cup of something',
  description:
    'Go through next week with your voice: hear each day, move what clashes, keep a morning for yourself, and tell the right people before Monday begins.',
  keywords: ['weekly review', 'week planning', 'calendar by voice', 'plan the week', 'time blocking'],
  updated: '2026-11-28',
  hero: {
    line: "Sunday, six o'clock. Monday loses its teeth.",
    lead: 'Ten minutes with the coming week are worth more than an hour with the one that has passed. Flow reads your calendar a day at a time, and you push it into shape from the sofa.',
  },
  problem: [
    'The week arrives like weather. Wednesday has five calls in a row, the dentist sits on top of the review, and the report has no hour anywhere.',
    'You could see all this in a grid of coloured boxes, if you opened it. On Sunday you do not want to open a grid.',
  ],
  solution: [
    'So have it told to you. Five days are five short speeches. When something is wrong, say so at once, and the box moves while the next day is read.',
    'Then guard what is left. A morning for the report goes in before anyone else thinks of it, and people you let down hear it from you tonight.',
  ],
  features: {
    heading: 'Ten minutes, five days',
    items: [
      {
        name: 'A day in a breath',
        text: 'First thing, last thing, and the knots in between.',
      },
      {
        name: 'Gaps by asking',
        text: 'Hear where Tuesday is open before you promise it to the roofers.',
      },
      {
        name: 'Keep-out signs',
        text: 'Block hours for work that has no guest list.',
      },
      {
        name: 'One Monday only',
        text: 'A series can miss one week and go on in the next.',
      },
      {
        name: 'Word to those it touches',
        text: 'Guests learn about a move with your reason beside it.',
      },
    ],
  },
  benefits: [
    'No clash survives until Wednesday',
    'The report has its own morning',
    "People learn on Sunday what they'd have found out at the door",
    'You sleep, as nothing is lurking',
    'Monday starts with a plan and no meeting about it',
  ],
  before: [
    {
      who: 'Sunday',
      words: 'You decide not to look.',
    },
    {
      who: 'Monday, 08:20',
      words: 'The day has begun without asking you.',
    },
    {
      who: 'Wednesday, 13:00',
      words: 'Five calls. Lunch is a banana between the third and the fourth.',
    },
    {
      who: 'Friday, 16:40',
      words: 'You start the report.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Nothing new since noon. Your calendar is in front of you.',
    },
    {
      who: 'you',
      say: "What's on my calendar on Wednesday",
      state: 'calendar',
      command: 'agenda:list',
      with: 'time: 2026-11-18',
    },
    {
      who: 'flow',
      words: 'Five calls from nine to two. Your dentist is at one, in the middle of the last.',
    },
    {
      who: 'you',
      say: 'Move my dentist to Friday at nine',
      state: 'calendar',
      command: 'event:move',
      with: 'which: dentist; to: 2026-11-20 09:00',
    },
    {
      who: 'flow',
      words: 'Friday at nine is free. Moved.',
    },
    {
      who: 'you',
      say: 'When am I free on Thursday',
      state: 'calendar',
      command: 'agenda:openings',
      with: 'time: 2026-11-19',
    },
    {
      who: 'flow',
      words: 'Until noon, and after four.',
    },
    {
      who: 'you',
      say: 'Block Thursday from nine to twelve for the report',
      state: 'calendar',
      command: 'event:put',
      with: 'time: 2026-11-19 09:00-12:00; title: report',
    },
  ],
  call: {
    line: 'Tame one week from the sofa.',
    text: 'The sample calendar is a mess on purpose. Thirty credits are plenty to clear it.',
  },
  questions: [
    {
      ask: 'Can it arrange the week for me?',
      answer:
        'Not on its own. Ask it to clear a day, and it lays out what would go where. Which meeting matters, you know better.',
    },
    {
      ask: 'Does it keep a list of my tasks?',
      answer:
        'No. A note to yourself lands in your inbox, and a blocked hour in the calendar. Promises it finds in your mail, and tells you when asked.',
    },
    {
      ask: 'Does the dentist hear that I moved it?',
      answer: 'Only if they are a guest of that entry. Otherwise ring them, or have Flow write the mail.',
    },
  ],
  examples: [
    {
      say: 'When does my day start on Thursday',
      state: 'calendar',
      command: 'agenda:first',
      with: 'time: 2026-11-19',
      flow: 'One hour and one title, so you know when the alarm should ring.',
    },
    {
      say: 'Cancel my standup tomorrow',
      state: 'calendar',
      command: 'event:cancel',
      with: 'time: 2026-11-18; which: standup; scope: this',
      flow: "Tomorrow's goes, and the others stay.",
    },
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The entry you just heard about begins an hour later.',
    },
  ],
} satisfies UseCase;
