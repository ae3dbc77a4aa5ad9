import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-procurement-manager',
  title: 'Procurement Manager',
  plural: 'Procurement Managers',
  group: 'other',
  description:
    'Quotes, price rises and a colleague who already bought it. Flow reads a procurement manager the offer and the date, and keeps silent suppliers on the clock.',
  keywords: ['procurement manager email', 'supplier quotes', 'RFQ', 'price increase letters', 'purchase approvals'],
  updated: '2026-11-27',
  hero: {
    line: 'Prices rise on the first. Says one footer.',
    lead: 'Nine suppliers answered your request, two of them with a question, one with a brochure. A tenth has informed you, in a kind of whisper, that everything costs six percent more soon.',
  },
  problem: [
    'Buying is comparing, and nobody sends the same thing. One quotes per thousand, one per pallet, one would like to visit.',
    "Inside the house they write too. 'We've found a vendor', they say, with a signed order attached.",
  ],
  solution: [
    "Go through the answers by voice while the sheet is open before you. Say what's missing, supplier by supplier. They all have it before the tender board meets.",
    "A price rise gets a date three weeks ahead of itself. By then you'll have asked two others, since those threads come back as well.",
  ],
  features: {
    heading: 'Request, compare, award, argue',
    items: [
      {
        name: 'The rise in the footer',
        text: 'Ask for dates, and the first of the month is spoken.',
      },
      {
        name: 'Missing unit, asked at once',
        text: 'Per thousand, please, ex works. One sentence and a polite frame round it.',
      },
      {
        name: 'Suppliers on a clock',
        text: "Until Friday at noon. After that you're told who hasn't written.",
      },
      {
        name: "Last year's discount",
        text: "Look it up by name and season. They'll remember less than you.",
      },
      {
        name: 'Visits, placed',
        text: "Free on Thursday at three? You know before you've offered it.",
      },
      {
        name: 'Brochures leave',
        text: "Unsubscribe as it plays. It won't be missed.",
      },
    ],
  },
  benefits: [
    'Offers can be laid side by side by noon',
    'A rise finds you with two alternatives',
    "Last year's discount becomes this year's start",
    'Colleagues ask before they sign',
    "Visits have a reason or don't happen",
  ],
  call: {
    line: 'Ask nine suppliers for the same unit.',
    text: 'No purchase order is needed for the trial.',
  },
  day: [
    {
      at: '08:25',
      from: 'A packaging supplier',
      asks: 'Quote attached, price per pallet.',
      does: '"Reply that I need it per thousand, ex works". Comparable by noon.',
    },
    {
      at: '10:10',
      from: 'A resin supplier',
      asks: 'Our terms have been adjusted as of the first.',
      does: '"Snooze it until Thursday at nine", with two rivals\' numbers to hand.',
    },
    {
      at: '12:50',
      from: 'Facilities',
      asks: 'We found a cleaning firm. Signed. Can you pay?',
      does: '"Tell him the next one comes to me before it is signed".',
    },
    {
      at: '15:20',
      from: 'A broker of screws',
      asks: 'May I drop by this week?',
      does: '"Am I free at three on Thursday". You are. You say ten minutes.',
    },
    {
      at: '17:35',
      from: 'Your allotment neighbour',
      asks: 'Sharing a load of compost: two cubic metres or three?',
      does: '"Say three is fine". Volume discount.',
    },
  ],

  calculation:
    "Requests out, answers in, questions from the house. Catalogues and order confirmations by machine aren't here.",
  questions: [
    {
      ask: 'Can it compare offers for me?',
      answer:
        "No. It doesn't read attached quotes or fill in a sheet. It makes sure that they're there and that what's missing has been asked for.",
    },
    {
      ask: 'Does it raise a purchase order?',
      answer: 'No, that stays in your purchasing system, with its approvals.',
    },
    {
      ask: 'Can I write to nine suppliers in one go?',
      answer:
        "There's no mail merge. You answer each in its own thread, which is as well, since bids shouldn't see each other.",
    },
  ],
  examples: [
    {
      say: 'Reply that I need it per thousand, ex works',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I need it per thousand, ex works',
      flow: 'The supplier gets a civil mail with one request.',
    },
    {
      say: 'Find the discount from Braun since January',
      state: 'mail',
      command: 'search',
      with: 'words: the discount from Braun since January',
      flow: "Braun's mails about it, so you can quote him to himself.",
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: "Flow asks once, and you've had your last brochure of screws.",
    },
  ],
} satisfies Job;
