import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-theatre',
  title: 'Theatre',
  adjective: 'theatre',
  plural: 'Theatres, opera houses and festivals',
  description:
    "Understudy calls, ticket pleas and set deliveries, heard in the wings. Flow lets a theatre's people answer in the interval and whisper nothing to row A.",
  keywords: [
    'theatre email',
    'stage manager inbox',
    'box office email',
    'opera house email',
    'arts festival email',
    'company manager email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The ghost has laryngitis. Curtain in three hours.',
    lead: "Old Hamlet can't speak. His understudy is at a christening in Bath. You are on a ladder with a lamp, and from up there you ask Bath if the christening has a train.",
  },
  problem: [
    'A house has one fixed point a day and all its mail bends toward it. Wigs, fire curtain, school party of ninety, a critic who would prefer the aisle.',
    'After curtain up, silence. The mail goes on. By the interval there are thirty, and the interval has twenty minutes and a queue.',
  ],
  solution: [
    'Five minutes of the twenty are enough. You stand by the fire door with one earphone. Bath first. Then the coach with the ninety, then the critic. What has no bearing on tonight can be told to come tomorrow at ten.',
    "In the wings it's all in captions. You read what would have been spoken, press one key, and nobody in row A knows that you moved.",
  ],
  features: {
    heading: 'From the half to the curtain call',
    items: [
      {
        name: 'Tonight before next season',
        text: "Letters from people in today's show are heard before the brochure's proofs.",
      },
      { name: 'In the dark', text: 'No sound, no voice: read along and press a key.' },
      { name: 'Bath by three', text: "Be told at three if the understudy hasn't answered." },
      { name: 'Rows and seats', text: 'A seat number that you promise is said again.' },
      { name: 'Get-out at midnight', text: 'Book the lorry into your calendar as you sweep.' },
      { name: "Where's the sword", text: "Look for the hirer's letter by name and month." },
    ],
  },
  benefits: [
    'The ghost speaks, in one voice or another',
    'Ninety pupils and one coach find each other',
    'Critics sit where they can write',
    "Next season stays in next season's week",
    'You see the bows, and from the right side',
  ],
  mails: [
    { name: 'The sick note', text: 'It was sung, then typed.' },
    { name: 'The seat plea', text: 'Her mother was in the first cast.' },
    { name: 'The prop hire', text: 'One sword, blunt, returned sharp.' },
    { name: 'The rights holder', text: 'The estate permits the beard, not the kiss.' },
    { name: 'The school party', text: "Ninety, of whom four can't abide skulls." },
  ],
  call: {
    line: 'Beginners, please.',
    text: 'One interval is enough to find out. The made-up mailbox is open all through it.',
  },
  questions: [
    {
      ask: 'Does it sell or move tickets?',
      answer: "No. The box office system does. It's for the pleas that come by letter.",
    },
    { ask: 'Can the whole company office use one inbox?', answer: "Not with it. It's made for one person's Gmail." },
    {
      ask: 'Might it light up in the wings?',
      answer: "It's a screen like any other. Turn it down, or use one earphone and no screen.",
    },
  ],
  examples: [
    {
      say: 'Remind me at three if nobody answers',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 15:00; unlessAnswered: true',
      flow: "If Bath hasn't written by three, you will know at three.",
    },
    {
      say: 'Snooze it until tomorrow at ten',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 10:00',
      flow: "The brochure's proofs leave tonight alone.",
    },
    {
      say: 'Reply that row C on the aisle is hers',
      state: 'mail',
      command: 'reply:words',
      with: 'words: row C on the aisle is hers',
      flow: "The critic's seat is in writing, and you heard it as C.",
    },
  ],
} satisfies Industry;
