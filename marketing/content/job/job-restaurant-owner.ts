import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-restaurant-owner',
  title: 'Restaurant Owner',
  plural: 'Restaurant Owners',
  group: 'other',
  description:
    'Suppliers write at five, the party of twenty at noon, the landlord whenever. Flow reads a restaurant owner mail during prep, and both hands stay on the board.',
  keywords: ['restaurant owner email', 'supplier orders', 'large party booking', 'restaurant inbox', 'chef owner'],
  updated: '2026-11-27',
  hero: {
    line: 'No turbot. A table of twenty. Both at once.',
    lead: "It's ten in the morning and you're up to the wrists in shallots. The fish man has changed the menu, a lawyer's office wants the back room, and somebody has lost a scarf.",
  },
  problem: [
    'You cook, you hire, you pay. The office is a shelf over the dry store, with a laptop that smells of garlic.',
    'Mail happens after the last table, about one in the morning. By then the party of twenty has booked the Greek place.',
  ],
  solution: [
    'Prop the phone on the shelf and go on with the shallots. Whoever waits for a yes is read first. You give it aloud, menu and price in your own words.',
    "Then the delivery apps, the wine fairs and the oven salesman. Most of them you'll hear once, and leave.",
  ],
  features: {
    heading: 'Prep, lunch, prep, dinner',
    items: [
      {
        name: 'Knife in hand',
        text: "Say it while you chop. There's nothing to touch and so nothing to wipe.",
      },
      {
        name: 'Big tables caught early',
        text: 'A booking by mail is heard at ten and answered at ten.',
      },
      {
        name: 'Market changes by five',
        text: "The fish man's mail is waiting when you wake, at the front.",
      },
      {
        name: 'Rent, tax, hygiene',
        text: "Each goes to Monday, the day you're shut, and is there when you sit down.",
      },
      {
        name: 'The price he quoted',
        text: 'Look for what the butcher wrote in March before you argue.',
      },
    ],
  },
  benefits: [
    'The party of twenty sits at your place',
    "Tonight's menu is right before the board is chalked",
    'The laptop smells less',
    "Mondays take an hour, and then you're off",
    "Nobody's scarf is forgotten",
  ],
  call: {
    line: 'Answer the table of twenty with wet hands.',
    text: "Costs: none at first. Thirty replies, and you don't tip.",
  },
  day: [
    {
      at: '06:10',
      from: 'The fish man',
      asks: 'No turbot. Hake is beautiful, same price.',
      does: '"Reply that hake is fine, nine kilos". You rewrite the board in the shower.',
    },
    {
      at: '10:05',
      from: "A lawyer's office",
      asks: 'Twenty on Friday, back room, set menu?',
      does: '"Tell her yes, sixty a head with wine". Shallots go on.',
    },
    {
      at: '11:15',
      from: 'A guest',
      asks: 'I left a scarf, green, table nine.',
      does: 'It hangs by the till. "Say yes, it is by the till".',
    },
    {
      at: '15:30',
      from: 'The landlord',
      asks: 'Service charges for the year, please see attached.',
      does: '"Snooze it until Monday at eleven".',
    },
    {
      at: '16:45',
      from: "Your daughter's teacher",
      asks: 'Would you cook with the class in May?',
      does: '"Tell her pancakes, and I bring the pans". Twenty-six small knives are out of the question.',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 35 },
  calculation:
    "Reservations through the booking site aren't in it, nor are delivery app reports. What's left is people, fish and the landlord.",
  questions: [
    {
      ask: 'Is it loud enough over an extractor?',
      answer: 'With one earbud, yes. To talk to it, step to the dry store or turn the fan down for a sentence.',
    },
    {
      ask: 'Does it take reservations?',
      answer: 'No. It tells you that someone asks for a table, and sends your answer. The book is yours to write in.',
    },
    {
      ask: 'Do I need a computer for it?',
      answer:
        'It runs on a phone in the browser. Some machine has to host it, at home or rented, and the guide says how.',
    },
  ],
  examples: [
    {
      say: 'Reply that hake is fine, nine kilos',
      state: 'mail',
      command: 'reply:words',
      with: 'words: hake is fine, nine kilos',
      flow: 'The fish man loads nine kilos, and you were heard over the tap.',
    },
    {
      say: 'Archive everything from Uber Eats older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Uber Eats; day: 2026-10-17',
      flow: "You're told how many reports that is. Yes, and they're gone from sight.",
    },
    {
      say: 'Snooze it until Monday at eleven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-23 11:00',
      flow: 'The service charges come on your day off, at eleven, with coffee.',
    },
  ],
} satisfies Job;
