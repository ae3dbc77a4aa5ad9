/**
 * Journalists, speeches and what is said in public.
 */
import { alex, jonas, lena, noor, stranger, wei } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, dayName, longDay, onDay, weekday } from '#emulators/seed/words.ts';

const student = stranger('Fatou Diallo', 'fatou.diallo@uni-alster.example', 'Europe/Berlin', 'Fatou Diallo', 'gmail');
const rotary = stranger(
  'Hans-Jürgen Plate',
  'plate@kaufmannsrunde.example',
  'Europe/Berlin',
  'H.-J. Plate, Kaufmannsrunde von 1884',
  'outlook',
);

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
    state: 'read',
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
    key: 'podcast-request',
    subject: 'Two Clocks would like an hour of your evening',
    state: 'archived',
    messages: [
      {
        from: stranger('Beate Ravn', 'beate@twoclocks.example', 'Europe/Oslo', 'Beate Ravn, Two Clocks', 'gmail'),
        cc: [lena],
        at: on.work(10, '15:25'),
        text: `Hello! We'd love you for episode 91, on running a firm between Hamburg and Lisbon without a single meeting before ten. Recording takes fifty minutes, at ${clock(on.work(-9, '20:00'))} on ${longDay(on.work(-9, '20:00'))}. Lena says you are funnier than your photographs.`,
      },
      {
        from: alex,
        cc: [lena],
        at: on.work(9, '07:58'),
        text: `With pleasure, if I may bring the story of the piano in the lift.`,
      },
    ],
  }),
  (on) => ({
    key: 'thesis-interview',
    subject: 'Interview for a master thesis (20 minutes, really)',
    state: 'unread',
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
    key: 'kaufmannsrunde',
    subject: 'Speech for the merchants’ dinner',
    state: 'archived',
    messages: [
      {
        from: rotary,
        at: on.work(18, '10:10'),
        text: `Sehr geehrter Herr Moreau, unsere Runde speist am ${longDay(on.work(-20, '19:00'), 'de-DE')} und hörte gern zwanzig Minuten über künstliche Intelligenz ohne Folien. Vor Ihnen sprachen ein Admiral und ein Imker, die Messlatte liegt also hoch. Dürfen wir mit Ihnen rechnen?`,
      },
      {
        from: alex,
        at: on.work(17, '18:11'),
        text: `Sehr geehrter Herr Plate, nach einem Imker trete ich gern an. Ich komme, ohne Folien und ohne Honig.`,
      },
    ],
  }),
  (on) => ({
    key: 'linkedin-draft',
    subject: 'Post about Lünen, okay like this?',
    state: 'unread',
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
