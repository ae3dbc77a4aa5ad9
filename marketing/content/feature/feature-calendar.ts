import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-calendar',
  title: 'The calendar by voice',
  description:
    'Hear your day, find a free hour, move a review and answer invitations, all in the same breath as your mail. Flow asks before guests learn of anything.',
  keywords: [
    'voice calendar',
    'Google Calendar by voice',
    'reschedule meeting by voice',
    'free time',
    'calendar assistant',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Tomorrow, read to you over breakfast.',
    lead: 'Two calls before ten, then air until noon. You know it without having opened anything, and there is still time to push the first one.',
  },
  problem: [
    'A calendar is a grid of coloured boxes made for a wide screen. On a phone it is a strip of half words, and changing one box takes nine taps and a wheel for the minutes.',
    'Meanwhile the questions are simple. What is next. Am I free then. Can it start later.',
  ],
  solution: [
    'Ask them. Flow answers from the copy of your Google Calendar on this device, so it works in a lift. Times are said as you would say them, in your own zone.',
    'Change things in the same way. Put, move, shorten, cancel: it is on the grid at once. Where other people are invited, you hear who would be told, and nothing reaches them until a short hold has passed.',
  ],
  picture: {
    scene: 'calendar',
    alt: 'A week in the calendar with meetings as blocks; strangers’ invitations are drawn apart, the current hour has a line.',
    caption: 'The demonstration’s week. Invitations from strangers are drawn apart and do not count as busy.',
  },
  steps: [
    { name: 'Ask', text: 'What is on, when is there a gap, who will be there.' },
    { name: 'Say the change', text: 'Half an hour later, on Friday instead, not at all.' },
    { name: 'Hear who learns of it', text: 'Names first. You agree or you do not.' },
    { name: 'Done', text: 'It is in Google Calendar, and undo still knows the old hour.' },
  ],
  features: {
    heading: 'A day you can talk to',
    items: [
      {
        name: 'Week, day and list',
        text: 'Drag a block, pull its edge, or never touch it. All three views take the same words.',
      },
      {
        name: 'Openings in working hours',
        text: 'A free hour at six in the morning is not free time. Flow knows when your day starts.',
      },
      {
        name: 'One, the rest, or all',
        text: 'A repeating meeting changes only where you mean it to.',
      },
      {
        name: 'Answers with a sentence',
        text: 'Yes, from the train. No, but Thursday. It travels with the reply.',
      },
      {
        name: 'Two zones side by side',
        text: 'See Lisbon next to your own hours while you plan with Lisbon.',
      },
    ],
  },
  limits: [
    'Of others it learns when they are busy, and only where Google shows you that. Anybody else has to be offered times by mail.',
    'Google Calendar is the only one it speaks to.',
  ],
  benefits: [
    'The shape of the day before the first coffee',
    'Meetings move in one sentence',
    'Guests are never told twice',
    'Clashes are named before they happen',
    'It reads your week without a network',
  ],
  call: {
    line: 'Ask what tomorrow looks like.',
    text: 'The made-up week can be pushed around freely. Nobody in it minds.',
  },
  questions: [
    {
      ask: 'Does asking cost credits?',
      answer: 'No. Looking, moving and answering are free. A spoken booking that Flow makes for you costs one.',
    },
    {
      ask: 'Can a stranger fill my calendar?',
      answer: 'Their invitation is drawn apart, is not read as yours and blocks no hour until you accept it.',
    },
    {
      ask: 'What happens if Google has a newer version?',
      answer: 'Fields that do not collide are merged. Where they do, Google’s stays and Flow asks what you want.',
    },
  ],
  examples: [
    {
      say: "What's on my calendar tomorrow",
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-11-18',
      flow: 'The day is read in order, with gaps.',
    },
    {
      say: 'Move my budget review to Thursday at ten',
      state: 'mail',
      command: 'event:move',
      with: 'which: budget review; to: 2026-11-19 10:00',
      flow: 'The block jumps, and Flow says who will hear of it.',
    },
    {
      say: 'Find time with Ana and Tom next week',
      state: 'mail',
      command: 'event:find',
      with: 'time: 2026-11-23..2026-11-27; with: Ana; with: Tom',
      flow: "Three hours that suit you all, or the best one, and whose hours Flow can't see.",
    },
  ],
} satisfies Feature;
