import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-home-renovation',
  title: 'Renovation and trades',
  readers: 'Owners with dust on the phone',
  description:
    'Plumbers write at six, tilers at nine, and all need a decision today. Choose the tap from the ladder, say so, and keep every price and promise findable.',
  keywords: ['home renovation email', 'contractor communication', 'builder quotes', 'renovation planning', 'trades'],
  updated: '2026-11-27',
  hero: {
    line: 'The tiler needs grey or white by noon.',
    lead: "Building work runs on small decisions made late. You're on a ladder or at your own job when they come up. Flow puts the question in your ear and your answer in writing.",
  },
  problem: [
    'The plumber asks which side the tap goes. He asks at ten past six, because he is there. You see it at nine, when the wall is closed.',
    "Prices come on the phone, changes come by shout, and at the end there's a bill with six lines that no one remembers agreeing to.",
  ],
  solution: [
    "Questions from the site play first, as they wait for you. You answer in one sentence, and it's in his inbox while the wall is open.",
    'Afterwards the same sentence is your proof. Ask what was said about the skirting, and you get the line, the name and the date.',
  ],
  features: {
    heading: 'Decisions with dust on them',
    items: [
      {
        name: 'First those on site',
        text: 'A tradesman who stands there goes before the lamp shop.',
      },
      {
        name: 'One sentence, in writing',
        text: "What you'd have shouted up the stairs is now dated.",
      },
      {
        name: 'Prices by question',
        text: 'Ask what he wanted for the second bathroom, before you sign for it.',
      },
      {
        name: 'Three quotes, one day',
        text: "Give each a date, and hear who hasn't delivered.",
      },
      {
        name: 'Rubble-proof',
        text: 'Gloves on, mask on, phone in the breast pocket.',
      },
    ],
  },
  benefits: [
    'Walls stay open until the tap is decided',
    'Extra work has a price before it is done',
    'The final bill is short of surprises',
    'Late quotes show up by themselves',
    'Grey tiles are grey because you wrote so',
  ],
  before: [
    {
      who: '06:10',
      words: "'Tap left or right?'",
    },
    {
      who: '09:00',
      words: "You write 'left'. He has plastered.",
    },
    {
      who: 'Saturday',
      words: "He can open it again. That's extra.",
    },
    {
      who: 'The bill',
      words: "'Additional works as discussed.'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Tibor, the tiler: grey or white, he needs to know by noon.',
    },
    {
      who: 'you',
      say: 'Tell him grey, with the dark grout',
      state: 'mail',
      command: 'reply:words',
      with: 'words: grey, with the dark grout',
    },
    {
      who: 'flow',
      words: "'Grey, with the dark grout.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Off it goes. Then the joiner has sent his quote for the stairs.',
    },
    {
      who: 'you',
      say: 'What did the joiner say about the handrail',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the joiner say about the handrail',
    },
    {
      who: 'flow',
      words: "On the fourth of November he wrote: 'The handrail is included if it is ash.'",
    },
    {
      who: 'you',
      say: 'Reply that we take the stairs in ash, handrail included',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we take the stairs in ash, handrail included',
    },
  ],
  call: {
    line: 'Decide the grout from the ladder.',
    text: "No card for the start, and no dust: the demo's bathroom is imaginary.",
  },
  questions: [
    {
      ask: "Can it read my builder's chat messages?",
      answer: 'No, only mail. Ask the trades to mail you what has to count, or write them a line after each shout.',
    },
    {
      ask: 'Does it compare quotes?',
      answer: 'No. It finds and reads them. Figures inside a PDF you look up yourself.',
    },
    {
      ask: 'Does it hear me over a drill?',
      answer: 'Badly, like everybody. Step aside, or type the same sentence.',
    },
  ],
  examples: [
    {
      say: "Remind me if he doesn't answer by Thursday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'On Thursday you know which quote is missing.',
    },
    {
      say: 'Star it',
      state: 'mail',
      command: 'star',
      flow: 'The photo of the pipes, for the day you drill there.',
    },
    {
      say: 'File it under Bathroom',
      state: 'mail',
      command: 'move:Label_Bathroom',
      labels: ['Bathroom'],
      flow: 'The thread leaves the inbox and waits with the other rooms.',
    },
  ],
} satisfies UseCase;
