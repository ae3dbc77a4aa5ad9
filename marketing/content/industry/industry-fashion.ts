import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-fashion',
  title: 'Fashion',
  adjective: 'fashion',
  plural: 'Fashion houses and labels',
  description:
    'Lab dips, fit comments and showroom slots, read while you pin a hem. Flow keeps a fashion label in touch with mills and buyers by voice.',
  keywords: [
    'fashion brand email',
    'showroom appointments',
    'lab dip approval',
    'garment factory email',
    'buyer inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The navy came back as plum.',
    lead: 'You have six pins in your mouth, so you wait until the last is in. Then you say that the dip is too red, and the mill in Como gets it before its vats are cleaned.',
  },
  problem: [
    'A collection is made of yeses. Yes to the zip, to the drape, to the price of a button. Each yes is asked for by mail, and each has a factory behind it that stands still.',
    'Buyers come in the same week as the samples. A stylist needs the coat now. Someone in legal dislikes the name of the scent.',
  ],
  solution: [
    "Flow reads the mill, then the buyer, then the rest, and you stay on your knees at the hem. The stylist's coat is a word to the press office.",
    "Showroom hours are asked of your calendar and not of your head. What you said about the sleeve in June is found in June's mail.",
  ],
  features: {
    heading: 'From toile to showroom',
    items: [
      {
        name: 'Comments without unpinning',
        text: 'Say shorter, by how much and where. Hear it back in full.',
      },
      {
        name: 'Seasons as labels',
        text: "Spring's dips and autumn's quarrels never share a drawer.",
      },
      {
        name: 'Showroom gaps',
        text: 'Ask when Friday is open before you promise it to a buyer.',
      },
      {
        name: 'Samples on loan',
        text: "The stylist who hasn't returned the coat is brought up on the day.",
      },
      {
        name: "The mill's own words",
        text: 'Look up what was agreed on shrinkage, in the mail that says it.',
      },
      {
        name: 'Factory mornings',
        text: 'A reply finished tonight can leave when the cutting room opens.',
      },
    ],
  },
  benefits: [
    'Vats are filled with the right navy',
    'Factories wait hours less',
    'Buyers get a slot and a name',
    'Coats come back from shoots',
    'Fittings go on without a screen',
  ],
  mails: [
    {
      name: 'The lab dip',
      text: 'Three squares of navy. One of them is honest.',
    },
    {
      name: 'The fit comment',
      text: "The sleeve bites. How, she'll show you.",
    },
    {
      name: 'The button price',
      text: 'Two cents up, for ninety thousand buttons.',
    },
    {
      name: 'The pull request of a stylist',
      text: "The grey coat, by six, for somebody who can't be named.",
    },
    {
      name: 'The showroom slot',
      text: 'Milan, Friday, eleven or never.',
    },
  ],
  call: {
    line: 'Keep the pins between your lips.',
    text: 'Try one sample week on thirty credits, cut on no bias at all.',
  },
  questions: [
    {
      ask: 'Can it show me the photos of a fitting?',
      answer: 'No. It reads words. It tells you which pictures came, and you look at them on your screen.',
    },
    {
      ask: 'Will it speak Italian with the mill?',
      answer: 'It only takes English. You may type a line in Italian, and your draft will hold it.',
    },
    {
      ask: 'Does it know our line sheets?',
      answer: 'It has no link to them. Prices come from your mouth or from the mail.',
    },
  ],
  examples: [
    {
      say: 'Reply that the navy is too red',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the navy is too red',
      flow: 'Como gets the verdict and no adjectives more than you gave.',
    },
    {
      say: 'When am I free on Friday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-20',
      flow: 'You hear the gaps between the buyers.',
    },
    {
      say: 'Send it Monday at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-23 08:00',
      flow: 'The factory finds your comment when the cutting room opens.',
    },
  ],
} satisfies Industry;
