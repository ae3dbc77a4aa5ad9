import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-property-management',
  title: 'Property management',
  adjective: 'property',
  plural: 'Property managers and landlords',
  description:
    'Leaks, lease renewals and board questions, read aloud on the stairs. Flow helps property managers answer tenants before the second mail arrives.',
  keywords: ['property management email', 'tenant requests', 'lease renewals', 'maintenance email', 'landlord inbox'],
  updated: '2026-11-27',
  hero: {
    line: "Somebody's ceiling is dripping in 4B.",
    lead: "You're on the landing with a ring of keys. The tenant upstairs, the plumber and the owner have each written about the same drip, and Flow reads them one after the other.",
  },
  problem: [
    "Nobody writes to a property manager to say that the boiler works. They write when it stops, at night, with the subject 'Again'.",
    "Between the boilers lie the quiet ones: a renewal that lapses in three weeks, a deposit question, a board member who wants the roof quotes before Thursday. Those don't shout, and so they slip.",
  ],
  solution: [
    'Start the queue as you lock the car. People are read before the bulk mail of suppliers, and a thread of fourteen complaints is told without its thirteen copies.',
    'Give the tenant a time while you still look at the stain. Send the photo on to the roofer. Put the renewal to sleep until the morning on which you can act.',
  ],
  features: {
    heading: 'Rounds with an inbox in your ear',
    items: [
      {
        name: 'A time for every tenant',
        text: 'Say when the plumber comes and hear it back. The letter closes the way yours always do.',
      },
      {
        name: 'Buildings as labels',
        text: "File by street and number. The board's questions then have one place.",
      },
      {
        name: 'Trades by voice',
        text: "Forward the complaint with the words you'd use on the phone.",
      },
      {
        name: 'Renewals on a clock',
        text: 'Snooze a lease to the day it needs you, and it returns by itself.',
      },
      {
        name: 'The plumber who went quiet',
        text: 'A reminder can hold its tongue if he answers in time.',
      },
      {
        name: 'Proof for the deposit',
        text: 'Find what the former tenant wrote about the carpet, in the very mail.',
      },
    ],
  },
  benefits: [
    'Tenants hear a time instead of silence',
    'Renewals surface while they can still be signed',
    'Rounds and replies happen in one walk',
    'Trades get the picture with the address',
    'Board questions meet a prepared manager',
  ],
  mails: [
    {
      name: 'The midnight leak',
      text: 'Three words and eleven photographs.',
    },
    {
      name: 'The noise letter',
      text: '5A about 6A. An hour later, 6A about 5A.',
    },
    {
      name: 'The renewal',
      text: "Sixty days' notice, of which forty have gone.",
    },
    {
      name: 'The roof quote',
      text: 'Three offers, none of which covers the same roof.',
    },
    {
      name: 'The move-out',
      text: 'Keys on the counter, and when does the deposit come.',
    },
  ],
  call: {
    line: 'Take the stairs, and the mail with you.',
    text: 'Thirty credits to begin, no card, and one building is enough to know.',
  },
  questions: [
    {
      ask: 'Can tenants write to Flow and get an answer by itself?',
      answer: 'No. Nothing is sent unless you say so. A tenant always hears from you.',
    },
    {
      ask: 'Does it open work orders?',
      answer:
        'No, it has no tie to maintenance software. Forward the mail to the address where your system takes them in.',
    },
    {
      ask: 'Is a bulk letter to a whole building possible?',
      answer: 'Not as a mailing. You can answer all people on a thread, once, after you heard the draft.',
    },
  ],
  examples: [
    {
      say: 'Tell her the plumber comes at two',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the plumber comes at two',
      flow: 'Apartment 4B gets a time, in your usual tone, once you approve it.',
    },
    {
      say: 'Find the lease from Delgado since March',
      state: 'mail',
      command: 'search',
      with: 'words: the lease from Delgado since March',
      flow: "The signed lease turns up among Delgado's mails, and you hear its date.",
    },
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: 'The renewal leaves the inbox and is first in line on Friday morning.',
    },
  ],
} satisfies Industry;
