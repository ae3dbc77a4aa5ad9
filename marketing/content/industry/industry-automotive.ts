import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-automotive',
  title: 'Automotive',
  adjective: 'automotive',
  plural: 'Dealerships and garages',
  description:
    'Parts delays, trade-in queries and recall letters, heard under the lift. Flow lets a garage answer with oily hands and gives the customer a day.',
  keywords: [
    'car dealership email',
    'garage email',
    'service advisor inbox',
    'parts orders email',
    'recall notices',
    'trade-in enquiries',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The estate is ready but for one sensor.',
    lead: 'Mrs Dahl wants to drive to her sister on Friday. The sensor is in Antwerp. You are under her car with both arms in it, and the truth, told today, is worth more to her than a promise on Thursday.',
  },
  problem: [
    "A workshop has a board with hooks, and that's where the order is. Mail has no hooks. The maker's recall, the parts desk, a leasing company with a form, and a boy who asks what the orange one does on a motorway.",
    "Customers can live with 'on Friday'. What they can't live with is nothing.",
  ],
  solution: [
    'A headset fits under a cap. While the oil drains, the morning is read to you and you give out days: sensor Thursday, tyres now, form tomorrow.',
    'Each day goes out as a letter with your name below it. Your hands stay where the oil is.',
  ],
  features: {
    heading: 'While the oil drains',
    items: [
      { name: 'Days given out', text: 'A promise is one sentence, and you hear it before the customer does.' },
      { name: 'Recalls on top', text: "Star the maker's letter so that it is on the hook tomorrow." },
      { name: "Parts that don't come", text: 'Watch the thread until Thursday, and no longer if they answer.' },
      { name: 'The orange one', text: "Reply to the boy in kind. He'll be seventeen one day." },
      { name: 'Plate numbers', text: "Find the last letter on a car by the owner's name and the month." },
      { name: 'Auction lists', text: 'Push all of them past the weekend with a word.' },
    ],
  },
  benefits: [
    'Mrs Dahl packs on the right evening',
    'Loan cars are back before they are promised twice',
    'Recalls are booked before the light comes on',
    'Leasing forms leave on the day they came',
    'The phone at the desk rings less',
  ],
  mails: [
    { name: 'The parts delay', text: 'Back order, no date, kind regards.' },
    { name: 'The recall', text: 'A clip, a million cars, and eleven of them are yours.' },
    { name: 'The trade-in', text: 'One careful owner and a photo taken at night.' },
    { name: 'The noise', text: "It's only on Tuesdays, and it goes 'wup'." },
    { name: 'The fleet manager', text: 'Forty vans want winter tyres on one day.' },
  ],
  call: { line: 'Get out from under it.', text: 'Begin with the mailbox that we made up. It has no rust.' },
  questions: [
    {
      ask: 'Does it tie in with our dealer system?',
      answer: 'No. Job cards and stock stay there. It hears and answers your Gmail.',
    },
    {
      ask: 'Does it cope with a compressor in the room?',
      answer: 'When it stops, yes. When it runs, use keys and captions.',
    },
    {
      ask: 'Could it answer common questions by itself?',
      answer: 'It never sends anything by itself. Each letter waits for your word.',
    },
  ],
  examples: [
    {
      say: 'Tell her the sensor comes on Thursday and the car is ready by six',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the sensor comes on Thursday and the car is ready by six',
      flow: 'Mrs Dahl has two facts and a signature.',
    },
    {
      say: "Remind me if he doesn't answer by Thursday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: "If Antwerp is silent, you're told on Thursday morning.",
    },
    {
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
      flow: 'The auction lists come back on Saturday, all at once, once you agreed.',
    },
  ],
} satisfies Industry;
