import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-retail',
  title: 'Retail',
  adjective: 'retail',
  plural: 'Shops and retail chains',
  description:
    'Late deliveries, price changes and staff swaps, spoken on the shop floor. Flow lets retail people answer from aisle six with a box under each arm.',
  keywords: [
    'retail email',
    'shop owner inbox',
    'store email',
    'supplier deliveries email',
    'price changes',
    'stock queries',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The window says sale. The van says tomorrow.',
    lead: "Forty coats were to hang by ten. The supplier writes that they're in a lay-by with a flat tyre. You hear it with a mannequin in your arms and move the sale to Saturday.",
  },
  problem: [
    "A shop's mail comes at the wrong end of the day. At eight you open boxes. From ten there are people. What the buyer, the landlord and the card machine firm wrote is found at seven in the evening, next to a cold tea.",
    'Head office has changed the price of the blue mug. It changed at nine.',
  ],
  solution: [
    'The stockroom is quiet enough. Put the phone on the shelf and hear what came while you cut open the cartons. Prices first, vans next, offers of carrier bags never.',
    'You answer over the rim of a box. Nobody at the till has to wait while you hunt for a letter.',
  ],
  features: {
    heading: 'From shutters up to cashing out',
    items: [
      { name: 'Vans with a time', text: 'Ask what the supplier wants or promises, and get that line alone.' },
      { name: 'Who covers Saturday', text: 'Agree a swap with two people in one letter.' },
      {
        name: 'Marketing to the weekend',
        text: 'Put the newsletters away until Sunday night, all of them, after one question.',
      },
      { name: 'Complaints with a calm voice', text: 'Hear an angry letter in an even tone, and reply in the same.' },
      { name: 'Recalls at the front', text: 'Star the safety notice as it plays and find it again at the till.' },
      { name: 'Till roll to head office', text: 'Hand the query to your area manager with a line of your own.' },
    ],
  },
  benefits: [
    'Coats and posters turn up on one day',
    'The blue mug has one price',
    'Rota swaps are settled before anyone sulks',
    'Recalls leave the shelf within the hour',
    'Closing time is for closing',
  ],
  mails: [
    { name: 'The flat tyre', text: 'He can be there by four, or by four tomorrow.' },
    { name: 'The price file', text: 'A hundred lines, of which one is yours.' },
    { name: 'The swap', text: 'Jo has a wedding. Sam has a cousin who has a wedding.' },
    { name: 'The refund saga', text: 'Part three. The kettle now hums.' },
    { name: "The landlord's lift", text: 'It is out of order, with regret, again.' },
  ],
  call: {
    line: 'Open up with an empty inbox.',
    text: 'Try a delivery morning with it. The first thirty answers it writes for you are free, and no card is asked for.',
  },
  questions: [
    {
      ask: 'Does it know our stock?',
      answer: 'No. Levels and orders are in your till system. It knows what people write to you.',
    },
    {
      ask: 'What if the whole shop has one mailbox?',
      answer: "That doesn't suit it. Each person uses a Gmail account of their own, and shared boxes aren't supported.",
    },
    {
      ask: 'Can I use it with customers around?',
      answer: 'With one earphone, yes, for listening. Speak in the stockroom, or tap the keys and read.',
    },
  ],
  examples: [
    {
      say: 'Snooze all newsletters until Sunday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-22 08:00; mailing: newsletter',
      flow: 'It tells you how many there are, and on your yes they are out of the week.',
    },
    {
      say: 'Reply that the sale moves to Saturday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the sale moves to Saturday',
      flow: 'The supplier is told the new day, and the coats have time for a new tyre.',
    },
    {
      say: 'Star it',
      state: 'mail',
      command: 'star',
      flow: 'The recall notice has a star, and you walk to the shelf.',
    },
  ],
} satisfies Industry;
