import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-operations-manager',
  title: 'Operations Manager',
  plural: 'Operations Managers',
  group: 'other',
  description:
    'Late trucks, a form nobody owns, a supplier at the wrong dock. Flow reads an operations manager the hold-up, and the fix goes out before the huddle.',
  keywords: ['operations manager email', 'daily huddle', 'process issues', 'shift planning', 'vendor coordination'],
  updated: '2026-11-27',
  hero: {
    line: 'The process works. Except on days.',
    lead: "There's a truck at dock four that belongs at dock one, a shift lead two people short, and a form that has been 'with finance' since the ninth. The huddle's in six minutes.",
  },
  problem: [
    "You keep the thing running, and so you're told of it only when it isn't. By mail, by each who noticed, at once.",
    'Six people report one truck. None reports the form.',
  ],
  solution: [
    "Before the huddle, hear what's new and settle what a line can settle. The truck goes to dock one. Five other reports of it you archive as they come.",
    "The form gets what it lacks, a date: finance until Thursday, and if it's still quiet, back to you.",
  ],
  features: {
    heading: 'Six minutes to the huddle',
    items: [
      {
        name: 'One truck, six mails',
        text: 'Answer the first, archive five. Each takes you a word.',
      },
      {
        name: 'Silent forms',
        text: 'What nobody reports has a reminder, since you gave it one.',
      },
      {
        name: 'Shift cover',
        text: "Forward to the one who said 'any time' and quote nothing but the hour.",
      },
      {
        name: 'Same issue as in spring',
        text: 'Find the mail on dock four from April. It was the sign.',
      },
      {
        name: 'Huddle moved',
        text: 'Push it by an hour and everyone invited learns of it together.',
      },
    ],
  },
  benefits: [
    "Trucks stand where they're unloaded",
    'Forms move, by Thursday',
    'The huddle is about tomorrow',
    'The sign at dock four gets fixed',
    'Days work like the process',
  ],
  call: {
    line: 'Settle three things before the huddle.',
    text: "It's free for the first thirty. Six minutes will tell you enough.",
  },
  day: [
    {
      at: '06:50',
      from: 'Gate',
      asks: 'Truck for one is at four. Driver says sign.',
      does: '"Tell him dock one, and I fix the sign today".',
    },
    {
      at: '07:20',
      from: 'The shift lead',
      asks: 'Two short at packing.',
      does: '"Forward it to Temp desk and say two for packing by nine please".',
    },
    {
      at: '10:00',
      from: 'A supplier',
      asks: 'Invoice unpaid, form missing on your side.',
      does: '"Forward it to finance and say this is the form from the ninth".',
    },
    {
      at: '14:30',
      from: 'The regional manager',
      asks: 'Ideas to save 3 %?',
      does: '"Snooze it until Thursday at ten". One\'s a sign.',
    },
    {
      at: '18:00',
      from: 'The bowling league',
      asks: 'Lane six at eight.',
      does: '"Forward it to Piet and say lane six not four".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 1.5, dollarsAnHour: 45 },
  calculation: 'Machine notices are out. Six mails on one truck count as six, since you had to open them to know.',
  questions: [
    {
      ask: 'Does it merge mails about the same thing?',
      answer: 'No. It takes threads as Gmail makes them. Six people writing apart are six threads.',
    },
    {
      ask: 'Can it open a ticket or task?',
      answer: 'No. No link to your other tools. It forwards mail, which some ticket tools will take.',
    },
    {
      ask: 'Does it work from the yard?',
      answer: 'On a phone, by voice or key. Without signal your decisions wait in the phone and go out later.',
    },
  ],
  examples: [
    {
      say: 'Tell him dock one, and I fix the sign today',
      state: 'mail',
      command: 'reply:words',
      with: 'words: dock one, and I fix the sign today',
      flow: 'The gate has a dock number and, at last, a promise.',
    },
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The huddle is at eight. Nobody stands there at seven.',
    },
    {
      say: 'Find the mail from Keane since April',
      state: 'mail',
      command: 'search',
      with: 'words: the mail from Keane since April',
      flow: "Keane on the sign at dock four. He'd said so.",
    },
  ],
} satisfies Job;
