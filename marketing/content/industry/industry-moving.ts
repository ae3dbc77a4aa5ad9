import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-moving',
  title: 'Moving and storage',
  adjective: 'removals',
  plural: 'Movers and storage firms',
  description:
    'Date swaps, piano questions and parking permits, heard in the cab. Flow lets a moving firm answer a nervous family while the crew ties down the fridge.',
  keywords: [
    'moving company email',
    'removals inbox',
    'storage firm email',
    'moving quotes',
    'parking permit removals',
    'relocation email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The piano was not on the list.',
    lead: "It's a grand, and it's on the third floor. Her note came at seven, ashamed, with a photograph. You hear it at the depot, over the first coffee, and two more men climb in.",
  },
  problem: [
    'People move on the last day of the month, all of them. In the week before, each has one thing to confess: a piano, a date, a landlord who keeps the keys till five.',
    "Confessions come at night and by mail. You're in a stairwell by seven with a wardrobe on your back.",
  ],
  solution: [
    'The stairwell is no place, but the middle seat of the cab is. Twelve minutes of ring road are four confessions. Each gets what it hopes for, a calm yes with an hour in it.',
    "The town's parking office has no feelings and a limit. You ask the letter for its day, and have it back when the office opens.",
  ],
  features: {
    heading: 'The last of the month',
    items: [
      { name: 'Confessions first', text: 'Families come ahead of box makers and booking sites.' },
      { name: 'Pianos, in writing', text: 'Whatever was agreed on the third floor can be found by name.' },
      { name: 'Parking permits', text: 'Hear the limit, and set the thread on the day before.' },
      { name: 'To the foreman', text: 'Pass it on with one line: two more men and the long straps.' },
      { name: 'Dates that slide', text: 'Shift the job in your own calendar as you hear of it.' },
      { name: 'Quotes by sentence', text: "Say that you'll come and look, and when." },
    ],
  },
  benefits: [
    'Vans leave with enough arms',
    'Permits hang before the van stands',
    'Families sleep the night before',
    'Foremen hear it before the doorbell',
    'The first of the month is quiet',
  ],
  mails: [
    { name: 'The confession', text: 'A piano. Then, on reflection, an organ.' },
    { name: 'The date', text: "The sellers' sellers can't before the third." },
    { name: 'The permit', text: 'Three trees and a hydrant have a view on it.' },
    { name: 'The storage box', text: "He'd like his skis out. They're at the back." },
    { name: 'The chipped plate', text: "One of twelve, and it was an aunt's." },
  ],
  call: { line: 'Close the tailgate.', text: 'The made-up mailbox is light to carry.' },
  questions: [
    {
      ask: 'Does it estimate a move?',
      answer: "No. It doesn't see rooms or lists. You do, and then you tell them by letter.",
    },
    {
      ask: 'Does it suit our one address for bookings?',
      answer: "Shared boxes aren't supported. It's for one person's own Gmail, such as the planner's.",
    },
    {
      ask: 'Do crews need it as well?',
      answer: 'Not necessarily. A foreman with a plain mailbox gets what you pass on.',
    },
  ],
  examples: [
    {
      say: 'Reply that two more men come and the piano is no problem',
      state: 'mail',
      command: 'reply:words',
      with: 'words: two more men come and the piano is no problem',
      flow: 'She reads what she hoped to read, and you heard it first.',
    },
    {
      say: 'Forward it to Tom and say please take the long straps',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom; words: please take the long straps',
      flow: 'The foreman has her photograph and your line.',
    },
    {
      say: 'Snooze it until tomorrow at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 09:00',
      flow: 'The permit letter returns when its office opens.',
    },
  ],
} satisfies Industry;
