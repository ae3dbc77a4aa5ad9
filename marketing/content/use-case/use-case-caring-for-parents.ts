import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-caring-for-parents',
  title: 'Caring for a parent by mail',
  readers: 'Sons and daughters with a second set of papers',
  description:
    "Carers, clinics, the pharmacy and two siblings all write to you. Keep a parent's mail in order by voice: dates in the calendar, letters filed, family informed.",
  keywords: [
    'caring for elderly parents',
    'caregiver organization',
    'family email',
    'medical appointments',
    'elder care',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Her letters now come to you.',
    lead: "It began with the electricity. Now you have the clinic, the care service, the pension people and a sister in another time zone. Flow helps you do your mother's mail on the way to your mother.",
  },
  problem: [
    'Her mail has no office hours. The carer is ill on Thursday, the clinic moves the knee, and the pension people want a form that you last saw in a biscuit tin.',
    'You do it between your own things. So the sister hears late, the carer hears nothing, and your mother asks who that woman in the kitchen is.',
  ],
  solution: [
    'Give her papers a label of their own, and decide on each letter as it plays. Ten minutes in the car by the kerb are enough for a week of them.',
    'When a date changes, the sentence you say goes to everyone on the thread. That is how a family knows the same thing on the same day.',
  ],
  features: {
    heading: 'A second household, by ear',
    items: [
      {
        name: 'All of hers together',
        text: 'One label, and each letter lands under it with a word.',
      },
      {
        name: 'The family round',
        text: 'One reply to all says who drives on Monday.',
      },
      {
        name: 'Dates that collide with yours',
        text: 'Ask if you are free before you promise the clinic.',
      },
      {
        name: 'Forms with a fuse',
        text: 'Put the letter off until the evening when you go through the tin.',
      },
      {
        name: 'Letters that look official',
        text: 'A sender who imitates the bank is announced before the mail plays. Old people get many.',
      },
    ],
  },
  benefits: [
    'The sister reads it the same day',
    'Carers know who opens the door',
    "The knee and your meeting don't meet",
    'Fakes are called by their name',
    'Visits are for her, not for her post',
  ],
  before: [
    {
      who: 'Monday, 12:30',
      words: 'The care service: Gerda is ill on Thursday. You read it in a queue.',
    },
    {
      who: 'Tuesday',
      words: 'The clinic moves the knee to Thursday.',
    },
    {
      who: 'Thursday, 08:10',
      words: 'Your mother rings. Nobody has come.',
    },
    {
      who: 'Thursday, 08:15',
      words: 'You cancel your day, on the stairs.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The care service. Gerda is ill on Thursday, Amal could come at nine.',
    },
    {
      who: 'you',
      say: 'Reply all that Amal at nine is fine and the key is with the neighbour',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: Amal at nine is fine and the key is with the neighbour',
    },
    {
      who: 'flow',
      words: "To the service and your sister. 'Amal at nine is fine and the key is with the neighbour.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Going. Next, the clinic: the knee moves to the twenty-sixth at two.',
    },
    {
      who: 'you',
      say: 'Am I free at two on the twenty-sixth',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-26 14:00',
    },
    {
      who: 'flow',
      words: 'You have a call until half past two.',
    },
    {
      who: 'you',
      say: 'Schedule knee clinic on the twenty-sixth at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-26 14:00; title: knee clinic',
    },
  ],
  call: {
    line: 'Do the biscuit tin in ten minutes.',
    text: "Try it first on somebody who doesn't exist. That mailbox is free to open.",
  },
  questions: [
    {
      ask: "Can Flow read my mother's own Gmail too?",
      answer: 'Not beside yours. One account at a time. Many families forward her mail to the one who does the papers.',
    },
    {
      ask: 'Is health mail safe with it?',
      answer: 'Mail stays with Google and on the machine where Flow runs. You decide whose machine that is.',
    },
    {
      ask: 'Does it warn of every fraud?',
      answer:
        "No. It warns of addresses that imitate known ones. A well-told lie from a real address it can't see through.",
    },
  ],
  examples: [
    {
      say: 'File it under Mum',
      state: 'mail',
      command: 'move:Label_Mum',
      labels: ['Mum'],
      flow: 'The letter joins the others on her shelf.',
    },
    {
      say: 'Find the pension form from last year',
      state: 'mail',
      command: 'search',
      with: 'words: the pension form from last year',
      flow: 'Every thread that fits is listed, newest on top.',
    },
    {
      say: 'Snooze it until Sunday afternoon',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-22 14:00',
      flow: 'It is back when you sit beside the tin.',
    },
  ],
} satisfies UseCase;
