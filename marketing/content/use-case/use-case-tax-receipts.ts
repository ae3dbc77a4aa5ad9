import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-tax-receipts',
  title: 'Receipts for the tax return',
  readers: 'Sole traders with a shoebox that is an inbox',
  description:
    'File each receipt as it plays, under one label a year, and find the missing ones by asking. In spring the adviser gets a full shelf in place of apologies.',
  keywords: [
    'receipts email',
    'tax return receipts',
    'organise receipts Gmail',
    'expense receipts',
    'bookkeeping email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The shoebox is full, and it is called Inbox.',
    lead: 'Every receipt you need came by mail on the day you paid. Put each on the shelf when it arrives, with three words, and April turns into an afternoon.',
  },
  problem: [
    "They hide among everything else: the server bill, the train, the toner, the app you forgot you had. None of them is called receipt. One is called 'Thanks, friend'.",
    "In spring you search for 'invoice' and get eight hundred. So you claim what you remember, and give the rest to the state.",
  ],
  solution: [
    "During the year, it's a habit of three words. The receipt plays, you name the shelf, it is gone from the inbox and from your mind.",
    "For the holes there's a question. Ask for a firm and a month, and the threads come in a list. Those without a paper get a polite line, with a date.",
  ],
  features: {
    heading: 'A shelf that fills itself, nearly',
    items: [
      {
        name: 'Three words a receipt',
        text: 'Said at the end of the mail, on any walk.',
      },
      {
        name: 'Is there a paper',
        text: "Ask what is attached before you trust a 'Thanks, friend'.",
      },
      {
        name: 'Holes by name',
        text: 'The toner in May? Ask.',
      },
      {
        name: 'Begging for a copy',
        text: 'One line to the hotel, and a reminder in case they stay mute.',
      },
      {
        name: 'Off to the adviser',
        text: 'Forward a thread with a word on what it was for.',
      },
    ],
  },
  benefits: [
    'April takes an afternoon',
    'The toner is claimed',
    'No receipt is looked for twice',
    "The adviser's bill shrinks with your apologies",
    "'Thanks, friend' has found its place",
  ],
  before: [
    {
      who: 'March 2026',
      words: "'We still need the papers for travel.'",
    },
    {
      who: 'A Sunday',
      words: "Eight hundred hits for 'invoice'. Most are yours to others.",
    },
    {
      who: 'The same Sunday, 22:00',
      words: 'The hotel in Graz. You never got one.',
    },
    {
      who: 'Monday',
      words: 'You claim half, and feel honest and poor.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: "From Silt Hosting. 'Thanks, friend. Your card was charged.'",
    },
    {
      who: 'you',
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
    },
    {
      who: 'flow',
      words: "One file, 'SH-2026-11.pdf'.",
    },
    {
      who: 'you',
      say: 'File it under Tax 2026',
      state: 'mail',
      command: 'move:Label_Tax_2026',
      labels: ['Tax 2026'],
    },
    {
      who: 'flow',
      words: 'On the shelf. Next, the Hotel Amsel in Graz hopes you slept well.',
    },
    {
      who: 'you',
      say: 'Tell them I still need the bill for my two nights',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I still need the bill for my two nights',
    },
    {
      who: 'flow',
      words: "'I still need the bill for my two nights.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Monday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
    },
  ],
  call: {
    line: 'Shelve one receipt before the next tram.',
    text: 'Labels take no credits, not for one receipt and not for a thousand.',
  },
  questions: [
    {
      ask: 'Does Flow read sums out of PDF files?',
      answer: "No. It sees that there's a file and its name. Adding up is done elsewhere.",
    },
    {
      ask: 'Can it file all receipts on its own?',
      answer: 'No, it sorts nothing by itself. A Gmail filter can, for senders that you know.',
    },
    {
      ask: 'Is a mail enough for the tax office?',
      answer: 'That depends on where you live and on the receipt. Your adviser knows.',
    },
  ],
  examples: [
    {
      say: 'Find the receipts from Silt Hosting since January',
      state: 'mail',
      command: 'search',
      with: 'words: the receipts from Silt Hosting since January',
      flow: 'All of them as a list, so the missing month shows.',
    },
    {
      say: 'Forward it to Leontine and say travel to Graz, two nights',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Leontine; words: travel to Graz, two nights',
      flow: 'Your adviser has the bill and its reason in one mail.',
    },
  ],
} satisfies UseCase;
