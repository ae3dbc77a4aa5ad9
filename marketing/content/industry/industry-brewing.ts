import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-brewing',
  title: 'Brewing',
  adjective: 'brewing',
  plural: 'Breweries and distilleries',
  description:
    "Tank swaps, keg returns and a festival's line-up, heard while the mash rests. Flow lets a brewer answer the pub before last orders, with hops on his hands.",
  keywords: [
    'brewery email',
    'craft beer inbox',
    'keg orders email',
    'distillery email',
    'hop contract email',
    'taproom bookings',
  ],
  updated: '2026-11-28',
  hero: {
    line: "The mash rests for an hour. You needn't.",
    lead: "The pub on Quay Street is down to one keg of stout and a band is coming. Their message is two lines long. You're on the platform with a paddle, and two kegs are promised before the bell on the kettle.",
  },
  problem: [
    'Small breweries have a brewer who sells, a seller who drives, and a driver who knows where the empties are. Mail finds whichever of them is under a tank.',
    'Duty return, hop contract, malt on a pallet. The festival closes its list today. A man would like to brew with oysters, and has a friend with oysters.',
  ],
  solution: [
    "An hour's rest is long enough for all of it, and there's a stool. Quay Street, the festival, the contract. The oysters get a polite no, in two words of yours.",
    'The pale ale for Saturday can be looked up: what they asked for, on what day, and in which size of keg.',
  ],
  features: {
    heading: 'By the mash tun',
    items: [
      { name: 'Pubs with an empty line', text: 'People who wait for beer are heard ahead of those who sell bottles.' },
      { name: 'Kegs and sizes', text: "Two of thirty and not thirty of two, as you'll hear." },
      { name: "The festival's list", text: 'Ask the letter when it closes.' },
      { name: 'Empties', text: 'Chase them on a day and only if nobody wrote.' },
      { name: 'Taproom evenings', text: 'Put a party of twelve in your own calendar while you stir.' },
      { name: 'Label art', text: 'Star the proof, and judge it in daylight.' },
    ],
  },
  benefits: [
    'Bands play to people with stout',
    'The list closes with you on it',
    'Empties come home before you need them',
    "Oysters are declined while it's still funny",
    'You leave when the wort does',
  ],
  mails: [
    { name: 'The empty line', text: 'One keg, one band, one plea.' },
    { name: 'The hop contract', text: 'Three years, by the tonne, of a flavour that was new.' },
    { name: 'The duty query', text: 'Your litres, their litres.' },
    { name: 'The returned keg', text: 'It has a frog in it.' },
    { name: 'The collaboration', text: "Oysters. He's serious." },
  ],
  call: {
    line: 'Ring the bell at flame-out.',
    text: 'It costs a mash rest and no money. Thirty credits are on the account when you first sign in.',
  },
  questions: [
    {
      ask: 'Does it keep our stock or duty?',
      answer: 'No. Litres are counted in your own books. What people want of them comes by mail and is heard.',
    },
    {
      ask: 'Will steam and pumps disturb it?',
      answer: 'They will. Use it at rest, or with a headset, or with a wet thumb on one key.',
    },
    {
      ask: 'Can it take bookings for the taproom?',
      answer:
        "There's no booking page. If a party writes, it can hold up to three times and offer those by mail. Book one, and the others are free for darts.",
    },
  ],
  examples: [
    {
      say: 'Reply that two kegs of stout come by five',
      state: 'mail',
      command: 'reply:words',
      with: 'words: two kegs of stout come by five',
      flow: 'Quay Street is saved in one sentence, which you heard.',
    },
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'The oysters get a kind no, in your own manner.',
    },
    {
      say: 'Schedule a tasting with Priya on Thursday at six',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 18:00; title: tasting; with: Priya',
      flow: "Six o'clock on Thursday is Priya's, and it's in the calendar.",
    },
  ],
} satisfies Industry;
