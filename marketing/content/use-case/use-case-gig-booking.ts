import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-gig-booking',
  title: 'Booking gigs',
  readers: 'Bands, speakers and magicians without an agent',
  description:
    'A date, a fee, a stage. Answer organisers from the van, hold dates in your calendar, chase the advance, and find what was agreed at the stage door.',
  keywords: ['gig booking email', 'musician booking', 'speaker booking', 'band email', 'festival booking'],
  updated: '2026-11-27',
  hero: {
    line: 'Somewhere after Gent, the festival writes.',
    lead: "Organisers ask five bands on one afternoon and book whoever says yes with a date. You're in a van. Flow reads it over the noise of the amp cases, and holds the date as you say it.",
  },
  problem: [
    "The message wants to know if you're free on the fourth, how many you are, and what you cost. You know two of these. The third depends on the drummer.",
    'You answer from the hotel with the bad light. They went with the brass trio, who answered from a bus.',
  ],
  solution: [
    "Ask your calendar and you hear the fourth. Say that you come, for how much and with how many. While it leaves, pencil in the date, so the drummer's wedding doesn't land there.",
    "Later there's the stage door, where a man has other notes. 'What did they say about the piano?' gets you the line, and who wrote it, before he has found his glasses.",
  ],
  features: {
    heading: 'From the van to the stage',
    items: [
      {
        name: 'Free on the fourth',
        text: 'Heard before you promise it.',
      },
      {
        name: 'A pencilled date',
        text: 'In the calendar by voice, and moved the same way.',
      },
      {
        name: 'Fee in writing',
        text: "What you say is what they'll read, number and all.",
      },
      {
        name: 'The advance',
        text: "A thread that comes back until it's paid, or rather, until they write.",
      },
      {
        name: 'Piano, parking, sandwich',
        text: 'Ask what was agreed, at the door where it counts.',
      },
    ],
  },
  benefits: [
    'Yes comes from the van, not from the hotel',
    "Two gigs don't share a night",
    'Fees have a sentence you can show',
    'Advances are asked for on time',
    'The piano is a piano',
  ],
  before: [
    {
      who: '14:20, after Gent',
      words: "'Are you free on the fourth?'",
    },
    {
      who: '15:00, a lay-by',
      words: "You ask the drummer. He's asleep.",
    },
    {
      who: '23:30, a hotel',
      words: "'We'd love to.' You add a price, take it off, add it again.",
    },
    {
      who: 'Next day',
      words: "'We've gone with a brass trio.'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Lieve at the Canal Festival. Are you free on the fourth of December, as a quartet?',
    },
    {
      who: 'you',
      say: 'Am I free on the fourth of December',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-12-04',
    },
    {
      who: 'flow',
      words: 'Yes, the whole day.',
    },
    {
      who: 'you',
      say: 'Reply that we are free and it is 900 euros for the four of us',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we are free and it is 900 euros for the four of us',
    },
    {
      who: 'flow',
      words: "'We are free and it is 900 euros for the four of us.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: "It's out in ten seconds.",
    },
    {
      who: 'you',
      say: 'Schedule Canal Festival on the fourth of December at eight in the evening',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-12-04 20:00; title: Canal Festival',
    },
  ],
  call: {
    line: 'Say yes before the brass trio does.',
    text: 'The start is free, like your first gig. Thirty credits, and here at least nobody asks for exposure.',
  },
  questions: [
    {
      ask: 'Does Flow manage contracts and riders?',
      answer: 'No. It handles the mail around them. It can tell you that one is attached.',
    },
    {
      ask: "Can all of us use it for the band's address?",
      answer: "Only one at a time. It's made for one person and one Gmail.",
    },
    {
      ask: 'Does it negotiate?',
      answer: 'No. It says your number, without blushing, which helps.',
    },
  ],
  examples: [
    {
      say: 'What did Lieve say about the piano',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Lieve say about the piano',
      flow: 'The sentence, the writer, the day. Show it at the door.',
    },
    {
      say: "Remind me if they don't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The advance, if nobody has written.',
    },
    {
      say: 'Forward it to Joost and say are you in on the fourth',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Joost; words: are you in on the fourth',
      flow: 'The drummer has it for when he wakes.',
    },
  ],
} satisfies UseCase;
