import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-online-orders',
  title: 'Orders, parcels and returns',
  readers: 'Households where the bell rings daily',
  description:
    'Order confirmed, packed, shipped, near you, delivered, how was it. Hear the one line that matters, find the return code at the counter, and clear the rest.',
  keywords: [
    'order confirmation email',
    'parcel tracking',
    'find return label',
    'online shopping email',
    'refund follow up',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Six mails a sock. One has the code.',
    lead: 'Shops write about a pair of socks as if it were a birth. Flow skips to the mail that you need when you stand at the parcel counter with a queue behind you.',
  },
  problem: [
    "Nothing of it is important until the day it is. Then you need a number that begins with R, out of a mail whose subject was 'Yay'.",
    'The refund is a worse case. It was promised within fourteen days, and who counts?',
  ],
  solution: [
    "You ask for the shop and the return, and hear the line. At the counter that's enough, and the clerk types along.",
    'A promised refund gets a date. If the shop has written by then, fine. If not, the thread is on top again with their promise in it.',
  ],
  features: {
    heading: 'From yay to refund',
    items: [
      {
        name: 'The line with the code',
        text: 'Ask a question, hear the sentence, hold the phone out.',
      },
      {
        name: 'Fourteen days, counted',
        text: 'A reminder that only rings if they stay silent.',
      },
      {
        name: 'A month of parcels',
        text: "Clear all of one shop's mail in a sentence, with a way back.",
      },
      {
        name: "No more 'yay'",
        text: "Leave the shop's list, and still get its receipts.",
      },
      {
        name: 'Is it really them',
        text: 'A parcel notice from an address that imitates the carrier is announced as such.',
      },
    ],
  },
  benefits: [
    'The queue behind you stays friendly',
    'Refunds come because you asked in time',
    'Receipts can be found and cheers are gone',
    "Fake parcels don't get a click",
    'Socks take up the room of socks',
  ],
  before: [
    {
      who: 'At the counter',
      words: "'The code, please.' You scroll through Yay.",
    },
    {
      who: 'Two minutes in',
      words: 'The clerk serves the man behind you.',
    },
    {
      who: 'Three weeks on',
      words: 'Was that refund ever paid?',
    },
    {
      who: 'In spring',
      words: 'You find the socks, unreturned.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Hessel Socks: your return has arrived, and they pay within fourteen days.',
    },
    {
      who: 'you',
      say: "Remind me if they don't answer by the first of December",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-12-01 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: "If they haven't written by then, I bring it back. Next, Fjord Parcels: a fee is due.",
    },
    {
      who: 'you',
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
    },
    {
      who: 'flow',
      words: "It isn't. The address looks like that of a firm you know, but differs in one letter.",
    },
    {
      who: 'you',
      say: 'Spam',
      state: 'mail',
      command: 'spam',
    },
    {
      who: 'flow',
      words: 'Reported. Nineteen more from shops.',
    },
    {
      who: 'you',
      say: 'Archive everything from Amazon',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Amazon',
    },
  ],
  call: {
    line: 'Step up to the counter, code in ear.',
    text: 'Practise with made-up socks. The shop in the demo is just as pleased about them.',
  },
  questions: [
    {
      ask: 'Does Flow track parcels?',
      answer: "No. It reads what the carrier mails you, and doesn't ask any carrier itself.",
    },
    {
      ask: 'Can it open the label to print?',
      answer: "No. It tells you that a file is attached and what it's called. Printing is for you and the printer.",
    },
    {
      ask: 'Does leaving a list stop receipts as well?',
      answer:
        "It shouldn't. Shops send orders apart from advertising. If one mixes the two, stay on the list and clear it by age.",
    },
  ],
  examples: [
    {
      say: 'Find the return code from Hessel Socks',
      state: 'mail',
      command: 'search',
      with: 'words: the return code from Hessel Socks',
      flow: 'The thread is read out, newest first.',
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'The cheers end, and you are asked once before.',
    },
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: "The fake carrier's mail goes past your inbox.",
    },
  ],
} satisfies UseCase;
