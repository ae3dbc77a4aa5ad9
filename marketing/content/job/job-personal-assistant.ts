import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-personal-assistant',
  title: 'Personal Assistant',
  plural: 'Personal Assistants',
  group: 'other',
  description:
    'A personal assistant runs a household, its staff and a dog by mail. Flow reads the nanny, the florist and the jet broker in turn while you stand in a queue.',
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
    lead: "You're in a queue at the vet's with the principal's diary under your arm. The nanny has a fever, the jet has a new slot, and somebody must tell the chef about the nuts.",
  },
  problem: [
    'One principal means forty people: the chef, the driver, two housekeepers, a nanny, a florist with views. Each knows one piece of the day. You hold the rest in your head and in your thumbs.',
    "They write to you because nobody may write to the person you work for. So the school's half past four, the broker's crew list and the tailor's second fitting all land in your pocket, at counters and under awnings.",
  ],
  solution: [
    "Flow reads out the nanny first, since she waits, and the boutique's spring preview last. You say who covers and until when. The chef has it with the greeting you always give him.",
    "For what the principal must decide, you keep a label and one quiet quarter of an hour. A villa's deposit or a pet's papers get a date from you, and on that date they speak up.",
  ],
  features: {
    heading: 'From the school run to wheels up',
    items: [
      {
        name: 'Cover for the nanny',
        text: 'One spoken line to the chef, one to the driver, and the evening has adults in it.',
      },
      {
        name: 'The manner of the house',
        text: 'Greeting and close are those you tend to write, so the headmistress and the florist each get theirs.',
      },
      {
        name: 'Tail number, manifest, dog',
        text: 'Facts that must be right are read back to you before the broker has them.',
      },
      {
        name: 'To be asked at breakfast',
        text: 'Label the thread with her initials. On the terrace you go through eight of them while she has her egg.',
      },
      {
        name: 'Villa, deposit, August',
        text: 'Find it by any of the three, in the mail of last year.',
      },
      {
        name: 'Boutiques that write daily',
        text: "Unsubscribe at the counter. It's oddly satisfying.",
      },
    ],
  },
  benefits: [
    'Staff know by four who works tonight',
    'The chef knows about the nuts',
    'A principal is asked once, with eight things ready',
    'The deposit from August comes home',
    'Your chin is no longer a phone stand',
  ],
  call: {
    line: 'Get one thing done in this queue.',
    text: "Your first thirty credits come without a card. So you needn't ask for the household's.",
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
      asks: "For the dog's passport we need the chip number.",
      does: '"Find the chip number from Dr. Weiss since May". You read it to the counter.',
    },
    {
      at: '12:15',
      from: 'The chef',
      asks: 'Eight at table tonight. Anything I should know?',
      does: '"Tell her no nuts at all, and one vegetarian".',
    },
    {
      at: '15:50',
      from: "The villa's agent",
      asks: 'We are checking the deposit for August.',
      does: '"Remind me if he doesn\'t answer by Friday". They\'ve been checking since September.',
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
