import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-art-galleries',
  title: 'Art galleries',
  adjective: 'gallery',
  plural: 'Galleries, auction houses and art dealers',
  description:
    'Holds, condition reports and a collector in a hotel lobby, heard while the crate is opened. Flow lets a gallery answer before the other buyer lands.',
  keywords: [
    'art gallery email',
    'auction house inbox',
    'art dealer email',
    'condition report',
    'collector enquiries',
    'art shipping email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two collectors, one small blue painting.',
    lead: "He has the hold until six. She lands at five and writes from the runway. You're on your knees with a cordless driver and forty screws, and both of them hear from you by the twentieth.",
  },
  problem: [
    'In this trade an hour is a price. Holds are given by mail and forgotten by mail. The shipper needs a height with the frame, the museum needs a height without, and the artist needs money.',
    "A fair sends its newsletter five times a day to say that it's exclusive.",
  ],
  solution: [
    'While the screws come out, the letters go in. She is heard first, then he. You give each a true sentence, and each is repeated to you, since the names begin alike.',
    "A hold gets an alarm that goes off by itself: six o'clock, this thread, today. The fair can wait until it's over.",
  ],
  features: {
    heading: 'Screw by screw',
    items: [
      { name: 'Names that begin alike', text: 'You hear who the letter goes to, before it does.' },
      { name: "Six o'clock", text: 'A hold comes back at its hour and not before.' },
      { name: 'With or without the frame', text: 'Measures are read back in figures.' },
      { name: 'The condition report', text: 'Send it on to the restorer, file and all.' },
      { name: 'What was promised in June', text: 'Find a letter on a work by title and month.' },
      { name: 'Exclusive newsletters', text: 'Unsubscribe while the driver is in your other hand.' },
    ],
  },
  benefits: [
    'Holds end when they end',
    'Collectors hear the truth at one time',
    'Crates are built to the right height',
    'Restorers see the crack on the day',
    'Artists are paid before they ask',
  ],
  mails: [
    { name: 'The hold', text: 'Until six, from a man who has never been late or early.' },
    { name: 'The condition report', text: "'Slight craquelure, as is proper.'" },
    { name: 'The lobby', text: 'Could you bring it to the hotel. It is two metres wide.' },
    { name: 'The loan request', text: 'A museum in Basel, for a year, with a lamp of its own.' },
    { name: "The estate's question", text: "Is it his. They'd very much like it to be his." },
  ],
  call: {
    line: 'Last screw, lid off.',
    text: 'The practice mailbox is free to walk through. Nothing in it is for sale.',
  },
  questions: [
    {
      ask: 'Does it know our inventory?',
      answer: 'No. Works and prices are in your own system. Letters about them are in Gmail.',
    },
    {
      ask: 'Is discretion kept?',
      answer:
        'Words are understood on a machine of the gallery, with an earphone nobody listens in, and no recording is kept.',
    },
    { ask: 'Can it translate a letter from Basel?', answer: "It can't. It speaks English only." },
  ],
  examples: [
    {
      say: 'Snooze it until six',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 18:00',
      flow: 'The hold is with you on the hour.',
    },
    {
      say: 'Reply that he has the hold until six and I will write at five past',
      state: 'mail',
      command: 'reply:words',
      with: 'words: he has the hold until six and I will write at five past',
      flow: 'She knows where she stands, and you heard her name.',
    },
    {
      say: 'Find the loan letter from Basel since May',
      state: 'mail',
      command: 'search',
      with: 'words: the loan letter from Basel since May',
      flow: "The museum's letters are listed, and one of them has the lamp.",
    },
  ],
} satisfies Industry;
