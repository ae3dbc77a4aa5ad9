import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-travel',
  title: 'Travel',
  adjective: 'travel',
  plural: 'Travel agencies and tour operators',
  description:
    'Schedule changes, visa papers and honeymoon wishes, read in order of who waits. Flow helps travel agents answer before the fare is gone.',
  keywords: [
    'travel agency email',
    'tour operator inbox',
    'itinerary changes',
    'booking requests',
    'travel agent productivity',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Their connection in Doha just shrank.',
    lead: 'The airline moved a departure by fifty minutes, and a family of five no longer makes its next gate. You hear it while you still brew tea, and a question to the carrier is on its way.',
  },
  problem: [
    'Travel mail is half machines. Ticket receipts, schedule notices, hotel confirmations, each with a code of six letters and a page of rules.',
    'In between, a couple asks if Lisbon is warm in March, and a guide in Cusco asks if the group eats guinea pig. They are the ones who will book again, or not.',
  ],
  solution: [
    'Human voices are read ahead of the robots. When a schedule notice does turn up, Flow cuts the page of rules and says the part that is new.',
    'You answer the couple as you would across a desk. The guide gets a clear no. A hold at a hotel is written to your calendar before it lapses.',
  ],
  features: {
    heading: 'Across time zones, without a second coffee',
    items: [
      {
        name: 'Robots in the back seat',
        text: 'Receipts and bulletins follow after the people who wrote by hand.',
      },
      {
        name: 'Trips as labels',
        text: 'Put every mail of the Peru group under its name with one phrase.',
      },
      {
        name: "Holds you can't miss",
        text: 'A hold that ends on Thursday goes on your calendar as you hear of it.',
      },
      {
        name: 'A letter for the right morning',
        text: 'A dictated reply can be sent at eight in their week, while you sleep.',
      },
      {
        name: 'The visa chase',
        text: 'If the passport scan has not come by Friday, the thread is back. If it has, you hear nothing.',
      },
      {
        name: 'Old trips on call',
        text: 'Ask what they wrote after the last journey, and plan the next from it.',
      },
    ],
  },
  benefits: [
    'Broken connections are seen while seats remain',
    'Clients get an answer in a human tone',
    'Holds lapse by choice, not by accident',
    'Guides abroad are never left guessing',
    'Each trip has all its paper in one label',
  ],
  mails: [
    {
      name: 'The schedule change',
      text: 'A minute is nothing. Fifty of them are a missed ship.',
    },
    {
      name: 'The dream',
      text: "'Somewhere warm, not too far, not too many people.'",
    },
    {
      name: 'The hold',
      text: 'Two suites until Thursday noon, local time, wherever local is.',
    },
    {
      name: 'The missing scan',
      text: 'Four passports of five. The fifth is the one that expires.',
    },
    {
      name: 'The call from the road',
      text: "They're at the hotel, and the hotel has never heard of them.",
    },
  ],
  call: {
    line: 'Be the agent who already wrote.',
    text: 'Thirty credits are on the house. One bad schedule day will show you what they do.',
  },
  questions: [
    {
      ask: 'Can Flow rebook a flight?',
      answer: 'No. It reads and writes mail and keeps your calendar. The booking system remains your own work.',
    },
    {
      ask: 'Our guests write in Spanish. Does that work?',
      answer: 'Not by voice. Flow takes and speaks English. You can still type a reply in any language you know.',
    },
    {
      ask: "Does it run when I'm on a plane?",
      answer: 'Yes, with the mails it already has. What you decide up there is delivered after landing.',
    },
  ],
  examples: [
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The passport thread comes back on Friday, and only if the scan is still missing.',
    },
    {
      say: 'File it under Peru',
      state: 'mail',
      command: 'move:Label_Peru',
      labels: ['Peru'],
      flow: "The guide's letter lies with the rest of the Peru group.",
    },
    {
      say: 'Send it Monday at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-23 08:00',
      flow: 'Your proposal waits and goes out when their week begins.',
    },
  ],
} satisfies Industry;
