import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-fishing',
  title: 'Fishing and aquaculture',
  adjective: 'fishery',
  plural: 'Fleets, fish farms and fish merchants',
  description:
    'Quota notes, auction prices and oxygen readings, heard between two hauls. Flow lets skippers and fish farmers answer the buyer before the ice melts.',
  keywords: [
    'fishing industry email',
    'fish farm inbox',
    'skipper email',
    'fish auction prices',
    'quota transfer email',
    'aquaculture email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Haddock, ten boxes, ice for six hours.',
    lead: "The buyer in Peterhead would take all ten if he knew by nine. You've one hand on the rail and none for a phone. He knows at ten to.",
  },
  problem: [
    'A boat has mail once it sees the harbour, and a fish farm has it when somebody is in the hut. Quota, licence, landing form, a feed firm with a calendar. In the pile lies a buyer, and he has other boats.',
    "The fish don't keep. That's the difference between this trade and most others that complain of email.",
  ],
  solution: [
    "As the first mast comes up over the sea, you start. It's the buyer who speaks first, because you two write to each other. Your yes has the number of boxes in it and you've heard the number.",
    'Forms can wait for the quay. Tell them the hour. The calendar from the feed firm can go overboard, and it floats back if you undo it.',
  ],
  features: {
    heading: 'Pot to market',
    items: [
      { name: 'Buyers by the first mast', text: 'People you deal with are played ahead of ministries and makers.' },
      { name: 'Boxes and kilos', text: 'Any count is repeated to you, as the sea is loud.' },
      { name: 'Wet hands', text: 'Nothing has to be touched between hello and send.' },
      { name: 'Quota days', text: 'Hear the last day for a transfer in the words of the office.' },
      { name: 'The pens', text: 'Label letters from the vet with the number of the pen.' },
      { name: 'Out of range', text: 'Said at sea, sent at the harbour wall.' },
    ],
  },
  benefits: [
    'Buyers know before the ice does',
    'Landing forms are in before the gulls',
    "Transfers make the office's last day",
    "The vet's letter is with the pen it's about",
    'Sleep between tides is sleep',
  ],
  mails: [
    { name: 'The auction note', text: 'Haddock up a little, ling for love.' },
    { name: 'The quota transfer', text: 'Two tonnes, until Friday, from a man with a bad back.' },
    { name: 'The oxygen sheet', text: 'Pen four is yawning.' },
    { name: 'The inspector', text: 'She will be on the quay at five. In the morning.' },
    { name: 'The restaurant', text: 'It would like to put your name on the menu, and how is it spelt.' },
  ],
  call: {
    line: 'Sell it before you tie up.',
    text: 'The practice mailbox is dry. Your own starts with thirty credits.',
  },
  questions: [
    {
      ask: "Does it work over a ship's satellite link?",
      answer: "If the link carries mail, it can. It doesn't need much, and nothing at all for what's already loaded.",
    },
    {
      ask: 'Will it file landing forms?',
      answer: 'No. Forms go in where the office wants them. It only brings the day nearer to you.',
    },
    { ask: 'Can I shout at it?', answer: 'You can. A headset is kinder, and for the engine room there are keys.' },
  ],
  examples: [
    {
      say: 'Tell him he can have all ten boxes by noon',
      state: 'mail',
      command: 'reply:words',
      with: 'words: he can have all ten boxes by noon',
      flow: "Peterhead's answer counts to ten, and so did you.",
    },
    {
      say: 'Find the letter from the quota office since September',
      state: 'mail',
      command: 'search',
      with: 'words: the letter from the quota office since September',
      flow: "Autumn's letters from the office come up and you pick one.",
    },
    {
      say: 'Remind me on Friday at eight',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-20 08:00',
      flow: 'The transfer is back at eight on its last day.',
    },
  ],
} satisfies Industry;
