import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-renting-out',
  title: 'Renting out a flat',
  readers: 'Owners of one flat and no office',
  description:
    'A tap drips, a tenant asks, the tax adviser waits. Look after a flat you rent out in spare minutes: answer, pass it to the plumber, keep the promise in writing.',
  keywords: [
    'landlord email',
    'rental property management',
    'tenant communication',
    'small landlord',
    'maintenance requests',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'One flat, one tenant, one dripping tap.',
    lead: "You're no landlord by trade. You have a flat, because of an aunt. Flow lets you deal with it at the bus stop, and keeps the record that a proper office would keep.",
  },
  problem: [
    "The tenant writes politely that the tap drips. You mean to ring someone. A week on she writes again, and this time there's a photo.",
    'At the end of the year the adviser wants every bill, and they are scattered among birthday greetings and bus tickets.',
  ],
  solution: [
    "A tenant's mail plays ahead of most, since she waits for you. You pass it to the plumber with a sentence, tell her that you have, and both are in writing.",
    'One label for the flat. Bills, readings and the letter about the bins gather there all year, and in January the adviser gets them from one place.',
  ],
  features: {
    heading: 'An office at the bus stop',
    items: [
      {
        name: 'Two mails in one minute',
        text: 'The plumber gets the job, the tenant gets a word.',
      },
      {
        name: 'If the plumber is silent',
        text: 'You hear of it before she does.',
      },
      {
        name: 'Who said what about the bins',
        text: "Ask. The house manager's own sentence comes back.",
      },
      {
        name: 'Viewings with gaps',
        text: "Ask when you're free on Saturday, and offer just that.",
      },
      {
        name: 'The year in one place',
        text: 'Each bill filed as it comes, with a word.',
      },
    ],
  },
  benefits: [
    'Small drips stay small',
    'The tenant feels looked after',
    'Agreements with the plumber have a date',
    'January takes an evening instead of a weekend',
    'Your aunt would approve',
  ],
  before: [
    {
      who: 'The 2nd',
      words: "'The tap in the bathroom drips a little.'",
    },
    {
      who: 'The 9th',
      words: 'A photo. It drips more than a little.',
    },
    {
      who: 'The 12th',
      words: 'You ring three plumbers from the tram.',
    },
    {
      who: 'January',
      words: "'And the bill for the tap?'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Ms Oyelaran, your tenant. The bathroom tap drips, and she is home on Thursday.',
    },
    {
      who: 'you',
      say: 'Forward it to Casimir and say could you go on Thursday after four',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Casimir; words: could you go on Thursday after four',
    },
    {
      who: 'flow',
      words: "To Casimir, the plumber. 'Could you go on Thursday after four?' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by tomorrow',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-18 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'On its way. If he is silent, you know by tomorrow.',
    },
    {
      who: 'you',
      say: 'Tell her the plumber comes on Thursday after four',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the plumber comes on Thursday after four',
    },
    {
      who: 'flow',
      words: "'The plumber comes on Thursday after four.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Fix the drip from the tram.',
    text: 'The tenant in the made-up mailbox has the same tap. See her off politely.',
  },
  questions: [
    {
      ask: 'Does Flow collect the rent?',
      answer: 'No. It reads and writes mail and keeps your calendar. Money stays with your bank.',
    },
    {
      ask: 'Can it keep accounts for the tax office?',
      answer: 'No. It files letters under a label. What they add up to, you or your adviser work out.',
    },
    {
      ask: 'May I promise things by voice?',
      answer: "You may, and they count like any mail. That's why you hear each one first.",
    },
  ],
  examples: [
    {
      say: 'File it under Flat',
      state: 'mail',
      command: 'move:Label_Flat',
      labels: ['Flat'],
      flow: 'The bill waits there for January.',
    },
    {
      say: 'When am I free on Saturday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-21',
      flow: 'The openings of the day, for the viewing.',
    },
    {
      say: 'Find the bill from Casimir since January',
      state: 'mail',
      command: 'search',
      with: 'words: the bill from Casimir since January',
      flow: 'Each of his threads, newest first.',
    },
  ],
} satisfies UseCase;
