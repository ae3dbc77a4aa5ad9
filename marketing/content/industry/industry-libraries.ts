import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-libraries',
  title: 'Libraries',
  adjective: 'library',
  plural: 'Libraries and archives',
  description:
    'Loan queries, room bookings and donor boxes, read in a low voice or in captions. Flow lets librarians answer mail from between the shelves.',
  keywords: [
    'library email',
    'librarian inbox',
    'interlibrary loan requests',
    'archive enquiries',
    'reading room bookings',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Please whisper. Even the inbox does.',
    lead: "You're on a ladder with a local history from 1911. A reader in Leeds would like page forty. Flow says so in your ear, and you're already holding it.",
  },
  problem: [
    "A library's mail has no peak and no end. Could you look up a great-grandfather. Is the story hour full. Does the knitting group get the big room back.",
    "Vendors of databases write as well. They'd love fifteen minutes. The reader in Leeds wanted two, and she had said please.",
  ],
  solution: [
    'From the ladder, the trolley or the map room, you deal with the queue as you deal with the shelf: one at a time, left to right.',
    'Where silence rules, captions take over and keys give the orders. No reader looks up from the newspapers of 1911. Behind the closed door of the workroom you may talk again, and dictate the long answer about the old harbour.',
  ],
  features: {
    heading: 'Reference desk, any aisle',
    items: [
      {
        name: 'Silent working',
        text: 'Read along and press keys. Each spoken order has one.',
      },
      {
        name: 'Enquiries that need a stack',
        text: "Snooze a question until the afternoon you're in the basement.",
      },
      {
        name: 'Branches and boxes',
        text: "Label a donor's letters by the box they came with.",
      },
      {
        name: 'Vendors, later',
        text: 'Let fifteen-minute offers pile up for a Saturday, together.',
      },
      {
        name: 'The room diary',
        text: 'Hear what tomorrow holds before the knitters ask.',
      },
      {
        name: 'Long memories',
        text: 'Someone asked about that ancestor before. Search the years and see what you wrote.',
      },
    ],
  },
  benefits: [
    'Leeds gets page forty today',
    'Story hour has no double bookings',
    'The reading room stays quiet',
    'Vendors wait their turn',
    'Research is done once, not twice',
  ],
  mails: [
    {
      name: 'The ancestor',
      text: "A name, a harbour and a year that can't be right.",
    },
    {
      name: 'The loan request',
      text: 'One volume of nine, held by one library, which is you.',
    },
    {
      name: 'The renewal plea',
      text: "He's on the last chapter. He was in May, too.",
    },
    {
      name: 'The donor',
      text: 'Forty boxes, mostly dry.',
    },
    {
      name: 'The story hour',
      text: 'Can a child of two and three quarters come.',
    },
  ],
  call: {
    line: 'Back on the ladder.',
    text: 'The loan period is thirty credits, and no card is stamped.',
  },
  questions: [
    {
      ask: 'Does it tie in with our catalogue?',
      answer: 'No. Holds and loans remain in the library system. Flow is for letters and the diary.',
    },
    {
      ask: 'We answer from one shared address. Is that possible?',
      answer: "Not at present. It's built for a librarian with an own account.",
    },
    {
      ask: 'Can blind colleagues use it?',
      answer: 'Everything it does can be heard, and done by voice or key. Try it with them and judge for yourselves.',
    },
  ],
  examples: [
    {
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
      flow: 'The vendors disappear until Saturday, once you confirm it.',
    },
    {
      say: 'Reply that page forty is on its way',
      state: 'mail',
      command: 'reply:words',
      with: 'words: page forty is on its way',
      flow: 'Leeds has word from you while you climb down.',
    },
    {
      say: "What's on my calendar tomorrow",
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-11-18',
      flow: "The big room's day is spoken, knitters included.",
    },
  ],
} satisfies Industry;
