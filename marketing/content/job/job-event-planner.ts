import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-event-planner',
  title: 'Event Planner',
  plural: 'Event Planners',
  group: 'other',
  description:
    "An event planner gets final numbers, allergy lists and a florist's doubts in the last hours. Flow reads them in the van and sends each vendor a clear line.",
  keywords: ['event planner email', 'vendor coordination', 'final headcount', 'wedding planner inbox', 'venue email'],
  updated: '2026-11-27',
  hero: {
    line: 'Two hundred and twelve. No, two hundred and six.',
    lead: "The caterer closes the count at noon, the bride's mother has six cancellations and one new cousin, and the florist can't get peonies. You're driving the candles.",
  },
  problem: [
    'Ahead of an event all the mails are about things. On the day, each is about minutes.',
    "They come from people who've never met: a tent firm, a harpist, a fire marshal, an aunt. You're the only place where their plans touch.",
  ],
  solution: [
    'In the van Flow reads them to you, and you say who gets what. The caterer hears two hundred and six plus a cousin. The florist hears ranunculus.',
    "Anything owed to you stays on a date: the deposit receipt, the insurance slip, the harpist's chair without arms. If it comes, good. If not, you know on the day you can still do something.",
  ],
  features: {
    heading: 'Load-in to last dance',
    items: [
      {
        name: 'Numbers with their noon',
        text: "What's the deadline? You get the caterer's sentence with the hour.",
      },
      {
        name: 'Vendors that say nothing',
        text: "Each can have a date of its own, after which you hear that they didn't write.",
      },
      {
        name: 'Yes to the marshal',
        text: 'Accept the walk-through, tell them which gate, go on unloading.',
      },
      {
        name: 'A label for each event',
        text: "The Park wedding and the bank's gala never mix.",
      },
      {
        name: 'Deposits, found again',
        text: "Ask for the harpist's mail since spring. There it says armless.",
      },
      {
        name: 'Candle hands',
        text: 'Nothing has to be touched while you carry the candles.',
      },
    ],
  },
  benefits: [
    'Plates match people',
    'Vendors arrive at the right gate',
    "Nobody's aunt is answered on Monday",
    'The harpist has her chair',
    'You dance once, near the end',
  ],
  call: {
    line: 'Tell the caterer from the van.',
    text: 'Parked, of course, for the signup. It takes no card and no deposit.',
  },
  day: [
    {
      at: '08:10',
      from: 'The caterer',
      asks: 'Final count by noon, please.',
      does: '"Tell her two hundred and seven". Six less, one cousin more.',
    },
    {
      at: '09:45',
      from: 'The florist',
      asks: 'No peonies anywhere. Ranunculus, or garden roses?',
      does: '"Reply that ranunculus is lovely". It is.',
    },
    {
      at: '11:30',
      from: 'The harpist',
      asks: 'May I have a chair without arms?',
      does: '"Forward it to the venue and say one chair without arms please".',
    },
    {
      at: '15:00',
      from: "The bank's events team",
      asks: 'Gala in May: are you free to talk on Thursday?',
      does: '"Am I free at four on Thursday". You\'ll have slept by then.',
    },
    {
      at: '23:20',
      from: "The bride's mother",
      asks: 'Thank you. The cousin came with a friend.',
      does: 'You saw. "Say thanks".',
    },
  ],
  assumes: { mailsADay: 45, minutesEach: 1.5, dollarsAnHour: 45 },
  calculation: 'Season and off season taken together. On the day itself nobody counts.',
  questions: [
    {
      ask: 'Does it build guest lists or seating plans?',
      answer: 'No. It passes on and looks up mail. Lists live in your spreadsheet.',
    },
    {
      ask: 'Can guests reply to Flow directly?',
      answer: "They reply to you by mail and you hear it. There's no form, no booking link and no automatic answer.",
    },
    {
      ask: "My assistant is on site and I'm in the van.",
      answer: "Each needs an account of their own. You'd forward her what's hers, with a line on top.",
    },
  ],
  examples: [
    {
      say: 'Tell her two hundred and seven',
      state: 'mail',
      command: 'reply:words',
      with: 'words: two hundred and seven',
      flow: "The number is said back to you, and then it's the caterer's.",
    },
    {
      say: 'Remind me if they do not answer by Thursday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: "The tent firm has until Thursday. Then it's a phone call.",
    },
    {
      say: 'Accept it',
      state: 'invited',
      command: 'event:answer',
      with: 'accepted',
      flow: "The fire marshal's walk-through is on your calendar, and he sees a yes.",
    },
  ],
} satisfies Job;
