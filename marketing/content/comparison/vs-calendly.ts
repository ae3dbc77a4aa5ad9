import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-calendly',
  title: 'Calendly',
  type: 'scheduler',
  owner: 'Calendly, LLC',
  site: 'https://calendly.com',
  description:
    'Calendly lets others pick a slot from a link. Flow lets you answer the mail that asks for one. Ten rows with sources, and the cases in which a link is better.',
  keywords: [
    'Calendly alternative',
    'Flow vs Calendly',
    'schedule meetings by voice',
    'meeting scheduling',
    'booking link',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Send a link, or send a sentence.',
    lead: 'A booking link is right for strangers in numbers. For the one person who wrote you three kind lines, a link can feel like a ticket machine. Flow helps you answer in kind.',
  },
  problem: [
    "Half of all dates begin as mail: 'Could we talk next week?' You could paste a link. Or you could say when, if only the calendar weren't two taps and a pinch away.",
    "And links know nothing of the rest: the dentist you'd move, the call you'd rather have in the car.",
  ],
  solution: [
    'Ask for your gaps while the mail still plays. Propose two of them in a sentence, and book what they choose. It takes about as long as finding the link.',
    'The meeting can be moved or cancelled the same way. Your guests learn the new hour a little later, so you may think better of it.',
  ],
  features: {
    heading: 'Dates between people',
    items: [
      {
        name: 'Your gaps, told',
        text: 'The holes of a day, one after the other, inside your hours.',
      },
      {
        name: 'An offer in words',
        text: 'Two slots, your tone, no page to visit.',
      },
      {
        name: 'Booked by ear',
        text: 'With whom, when, how long, and a warning if it clashes.',
      },
      {
        name: 'Moved by ear',
        text: 'One of a series, by an hour, to next week.',
      },
      {
        name: 'Yes, but',
        text: "Accept, and add that you'll be on a train.",
      },
    ],
  },
  benefits: [
    'They feel written to, not processed',
    'No tab has to be opened',
    "You may move what a link couldn't",
    'One voice for the mail and the date',
    'Guests hear only the final time',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: "Books on both sides' calendars, through a link [zeeg]",
    undo: 'Not stated',
    sending: 'Sends confirmations and invitations by itself [zeeg]',
    offline: 'No, it runs in the browser with a connection [zeeg]',
    whereMailIs: "Holds no mailbox. It's a service in the cloud [zeeg]",
    languageModels: 'Not stated',
    price: 'A free plan. Paid plans count seats, by the month or the year [billing]',
  },
  choose: {
    them: [
      "Choose Calendly if people you don't know should book you without writing first: customers, applicants, students. [zeeg]",
      'It sends confirmations and sorts out the details alone. Flow has no booking page. [zeeg]',
      'Teams can pool their hours by seats. Flow works for one person. [billing]',
    ],
    flow: [
      'Choose Flow if your dates come out of conversations.',
      'Choose both: the link in your footer, the sentence for friends and clients.',
    ],
  },
  call: {
    line: 'Answer one date in words today.',
    text: 'A made-up week is ready for pushing around, with a dentist in it.',
  },
  questions: [
    {
      ask: 'Can Flow make a booking link?',
      answer: 'No. It proposes times by mail and books what was agreed.',
    },
    {
      ask: 'Does it see when others are free?',
      answer:
        'Of colleagues, where Google shows it to you. For somebody outside, it blocks up to three slots and writes to them. What nobody takes is freed.',
    },
    {
      ask: 'Can it answer an invitation that Calendly sent?',
      answer: "Yes. Once it reaches your Gmail it's an invitation like any other.",
    },
  ],
  examples: [
    {
      say: 'When am I free on Monday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-23',
      flow: 'The gaps of the day, in order.',
    },
    {
      say: 'Reply that Monday morning or Tuesday after four would be lovely',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Monday morning or Tuesday after four would be lovely',
      flow: 'An offer in your tone, read back before it goes.',
    },
    {
      say: "Push my four o'clock by half an hour",
      state: 'mail',
      command: 'event:shift',
      with: 'time: 2026-11-17 16:00; scope: this; by: 30',
      flow: 'Moved, and its guests told after the hold.',
    },
  ],
  sources: [
    {
      name: 'zeeg',
      publisher: 'Zeeg, which makes a rival program',
      title: 'What is Calendly and how does it work',
      url: 'https://zeeg.me/en/blog/post/what-is-calendly-and-how-does-it-work',
      published: '2025-08-28',
      read: '2026-11-27',
    },
    {
      name: 'billing',
      publisher: 'Calendly Help',
      title: 'Billing overview',
      url: 'https://help.calendly.com/hc/en-us/articles/15444548082711-Billing-overview',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
