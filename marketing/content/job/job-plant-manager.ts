import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-plant-manager',
  title: 'Plant Manager',
  plural: 'Plant Managers',
  group: 'other',
  description:
    "Line two is down, the auditor is at the gate, corporate wants yesterday's OEE. Flow reads a plant manager mail on the gemba walk and sends plain answers.",
  keywords: ['plant manager email', 'production downtime', 'shift handover', 'safety incident', 'manufacturing inbox'],
  updated: '2026-11-27',
  hero: {
    line: "Line two is down. Corporate asks about Tuesday's.",
    lead: "You're at the filler with maintenance, and you can't hear yourself think. In the office the regional director, a customer's auditor and the union each believe that they're next.",
  },
  problem: [
    "A plant talks on the floor and writes to the office. You're needed in both, three hundred steps apart.",
    'After the walk there are forty mails. Downtime has become a thread of its own, with a theory in each answer.',
  ],
  solution: [
    "In the quiet of the corridor between hall and warehouse, ask what's urgent and answer. The director gets the hour the line will run. The auditor gets a hard hat and ten minutes.",
    'A theory about the filler goes to maintenance with your one remark. The canteen survey goes to Friday.',
  ],
  features: {
    heading: 'Three hundred steps, twice an hour',
    items: [
      {
        name: 'Down since, up by',
        text: "Dictate the two times. They're read back, as corporate will quote them.",
      },
      {
        name: 'The last theory only',
        text: 'A thread of eleven answers is cut down to the newest.',
      },
      {
        name: 'Safety observations dated',
        text: "An open action is back with you on the day it's due.",
      },
      {
        name: 'Shift change is sacred',
        text: 'Block a quarter to two until half past, and hear what it collides with.',
      },
      {
        name: 'Ear protection stays on',
        text: "A headset under the muffs, keys on the phone if it's too loud to talk.",
      },
    ],
  },
  benefits: [
    'Corporate has an hour to quote, and it holds',
    'Open safety actions are closed on their day',
    'Maintenance gets facts from the floor, fast',
    'You see both shifts change',
    'Steps are for walking the line',
  ],
  call: {
    line: 'Walk the hall with the office in your ear.',
    text: "It's free to begin with. You could cover a week of corridors.",
  },
  day: [
    {
      at: '06:20',
      from: 'Night shift lead',
      asks: 'Line two stopped at 05:50, filler valve.',
      does: '"Reply that I am at the line in five minutes". You\'re there in three.',
    },
    {
      at: '08:30',
      from: 'The regional director',
      asks: 'OEE yesterday was 71. Explain?',
      does: '"Tell him the filler valve, and we run again at ten".',
    },
    {
      at: '10:15',
      from: "A customer's auditor",
      asks: "I'm early. May I come in?",
      does: '"Forward it to Agnes and say please fetch him with a hard hat".',
    },
    {
      at: '13:10',
      from: 'The works council',
      asks: 'Sunday shifts in December, we must talk.',
      does: '"Schedule a talk with Brandt on Thursday at three".',
    },
    {
      at: '17:30',
      from: 'The volunteer fire brigade',
      asks: 'Hose drill tonight. Foam this time.',
      does: '"Archive it", since you\'re on the way there already.',
    },
  ],
  assumes: { mailsADay: 35, minutesEach: 2, dollarsAnHour: 75 },
  calculation:
    "Machine alarms and production reports aren't mail to answer, so they're out. People who want an hour, a reason or a hard hat are in.",
  questions: [
    {
      ask: 'Can it hear me in the hall?',
      answer: 'Near a running filler, no microphone does well. Step into the corridor or use the keys.',
    },
    {
      ask: "Does it connect to the plant's systems?",
      answer: "No. It doesn't see lines, alarms or maintenance orders. It sees your Gmail and your calendar.",
    },
    {
      ask: 'Our network on the floor is closed.',
      answer: "Then it's the phone's own connection, or offline. Decisions taken offline are delivered later.",
    },
  ],
  examples: [
    {
      say: 'Tell him the filler valve, and we run again at ten',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the filler valve, and we run again at ten',
      flow: 'One cause and one hour for the director, read out first.',
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: "Four names and seven more, and one of the four is at the customer's. Good to know.",
    },
    {
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: 'The time and the title, as you pull off the muffs.',
    },
  ],
} satisfies Job;
