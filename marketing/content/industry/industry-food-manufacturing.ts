import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-food-manufacturing',
  title: 'Food manufacturing',
  adjective: 'food',
  plural: 'Food and drink producers',
  description:
    "Allergen queries, late cream and a supermarket's forecast, heard on the way to the line. Flow lets a food maker answer the retailer before the oven is full.",
  keywords: [
    'food manufacturer email',
    'food production inbox',
    'allergen query email',
    'retailer forecast email',
    'ingredient supply',
    'label approval',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Nine hundred quiches want a label.',
    lead: "The printer spelled 'celery' with an S and the supermarket's man wants to know if today's delivery stands. You're in white from head to toe in a room with a drain. It stands, you tell him, and the old labels are in the bin.",
  },
  problem: [
    "A kitchen the size of a hangar gets mail like a ministry. The retailer changes Thursday's forecast on Wednesday. The dairy is a tank short. A mother asks whether there are traces of nuts, and means it.",
    'Nobody reads in the cold room, and whoever takes off the gloves has to wash again.',
  ],
  solution: [
    "Ears aren't washed. Through one of them you get the mother, then the forecast, then the tank. The mother's letter goes on to quality word for word, since she deserves somebody with the file open.",
    "For the forecast you say a number. It's told to you again, and then it belongs to the retailer.",
  ],
  features: {
    heading: 'From intake to dispatch',
    items: [
      { name: 'The mother first', text: "A person's question is put ahead of a portal's tables." },
      { name: 'Crates counted', text: 'Speak an amount and hear it, before a depot plans on it.' },
      { name: 'To quality, untouched', text: 'Send on an allergen query as it came, with a line that says today.' },
      { name: "The depot's clock", text: 'Ask by when the retailer wants his answer.' },
      { name: 'The dairy', text: "Be nudged at noon if the tank isn't confirmed." },
      { name: 'Spice sellers', text: 'Bundle their letters and put them on a Sunday.' },
    ],
  },
  benefits: [
    'Nut questions reach the person with the file',
    "Forecasts get an answer while they're still forecasts",
    'Ovens are filled for orders that stand',
    'Labels and quiches meet',
    'Gloves stay on until the break',
  ],
  mails: [
    { name: 'The forecast', text: 'Up by a third, for tomorrow, with warm regards.' },
    { name: 'The allergen query', text: "One line, a child's name, no small talk." },
    { name: 'The short tank', text: 'Two thousand litres fewer, and they are so sorry.' },
    { name: 'The audit', text: 'Unannounced, next week, says a friend.' },
    { name: 'The fan letter', text: 'Grandfather had two slices and asked for the address.' },
  ],
  call: {
    line: 'Turn the oven down, then the inbox.',
    text: 'Hear how it sounds with people that we made up, before your own supermarket rings.',
  },
  questions: [
    {
      ask: 'Is it right for a recall?',
      answer:
        "A recall has a plan and phone lines. This can help with the letters afterwards, and it isn't part of that plan.",
    },
    {
      ask: "Can it log into the retailer's portal?",
      answer: 'No. What the portal mails to your Gmail is read, and nothing else.',
    },
    {
      ask: 'Is a headset allowed in production?',
      answer: "That's a matter of your hygiene rules. In the corridor, one is enough.",
    },
  ],
  examples: [
    {
      say: 'Forward it to Dana and say please answer her today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please answer her today',
      flow: "The mother's letter is with quality, as she wrote it.",
    },
    {
      say: 'Reply that we can do four hundred crates on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can do four hundred crates on Thursday',
      flow: 'Four hundred is said to you, and then to the depot.',
    },
    {
      say: 'Remind me at noon if nobody answers',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 12:00; unlessAnswered: true',
      flow: "The dairy's silence would be news to you at noon.",
    },
  ],
} satisfies Industry;
