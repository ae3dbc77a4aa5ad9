import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-restaurants',
  title: 'Restaurants',
  adjective: 'restaurant',
  plural: 'Restaurants and kitchens',
  description:
    'Supplier shorts, private parties and rota swaps, heard over the stockpot. Flow reads restaurant mail when your hands are in flour.',
  keywords: ['restaurant email', 'chef inbox', 'supplier email', 'private dining requests', 'kitchen hands-free email'],
  updated: '2026-11-27',
  hero: {
    line: 'No turbot today, says the fish man.',
    lead: "It's half past ten and your arms are in a crate of leeks. Flow reads that the turbot is off and hake is on. You say yes to the hake, and the menu is changed before anyone prints it.",
  },
  problem: [
    "Kitchens run on mail that dies at noon. A short on the fish, a party of eighteen for tonight, a commis with a fever. After service it's history.",
    "And it all comes in the one hour when every hand is wet. The linen company's price notice comes too, with a red flag it did not earn.",
  ],
  solution: [
    'Prop the tablet on the pass. You chop and listen, and each mail gets a word from you: yes, no, Friday, pass it to Elena.',
    'A party of eighteen gets its answer between stock and sauce. The linen notice sleeps until the office hour on Monday, where it belongs.',
  ],
  features: {
    heading: 'Mise en place for the mail',
    items: [
      {
        name: 'Wet hands welcome',
        text: 'Speak from the board. A key press with an elbow works as well.',
      },
      {
        name: 'Tonight before next month',
        text: 'Hear who waits on you first, then everything that has time.',
      },
      {
        name: 'Parties with the right date',
        text: 'The day and the number of covers come back to your ear before the guest sees them.',
      },
      {
        name: 'Rota swaps handed on',
        text: 'Elena gets the request with your question, while you hold the whisk.',
      },
      {
        name: 'The notes of a walk-in fridge',
        text: 'Tell yourself what to ask the repair man, and find it in your mail later.',
      },
      {
        name: 'Quiet for service',
        text: 'Pause at six with a word, and start again where you stopped.',
      },
    ],
  },
  benefits: [
    'The menu is right before it is printed',
    'Party requests get a reply before lunch',
    'No phone on the pastry bench',
    'Invoices keep for office hour',
    'Suppliers hear back while the van is loading',
  ],
  mails: [
    {
      name: 'The short',
      text: "'Sorry Chef, no turbot.' Sent at 5:50, true since yesterday.",
    },
    {
      name: 'The big table',
      text: 'Eighteen, one bill, two nut allergies, and could they bring a cake.',
    },
    {
      name: 'The rota swap',
      text: 'Saturday for Sunday, if Elena agrees.',
    },
    {
      name: 'The price notice',
      text: 'Butter goes up on the first, again.',
    },
    {
      name: "The inspector's letter",
      text: 'A friendly visit within the month, no day named.',
    },
  ],
  call: {
    line: 'Keep the knife moving.',
    text: 'Play with the made-up mailbox during prep. It costs no credit and knows no real guest.',
  },
  questions: [
    {
      ask: 'Does it take bookings?',
      answer: 'No. Reservations stay in your book. Flow answers the people who write to you about them.',
    },
    {
      ask: 'Can it hear me next to the extractor?',
      answer: "Short commands have the best chance. For longer answers step into the dry store, where it's quiet.",
    },
    {
      ask: 'Is this worth it for one small place?',
      answer: 'If you get ten mails a day, perhaps not. If you answer them at midnight, it might be.',
    },
  ],
  examples: [
    {
      say: 'Reply that table twelve is theirs at eight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: table twelve is theirs at eight',
      flow: 'The guest gets the table and the hour. You hear both before it leaves.',
    },
    {
      say: 'Forward it to Elena and say can you cover Saturday',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Elena; words: can you cover Saturday',
      flow: 'The swap request is with Elena, and off your mind until she writes.',
    },
    {
      say: 'Note to self: ask Tom about the grease trap',
      state: 'mail',
      command: 'note:words',
      with: 'words: ask Tom about the grease trap',
      flow: 'Your own inbox holds the note when you sit down after service.',
    },
  ],
} satisfies Industry;
