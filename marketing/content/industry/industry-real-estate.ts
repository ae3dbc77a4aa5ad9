import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-real-estate',
  title: 'Real estate',
  adjective: 'real estate',
  plural: 'Estate agencies and developers',
  description:
    'Offers, survey reports and key handovers, heard between two viewings. Flow lets an agent answer on the pavement before the other bidder does.',
  keywords: [
    'real estate email',
    'estate agent inbox',
    'property offers email',
    'viewing requests',
    'conveyancing email',
    'letting agent email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Two offers came in during one viewing.',
    lead: 'You are showing a young couple the airing cupboard. The bungalow on Mill Lane has just had its second bid. Flow tells you at the kerb, and the seller hears it from you first.',
  },
  problem: [
    "Houses are sold in the car. Between the nine o'clock and the half past, a buyer's solicitor wants the boiler certificate, a surveyor has found a crack, and a lady asks whether the garden faces south. It does. She asked on Sunday.",
    'Portals send each of these twice, and a brochure about themselves once.',
  ],
  solution: [
    "Sit in the car with the engine off. Flow gives you bids before brochures. The crack is passed on to the seller's builder, with one sentence of yours, and the lady learns about her garden.",
    "Prices are the part you hear again. It's hard to mistype a figure that has been spoken to you.",
  ],
  features: {
    heading: 'Between two doorbells',
    items: [
      { name: 'Bids said aloud', text: 'Every sum in your reply is repeated before it leaves for the seller.' },
      { name: 'Viewings in the diary', text: 'Block the hour on Google Calendar while you lock the door.' },
      { name: 'Streets as labels', text: 'File the thread under the address, so the next question has a home.' },
      { name: 'Solicitors who go quiet', text: 'Have the chain come back on Friday if no word arrives.' },
      { name: 'Portal post in a pile', text: 'Sweep out the alerts at once, after you agreed to the number.' },
      { name: 'Long lists of names', text: 'Hear who is copied before you mention what the other side might pay.' },
    ],
  },
  benefits: [
    'Sellers hear of an offer from you and not from a neighbour',
    'Chains move on the day they can',
    'Garden questions get an answer before Sunday comes round',
    'Fewer viewings of a house that is already gone',
    'You are back for supper with a clear phone',
  ],
  mails: [
    { name: 'The second bid', text: 'Higher by a whisker, and with a cat that must be mentioned.' },
    { name: 'The survey', text: "The word 'historic' stands before the word 'movement'." },
    { name: 'The chain', text: 'Everybody waits for a gentleman in Hove.' },
    { name: 'The keys', text: "They are at the neighbour's, who is in Spain." },
    { name: 'The valuation request', text: "She isn't selling. She'd only like to know." },
  ],
  call: {
    line: 'Ring the doorbell with nothing pending.',
    text: 'The practice mailbox is furnished with invented people, and asks no commission.',
  },
  questions: [
    {
      ask: 'Does it write listings?',
      answer: 'No. It sends what you dictate as a letter. Adverts and floor plans are made elsewhere.',
    },
    {
      ask: 'Can it see when a buyer is free?',
      answer:
        "Seldom, as a buyer's diary is rarely open to you. It can hold a few viewing times instead, write them to her, and keep other doorbells off them.",
    },
    {
      ask: "Will it work with my portal's leads?",
      answer: "If the portal sends them to your Gmail, they are read like any mail. There's no deeper connection.",
    },
  ],
  examples: [
    {
      say: 'Tell her the garden faces south and Saturday at ten is free',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the garden faces south and Saturday at ten is free',
      flow: 'The lady has her answer, with an hour for the visit in it.',
    },
    {
      say: 'Schedule a viewing with Priya on Thursday at four',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 16:00; title: viewing; with: Priya',
      flow: "Four o'clock is taken in your calendar and named after Priya.",
    },
    {
      say: 'File it under Mill Lane',
      state: 'mail',
      command: 'move:Label_Mill_Lane',
      labels: ['Mill Lane'],
      flow: 'Bids, survey and boiler paper lie in one place from now on.',
    },
  ],
} satisfies Industry;
