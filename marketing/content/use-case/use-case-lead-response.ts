import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-lead-response',
  title: 'Answering enquiries quickly',
  readers: 'Small firms where the boss is also sales',
  description:
    'An enquiry goes cold in an afternoon. Hear new ones first, answer with a price or a visit between two jobs, and follow up on the offers that went quiet.',
  keywords: [
    'lead response',
    'answer enquiries fast',
    'sales inquiry email',
    'follow up quote',
    'small business email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Three firms got her mail. One answers by noon.',
    lead: "You're under a sink, on a roof or with a customer when the next customer writes. Flow tells you at the first pause, and your answer is out before the van moves.",
  },
  problem: [
    "People who need a stove write to three firms in the same ten minutes. They don't choose the best one. They choose the one that seems to be alive.",
    'Your reply comes at nine at night, well spelt and too late. The job went at lunch to a man with a worse saw.',
  ],
  solution: [
    "Strangers who ask you something are played with the people who wait, and the supplier's flyer comes after. You answer with one sentence, a price range or a visit.",
    'The visit goes into the calendar in the next breath. And every offer you send has a date on it, so that silence is noticed by Flow and not by you in the bath.',
  ],
  features: {
    heading: 'From enquiry to visit',
    items: [
      {
        name: 'New names get heard',
        text: "A first mail from a real person isn't lost among order confirmations.",
      },
      {
        name: 'A visit in two sentences',
        text: "Ask when you're free, offer it, done.",
      },
      {
        name: 'Offers with a fuse',
        text: 'When sending, say by when you expect a word.',
      },
      {
        name: 'What did we quote in May',
        text: 'Ask for the old offer before you make the new one.',
      },
      {
        name: 'No desk voice',
        text: "It's written as you say it, with the greeting you always use.",
      },
    ],
  },
  benefits: [
    'You are the firm that was alive',
    'Visits stand in the calendar by evening',
    'Quiet offers get a second knock',
    'Old customers are recognised',
    'The bath is for bathing',
  ],
  before: [
    {
      who: '10:12',
      words: "'We need a stove before Christmas. Could you come and look?'",
    },
    {
      who: '13:30',
      words: 'You see it with soot on your hands.',
    },
    {
      who: '21:05',
      words: 'You write a careful page.',
    },
    {
      who: 'Next day',
      words: "'Thank you, we have found somebody.'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'A new name: Perpetua Lind. She needs a stove before Christmas and asks for a visit.',
    },
    {
      who: 'you',
      say: 'When am I free on Thursday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-19',
    },
    {
      who: 'flow',
      words: 'Thursday from two to five.',
    },
    {
      who: 'you',
      say: 'Reply that I can come on Thursday at two and have a look',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can come on Thursday at two and have a look',
    },
    {
      who: 'flow',
      words: "'I can come on Thursday at two and have a look.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Out in ten seconds. The saw shop has a sale.',
    },
    {
      who: 'you',
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
    },
  ],
  call: {
    line: 'Be alive by noon.',
    text: 'Thirty answers are free to begin with, which is a good week of stoves.',
  },
  questions: [
    {
      ask: 'Does Flow answer enquiries by itself?',
      answer: "No. There's no automatic reply. It makes yours quick enough not to need one.",
    },
    {
      ask: 'Does it keep customers in a list, like a CRM?',
      answer: 'No. Your mail and its labels are the list. If you need stages and forecasts, take a CRM besides.',
    },
    {
      ask: 'Can my fitter answer too?',
      answer: 'From his own Gmail, yes. Flow is for one person. Forward it to him with a line on what to offer.',
    },
  ],
  examples: [
    {
      say: 'Find the offer to Perpetua since May',
      state: 'mail',
      command: 'search',
      with: 'words: the offer to Perpetua since May',
      flow: 'The old quote is there before you make a new one.',
    },
    {
      say: 'Schedule visit with Perpetua on Thursday at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 14:00; title: visit; with: Perpetua',
      flow: 'It stands in the calendar, and she gets the invitation.',
    },
    {
      say: 'Send it and follow up if no answer by Monday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
      flow: "The offer goes out now, and comes back only if she's silent.",
    },
  ],
} satisfies UseCase;
