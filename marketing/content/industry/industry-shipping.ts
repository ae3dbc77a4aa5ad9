import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-shipping',
  title: 'Shipping',
  adjective: 'shipping',
  plural: 'Shipping lines, agents and freight brokers',
  description:
    "Arrival notices, demurrage claims and berth changes, told without the chain below. Flow reads a shipping desk's mail in the order of the tide.",
  keywords: ['shipping email', 'ship agent inbox', 'demurrage claims', 'arrival notices', 'freight broker email'],
  updated: '2026-11-27',
  hero: {
    line: 'The pilot boards at four. Nobody told the tug.',
    lead: 'Your vessel lost its berth to a car carrier overnight. Flow tells you on the quay what the harbour office wrote, and the master has your answer before he drops anchor.',
  },
  problem: [
    'A port call leaves two hundred mails in its wake. Master, owner, charterer, agent, terminal and bunker barge reply to all, each on top of the last, in capitals.',
    'In the eleventh layer stands a new time for the gangway. Miss it, and laytime runs while lawyers warm up.',
  ],
  solution: [
    'Flow reads only the layer that is new. A noon report takes two breaths. The claim about nine hours of demurrage is set before you with its date.',
    "Talk to the master in plain words and let the office lists be. When a barge doesn't confirm, a reminder watches in your place.",
  ],
  features: {
    heading: 'A watch over the inbox',
    items: [
      {
        name: 'One layer, not eleven',
        text: 'Quoted traffic is passed over, however long the chain has grown.',
      },
      {
        name: 'Vessels as labels',
        text: 'Give each call its Gmail label and drop the thread there by voice.',
      },
      {
        name: 'Who is on the line',
        text: 'Ask who else gets the mail before you say a word about rates.',
      },
      {
        name: 'The quiet barge',
        text: 'Be told on Thursday if the bunker supplier has not written by then.',
      },
      {
        name: 'Statements of facts',
        text: 'Dig out an old mail on the same berth by port and month.',
      },
      {
        name: 'Ten seconds at the rail',
        text: 'A letter that has just left your lips can still be stopped with a short word.',
      },
    ],
  },
  benefits: [
    'The master reads one clear time',
    'Claims are met while memories agree',
    'Rates stay off the wrong copy list',
    'Idle tugs become rare',
    'A night on call has fewer screens in it',
  ],
  mails: [
    {
      name: 'The notice of readiness',
      text: 'Tendered at 0355, and every minute of it will be argued.',
    },
    {
      name: 'The berth change',
      text: 'East quay, not west, and gangs are ordered for west.',
    },
    {
      name: 'The demurrage claim',
      text: "Nine hours, a spreadsheet, and a cheerful 'kindly settle'.",
    },
    {
      name: 'The customs hold',
      text: 'A seal number differs by one digit.',
    },
    {
      name: 'The crew change',
      text: 'Two engineers, two visas, one launch.',
    },
  ],
  call: {
    line: 'Cast off the backlog.',
    text: 'Watch it handle a made-up mailbox first. Your charterers need not know.',
  },
  questions: [
    {
      ask: 'Can Flow follow ships on a map?',
      answer: 'No. It knows nothing of positions. What the agents write is what you hear.',
    },
    {
      ask: 'We use a shared operations mailbox. Is that supported?',
      answer: "No, shared boxes aren't. It suits those of you who have an own Gmail account at work.",
    },
    {
      ask: 'Are capitals shouted at me?',
      answer: "They're read in the same calm voice as all the rest. Some find that this alone is restful.",
    },
  ],
  examples: [
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'Four names on the chain, and how many more, before you mention the rate.',
    },
    {
      say: 'Reply that the gangway is ready at four',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the gangway is ready at four',
      flow: "The master's draft names the hour and leaves the eleven layers alone.",
    },
    {
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
      flow: 'The claim is back on your desk on Thursday morning, as you asked.',
    },
  ],
} satisfies Industry;
