import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-supply-chain-manager',
  title: 'Supply Chain Manager',
  plural: 'Supply Chain Managers',
  group: 'other',
  description:
    "A ship waits off the port and six plants ask why. Flow reads a supply chain manager the forwarder's news first and sends each plant an answer with a date.",
  keywords: [
    'supply chain manager email',
    'shipment delays',
    'ETA updates',
    'freight forwarder',
    'demand planning inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Vessel at anchor. Line three stops on Sunday.',
    lead: 'Eleven containers are in sight of the crane and not under it. The forwarder wrote at two in the morning his time, and by now four planners have asked you what he said.',
  },
  problem: [
    "You manage what you can't see, by mail, from people in other time zones. An arrival date moves by two days and five plans move with it.",
    'The change is one figure in the last paragraph of a notice. The other eighty mails are about that figure.',
  ],
  solution: [
    "Start the day with the forwarders and suppliers who expect your word. You'll know the new date by the second sip. Four planners get it in one reply to all.",
    "For the supplier who's gone silent, choose the day that leaves time for air freight. That's when Flow puts the thread in front of you, should she have stayed quiet.",
  ],
  features: {
    heading: 'Order to dock, by ear',
    items: [
      {
        name: 'The figure that moved',
        text: 'Any deadline in it? The date is spoken with the line around it.',
      },
      {
        name: 'One answer for four planners',
        text: 'Reply to all by name of the act, never by accident.',
      },
      {
        name: 'Air or sea, decided in time',
        text: 'A silent supplier resurfaces while both are open.',
      },
      {
        name: 'Tracking robots',
        text: 'Notices from a carrier go in bulk, and come back in bulk if you erred.',
      },
      {
        name: 'What was promised in July',
        text: "Find the supplier's sentence on lead time, with its day.",
      },
    ],
  },
  benefits: [
    'Line three hears about Sunday on Tuesday',
    'Planners plan with the same date',
    'Air freight is a choice and not a rescue',
    "Suppliers are held to July's sentence",
    "You sleep when Shenzhen doesn't",
  ],
  call: {
    line: 'Find the figure before the second sip.',
    text: 'The start is free by thirty credits. Container fees are between you and the port.',
  },
  day: [
    {
      at: '07:10',
      from: 'The forwarder in Ningbo',
      asks: 'Vessel berths on the 22nd instead of the 20th.',
      does: '"Reply all that berth is the twenty-second, plan for the twenty-fifth".',
    },
    {
      at: '09:00',
      from: 'Plant three',
      asks: 'We stop on Sunday without the housings. What now?',
      does: '"Forward it to Jonas and say price forty boxes by air please".',
    },
    {
      at: '11:45',
      from: 'The housing supplier',
      asks: 'Two lines on Wednesday: dates to follow.',
      does: 'None has followed. "Remind me if they do not answer by Thursday".',
    },
    {
      at: '14:20',
      from: "A carrier's portal",
      asks: '94 status updates on two bookings.',
      does: '"Archive everything from Maersk older than a month". The latest stay.',
    },
    {
      at: '21:15',
      from: 'The dog school',
      asks: 'Recall training, Saturday, eight.',
      does: '"Accept it". Somebody has to come when called.',
    },
  ],

  calculation:
    "Status mails by machine are left out, or you'd not believe the number. Counted are the people who ask about them.",
  questions: [
    {
      ask: 'Can it track containers?',
      answer: 'No. It has no tie to carriers or to your planning system. It reads the mails that they send you.',
    },
    {
      ask: 'Does it read packing lists and bills of lading?',
      answer: "It names the files. What's in them isn't spoken, so you'll open those yourself.",
    },
    {
      ask: 'Some of my suppliers write in Chinese.',
      answer: "Those mails are for your eyes, or a colleague's. English from Ningbo is read as it stands.",
    },
  ],
  examples: [
    {
      say: 'Reply all that berth is the twenty-second, plan for the twenty-fifth',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: berth is the twenty-second, plan for the twenty-fifth',
      flow: 'Four planners read both dates at the same moment.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'The 22nd, out of the last paragraph, with the sentence.',
    },
    {
      say: 'Archive everything from Maersk older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Maersk; day: 2026-10-17',
      flow: 'Flow names the number of old notices and asks. The new ones stay.',
    },
  ],
} satisfies Job;
