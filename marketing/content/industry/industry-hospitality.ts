import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-hospitality',
  title: 'Hospitality',
  adjective: 'hospitality',
  plural: 'Hotels and resorts',
  description:
    'Room blocks, late arrivals and banquet changes, spoken between lobby and loading dock. Flow gives hotel teams an inbox that needs no desk.',
  keywords: ['hotel email', 'hospitality inbox', 'group bookings email', 'guest requests', 'banquet orders'],
  updated: '2026-11-27',
  hero: {
    line: 'The lobby is no place to read.',
    lead: "A bride's mother wants twelve more chairs and the coach arrives an hour early. You hear both on the service stairs, and banqueting knows before you reach the kitchen door.",
  },
  problem: [
    "A hotel smiles at people who stand in front of it. Its mail comes from people who don't: the agent with a block of forty, the guest of last week with a lost earring, the brand with a new standard for pillows.",
    "You can't look down at a phone while someone crosses the marble with a suitcase. So the block, whose option ends at five, waits behind the pillows.",
  ],
  solution: [
    'With one earbud in the back corridor, you work the queue between two greetings. Whoever expects an answer from you comes ahead of the rate reports.',
    "Yes to the late checkout takes four seconds. The change to the function sheet goes to the chef with your words on it. Then you're back on the floor, looking up.",
  ],
  features: {
    heading: 'Front of house, inbox behind',
    items: [
      {
        name: 'Ears free, eyes up',
        text: 'A small voice in one ear, captions if you want them, and a key to silence it.',
      },
      {
        name: 'Options that expire',
        text: 'Ask for the deadline in a group mail, and hear the date that the agent gave.',
      },
      {
        name: 'Function sheets to the chef',
        text: 'Pass on a new headcount with one line of your own.',
      },
      {
        name: 'Private mode at the desk',
        text: 'When a guest leans over the counter, ask for it, and nothing personal is said aloud.',
      },
      {
        name: 'Rate reports out of the way',
        text: 'Send a whole batch of bulletins to the archive, after one question back.',
      },
      {
        name: 'Events on the house calendar',
        text: "Hear tomorrow's meetings while you check the breakfast room.",
      },
    ],
  },
  benefits: [
    'Groups get their yes before the option dies',
    'Banqueting knows the count while it can cook',
    'Guests are greeted by a face',
    'Lost earrings are answered the same morning',
    'Handover at eleven starts from an empty list',
  ],
  mails: [
    {
      name: 'The room block',
      text: 'Forty twins, an option until five, and one rate that the agent calls final.',
    },
    {
      name: 'The function change',
      text: 'A hundred and ten is now a hundred and twenty-two, with two vegans.',
    },
    {
      name: 'The lost property',
      text: 'A single earring, room unknown, of great sentimental value.',
    },
    {
      name: 'The review alert',
      text: 'Three stars, because of the lift.',
    },
    {
      name: 'The brand bulletin',
      text: 'Pillow standards, version four, effective last Monday.',
    },
  ],
  call: {
    line: 'Look up when the doors open.',
    text: 'Try it on a quiet Tuesday with the free thirty credits, and no card.',
  },
  questions: [
    {
      ask: 'Does Flow see our bookings?',
      answer: 'No. It has no link to a property system. It knows what stands in the mail and in your Google Calendar.',
    },
    {
      ask: 'Can the whole front desk work in one inbox with it?',
      answer: 'Not today. Flow serves a person with an own mailbox, not a desk that changes hands.',
    },
    {
      ask: 'Will guests hear it?',
      answer: 'Not if you wear an earpiece. You may also type, and read the captions with the voice off.',
    },
  ],
  examples: [
    {
      say: 'Tell them the late checkout is fine until two',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the late checkout is fine until two',
      flow: "The guest gets two o'clock in writing, and the desk can see it in the thread.",
    },
    {
      say: 'Forward it to Marco and say please price this today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Marco; words: please price this today',
      flow: 'Marco in sales has the group request with your line above it.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'Flow names the hour at which the agent lets the rooms go.',
    },
  ],
} satisfies Industry;
