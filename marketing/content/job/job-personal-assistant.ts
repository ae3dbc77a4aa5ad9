import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-personal-assistant',
  title: 'Personal Assistant',
  plural: 'Personal Assistants',
  group: 'other',
  description:
    'A personal assistant runs a household, two flats and a dog by mail. Flow reads the florist, the school and the pilot in turn while you stand in a queue.',
  keywords: [
    'personal assistant email',
    'household management',
    'private office inbox',
    'travel arrangements',
    'errands',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The dog flies on Tuesday. The passport doesn't exist.",
    lead: "You're in a queue at the vet's with a folder under your arm. The school has moved the recital, the tailor is ready, and somebody has to tell the chef about the nuts.",
  },
  problem: [
    "A private life has more suppliers than a small firm. None of them has your colleague's number, since you have no colleague.",
    'You answer while standing. In shops, at counters, under awnings, with a bag on each arm and a phone held by the chin.',
  ],
  solution: [
    "Put the bags down or don't. Flow reads the next thing, you say the one fact that's needed, and it becomes a note in the manner of the house.",
    "Whatever is owed to the house comes due by itself. The tailor's alteration, the deposit from the villa, the paper from the vet: each has its day.",
  ],
  features: {
    heading: 'Standing in a queue, mostly',
    items: [
      {
        name: 'Two bags, no hands',
        text: "Spoken throughout. You needn't set anything on the pavement.",
      },
      {
        name: 'The manner of the house',
        text: 'Greeting and close are those you tend to write, so the chef and the headmistress each get theirs.',
      },
      {
        name: 'Nuts',
        text: 'A fact that must be right is heard again before it goes.',
      },
      {
        name: 'The recital, moved',
        text: 'Shift it in the calendar, and learn what it now clashes with.',
      },
      {
        name: 'Villa, deposit, August',
        text: 'Find it by any of the three, in the mail of last year.',
      },
      {
        name: 'Shops that write daily',
        text: "Unsubscribe at the counter. It's oddly satisfying.",
      },
    ],
  },
  benefits: [
    'The dog has a passport by Monday',
    'The chef knows about the nuts',
    'Recital and dinner stop colliding',
    'The deposit from August comes home',
    'Your chin is no longer a phone stand',
  ],
  call: {
    line: 'Get one thing done in this queue.',
    text: "There are thirty pieces of paper you needn't write. They're on the house.",
  },
  day: [
    {
      at: '08:20',
      from: 'The school',
      asks: 'Recital moves to Thursday at five.',
      does: '"Move the recital to Thursday at five". Now dinner has to give.',
    },
    {
      at: '10:40',
      from: 'The vet',
      asks: 'For the passport we need the chip number.',
      does: '"Find the chip number from Dr. Weiss since May". You read it to the counter.',
    },
    {
      at: '12:15',
      from: 'The chef',
      asks: 'Eight tonight. Anything I should know?',
      does: '"Tell her no nuts at all, and one vegetarian".',
    },
    {
      at: '15:50',
      from: "The villa's agent",
      asks: 'We are checking your deposit.',
      does: '"Remind me if he doesn\'t answer by Friday". They\'ve been checking since August.',
    },
    {
      at: '21:00',
      from: 'Your own mother',
      asks: 'When do you eat, dear?',
      does: 'A good question. "Say at nine".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 1.5, dollarsAnHour: 35 },
  calculation:
    "Short mails, many of them, most settled by one fact. What the principal reads and writes alone isn't in it.",
  questions: [
    {
      ask: 'Can I run my mailbox and theirs together?',
      answer: 'Not in a single queue. You sign in to one account, and leave it to enter another.',
    },
    {
      ask: 'Does it book flights and tables?',
      answer: 'No. It writes to those who do, and puts the result into Google Calendar.',
    },
    {
      ask: 'How private is it?',
      answer:
        'It runs on a machine that the household keeps, and what it stores is encrypted. In company, private mode holds its tongue.',
    },
  ],
  examples: [
    {
      say: 'Move the recital to Thursday at five',
      state: 'mail',
      command: 'event:move',
      with: 'which: recital; to: 2026-11-19 17:00',
      flow: "It's on Thursday now, and the dinner that's in the way is named.",
    },
    {
      say: 'Tell her no nuts at all, and one vegetarian',
      state: 'mail',
      command: 'reply:words',
      with: 'words: no nuts at all, and one vegetarian',
      flow: 'You hear the nuts once more, and only then the chef does.',
    },
    {
      say: "Remind me if he doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The villa has until Friday. An answer clears it.',
    },
  ],
} satisfies Job;
