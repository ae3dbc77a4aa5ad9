import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-electrical-contractors',
  title: 'Electrical contractors',
  adjective: 'electrical',
  plural: 'Electricians and building services',
  description:
    'Quote requests, site changes and a fuse box from 1961, heard on the drive between jobs. Flow lets electricians answer customers with the pliers still in hand.',
  keywords: [
    'electrician email',
    'electrical contractor inbox',
    'quote requests email',
    'site variations email',
    'inspection certificates',
    'trades email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'No light in the hall since the aquarium.',
    lead: "A lady has a dark hall and a bright fish tank. She sent it at eight to four electricians. You're the one who answers from a loft, at five past.",
  },
  problem: [
    "The van is the office, and there's no one in it. Quotes are asked for by day and written by night, with a child's homework on the same table. By then two others have been.",
    "In between stands the site: the architect has moved the island, and with it eleven sockets. He told the thread. He didn't tell you.",
  ],
  solution: [
    "On the road you hear who wants what. Quick ones get an hour to expect you. The island gets a 'seen, it's a variation, price tomorrow', said in a lay-by before the next job.",
    'Then homework can be homework. Of the forty in the morning, four need a table.',
  ],
  features: {
    heading: 'Between two boards',
    items: [
      { name: 'Dark halls first', text: "A person in trouble comes before a wholesaler's light festival." },
      { name: 'An hour to expect you', text: "Put the visit in your own calendar, and hear that it's free." },
      { name: 'Variations in writing', text: 'Say it on the day and find it again by the street.' },
      { name: 'Certificates owed', text: 'Put a date on the ones that you still have to send.' },
      { name: 'To the apprentice', text: 'Give him the address and the line about the aquarium.' },
      { name: 'Loft and cellar', text: "Where there's no signal it keeps your words for the street." },
    ],
  },
  benefits: [
    'Dark halls call nobody else',
    "Variations are priced before they're built",
    'Certificates follow the job by days',
    'The table is free for fractions',
    'The apprentice goes to the right fish',
  ],
  mails: [
    { name: 'The quote request', text: 'Three photos, one of them of her thumb.' },
    { name: 'The moved island', text: 'Eleven sockets follow it, somehow.' },
    { name: 'The inspection', text: "He'd like to see behind the boiler." },
    { name: 'The late invoice', text: 'Sixty days ago it was perfect, thank you.' },
    { name: 'The neighbour', text: 'Since you were here his bell rings by itself.' },
  ],
  call: {
    line: 'Power off, inbox off.',
    text: 'You can try it between two jobs. No card, no visit, and thirty credits to write with.',
  },
  questions: [
    {
      ask: 'Does it make quotes or invoices?',
      answer: 'No. It writes letters. Figures come from you, and it says them back.',
    },
    {
      ask: 'Can I use it while driving?',
      answer:
        "It has a cautious mode for the road and does little in it. It won't claim that talk at the wheel is safe.",
    },
    {
      ask: 'Will customers see that I spoke it?',
      answer: "They see a mail with your greeting and your name. How it was written isn't marked.",
    },
  ],
  examples: [
    {
      say: 'Tell her I can come on Thursday at eight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can come on Thursday at eight',
      flow: 'The lady has a day, and the other three have no job.',
    },
    {
      say: 'Am I free on Thursday at eight',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 08:00',
      flow: 'You hear if the hour is yours before you give it away.',
    },
    {
      say: 'Find the letter about the kitchen island from Okafor',
      state: 'mail',
      command: 'search',
      with: 'words: the letter about the kitchen island from Okafor',
      flow: "The architect's line is there with its day, for the variation.",
    },
  ],
} satisfies Industry;
