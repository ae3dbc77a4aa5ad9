import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-weddings',
  title: 'Weddings',
  adjective: 'wedding',
  plural: 'Wedding planners and venues',
  description:
    'Menu changes, florist quotes and plus-ones, read aloud on the drive to a venue. Flow helps wedding planners stay kind at mail two hundred.',
  keywords: ['wedding planner email', 'wedding venue inbox', 'florist quotes', 'guest list changes', 'bridal clients'],
  updated: '2026-11-27',
  hero: {
    line: 'An uncle is now vegan.',
    lead: "You're steaming a veil in a barn with no table. Flow reads that the uncle has changed his mind about lamb. The caterer knows it before the iron is cool.",
  },
  problem: [
    'One couple writes more than a bank. Every mail is tender and urgent: peonies or ranunculus, aunt or no aunt, and may the dog carry the rings.',
    'You have nine couples. At midnight their threads run together, and a peony ends up in the wrong barn.',
  ],
  solution: [
    'Couples lie under their own label. You hear one after the other in the car, and you answer in the voice that they hired.',
    "The florist's quote gets a nudge only if she forgets it. The viewing on Saturday is booked as you talk about it.",
  ],
  features: {
    heading: 'Something borrowed for the week before',
    items: [
      {
        name: 'Each couple a label',
        text: 'Their letters, their quotes and their uncle stay together.',
      },
      {
        name: 'Warm by habit',
        text: 'The greeting and the ending are the ones you use. You say the middle.',
      },
      {
        name: 'Hands full of ribbon',
        text: 'Nothing needs a finger. The scissors can stay where they are.',
      },
      {
        name: "Viewings that don't collide",
        text: 'Ask for your open hours on Friday and hear them.',
      },
      {
        name: "The florist's silence",
        text: "You're told if no quote has come by the day you set.",
      },
      {
        name: 'Second thoughts',
        text: "Regret a sentence while it's still held, and it stays with you.",
      },
    ],
  },
  benefits: [
    'Every bride feels like the only one',
    'Caterers get numbers while they can change them',
    'Peonies go to the right barn',
    'Sunday mornings are for sleeping in',
    "Couples never hear 'sorry, I missed your mail'",
  ],
  mails: [
    {
      name: 'The plus-one',
      text: "She broke up with him. There's a new one, who eats nuts.",
    },
    {
      name: 'The mother',
      text: 'Both of them, on the same colour.',
    },
    {
      name: "The florist's quote",
      text: 'Valid to Friday, garden roses subject to weather.',
    },
    {
      name: 'The mood board',
      text: "Seventy images and the word 'simple'.",
    },
    {
      name: 'The final count',
      text: "It's final, with two question marks behind it.",
    },
  ],
  call: {
    line: 'Keep both hands for the bouquet.',
    text: 'Thirty credits let you try it on the calmest of your couples.',
  },
  questions: [
    {
      ask: "Will Flow answer couples while I'm at a wedding?",
      answer:
        'No. It sends nothing unless you say so, and it has no automatic replies. Your couples get you or nobody.',
    },
    {
      ask: 'Can my assistant use it too?',
      answer: "With an own mailbox, yes. It doesn't put two people into one inbox.",
    },
    {
      ask: 'Does it make seating plans?',
      answer: "It has no such thing. The plan stays on your wall, and the uncle's mail finds its way to you.",
    },
  ],
  examples: [
    {
      say: 'When am I free on Friday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-20',
      flow: 'The open hours of your Friday are spoken, so the venue visit finds a place.',
    },
    {
      say: 'Reply that the garden roses are lovely',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the garden roses are lovely',
      flow: 'The florist gets her yes with your usual ending.',
    },
    {
      say: 'What did Ruth say about the deposit',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Ruth say about the deposit',
      flow: 'Flow looks in her mails and speaks the sentence about it with its day, or says that none is there.',
    },
  ],
} satisfies Industry;
