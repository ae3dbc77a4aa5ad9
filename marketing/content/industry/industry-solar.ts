import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-solar',
  title: 'Solar',
  adjective: 'solar',
  plural: 'Solar and wind developers and installers',
  description:
    'Grid offers, roof surveys and panel deliveries, heard from the scaffold. Flow lets installers answer the customer before the clouds or the inspector arrive.',
  keywords: [
    'solar company email',
    'solar installer inbox',
    'wind developer email',
    'grid connection email',
    'planning permission',
    'site survey email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Sun until two, inspector at three.',
    lead: 'The inverter has come in the wrong size and the inspector keeps his hour. You are on the ridge tiles with a rail in your hand. A word, and the wholesaler is looking for the right one.',
  },
  problem: [
    "A roof takes days. Its mail takes months: the grid operator's offer, the planner's query, the bank's question about the meter, the customer's question about birds.",
    "Each is slow, and each has one day on which it's suddenly quick. The offer lapses in ninety days. On day eighty-nine it looks just like day two.",
  ],
  solution: [
    'Let the letter tell you its own last day while you carry clamps. Then let it go, and have it back a fortnight before.',
    'The customer hears about birds in two friendly lines, since you have them ready in your head anyway.',
  ],
  features: {
    heading: 'From survey to switch-on',
    items: [
      {
        name: 'Grid offers with an end',
        text: "The date in the letter is asked for by voice and put where you'll meet it.",
      },
      { name: 'Roofs as labels', text: 'Every thread of an address lies under that address.' },
      { name: 'Ridge to yard', text: 'Order the right inverter by a letter spoken on the scaffold.' },
      { name: 'Visits', text: 'Book the survey in your own calendar, with the name of the house.' },
      { name: 'What did the planner say', text: 'Ask after a person and a matter, and hear the sentence itself.' },
      { name: 'Lead sellers', text: 'Block the ones who sell you your own customers.' },
    ],
  },
  benefits: [
    'Offers are taken up while they stand',
    'Scaffolds come down on the day planned',
    'Customers stop ringing about the birds',
    'The right inverter is on the van',
    'Dusk is for the ladder rack and not for letters',
  ],
  mails: [
    { name: 'The grid offer', text: 'Four hundred amps and a map, valid until a day in small type.' },
    { name: 'The shade question', text: 'Whose tree is it, and since when.' },
    { name: 'The panel swap', text: 'Same watts, other frame, and a colour called midnight.' },
    { name: "The planner's query", text: "A listed chimney is 'of interest'." },
    { name: 'The first bill', text: 'He has framed it and sends you a picture.' },
  ],
  call: {
    line: 'Come down with nothing left to write.',
    text: 'One day on a roof will tell you. It starts with thirty credits that are not billed to anyone.',
  },
  questions: [
    {
      ask: 'Can it design a system?',
      answer: 'No. Yields and layouts are for your own tools. It writes and hears letters.',
    },
    {
      ask: 'Will it work on a windy ridge?',
      answer: 'For short orders with a headset, mostly. For a long letter, come down or use the keys.',
    },
    {
      ask: 'Do several installers share it?',
      answer: 'Each signs in to their own mailbox. One machine in the office can serve all of you.',
    },
  ],
  examples: [
    {
      say: 'What did Okafor say about the chimney',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Okafor say about the chimney',
      flow: "The planner's own sentence is quoted to you with its day, or Flow says that it isn't there.",
    },
    {
      say: 'Schedule a survey on Thursday at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 14:00; title: survey',
      flow: 'Thursday at two has a roof in it.',
    },
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: "The seller of leads won't reach your inbox again.",
    },
  ],
} satisfies Industry;
