import { alex, jonas, lena, noor, stranger, wei } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayName, onDay, weekday } from '#emulators/seed/words.ts';

const student = stranger('Fatou Diallo', 'fatou.diallo@uni-alster.example', 'Europe/Berlin', 'Fatou Diallo', 'gmail');

export const press: ThreadWriter[] = [
  (on) => ({
    key: 'press-quote',
    subject: `Press quote for ${weekday(on.work(-2, '12:00'))}`,
    state: 'unread',
    messages: [
      {
        from: lena,
        at: on.work(0, '09:20'),
        text: `Hi Alex,

The Dispatch prints its piece on planning software ${onDay(on.work(-2, '12:00'), on.work(0, '09:20'))} and wants one sentence from you. Two drafts, choose or improve:

A: 'A plan that nobody on the road can change is only a wish.'
B: 'We sell certainty by the quarter of an hour.'

Noor likes A, Jonas likes B, and I like going home at six. Her deadline is 17:00 ${dayName(on.work(-1, '17:00'), on.work(0, '09:20'))}.`,
      },
    ],
  }),
  (on) => ({
    key: 'noor-questions',
    subject: 'Three questions for my piece on planners',
    state: 'archived',
    messages: [
      {
        from: noor,
        cc: [lena],
        at: on.work(4, '10:40'),
        flowed: true,
        text: `Hello Alex,

I am writing about the companies that decide where vans go. Three questions, on the record unless you say otherwise:

1. Your software tells a driver in Leeds when to have lunch. Has a driver ever told your software?
2. How many jobs disappear at a customer in the first year?
3. Is Northwind for sale? I was told so by somebody who would like it to be true.

I close on ${weekday(on.work(-1, '12:00'))} evening.`,
      },
      {
        from: lena,
        to: [alex],
        cc: [wei],
        at: on.work(4, '11:15'),
        quote: 'none',
        text: `Please let me answer the third before you do. One and two are gifts: tell the story of the milk in Białystok.`,
      },
      {
        from: alex,
        to: [noor],
        cc: [lena],
        at: on.work(3, '19:20'),
        text: `Noor, one: yes, every day, and the better half of our improvements started as a driver swearing. Two: at our customers planning teams shrank by six per cent and dispatch grew by nine; I can give you names. Three: no, and you may print it in capitals.`,
      },
      {
        from: noor,
        to: [alex],
        cc: [lena],
        at: on.work(2, '09:02'),
        text: `Capitals it is. Would the names include a customer who left you? Those are the ones who talk.`,
      },
    ],
  }),
  (on) => ({
    key: 'thesis-interview',
    subject: 'Interview for a master thesis (20 minutes, really)',
    state: 'archived',
    messages: [
      {
        from: student,
        at: on.work(2, '22:31'),
        text: `Dear Alex Moreau,

I study industrial engineering and write about how dispatchers overrule software. So far eleven dispatchers spoke with me and zero executives. Would you give me twenty minutes in the coming three weeks? I come to the harbour, I bring my own coffee, and I'll show you which of your buttons nobody trusts.`,
      },
    ],
  }),
  (on) => ({
    key: 'linkedin-draft',
    subject: 'Post about Lünen, okay like this?',
    state: 'read',
    messages: [
      {
        from: lena,
        cc: [jonas],
        at: on.work(1, '14:12'),
        text: `Draft for your profile: 'Forty vans, one works council, and the first municipal utility that plans with us. Danke, Lünen.' Goes out ${onDay(on.work(0, '12:00'), on.work(1, '14:12'))} at noon unless you object. Photo: the one without the thumb.`,
      },
    ],
  }),
];
