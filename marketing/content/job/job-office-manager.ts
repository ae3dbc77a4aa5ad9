import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-office-manager',
  title: 'Office Manager',
  plural: 'Office Managers',
  group: 'other',
  description:
    'A courier, a blocked sink and a landlord in one morning. Flow reads an office manager who needs what, and your answer goes before the kettle boils.',
  keywords: [
    'office manager email',
    'facilities requests',
    'office supplies',
    'front desk inbox',
    'visitor arrangements',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The milk is yours. So is the fire drill.',
    lead: "A courier's at the door with a table nobody ordered, the sink on two is blocked, and thirty people have an opinion on the temperature. It's ten past nine.",
  },
  problem: [
    "Nothing you do is in anyone's plan, and all plans stand on it. You're asked in the corridor, over the counter, and by mail for good measure.",
    "It's the mail you get to last, after five, when the landlord's office is shut.",
  ],
  solution: [
    'As you sign for the table, one ear hears the rest. The plumber is answered from the stairs. The landlord is asked at ten, and not at ten past five.',
    'Temperature you mute. The birthday is a reminder at two, the fire drill is in the calendar of everybody you name.',
  ],
  features: {
    heading: 'Counter, corridor, cupboard',
    items: [
      {
        name: 'People at the door come first',
        text: "And in mail it's so, too: who waits for you is played at the start.",
      },
      {
        name: 'Plumber on the stairs',
        text: 'Ten words by voice while your hands carry cups.',
      },
      {
        name: 'Temperature, muted',
        text: "The thread goes on. You've left it.",
      },
      {
        name: 'Contracts for coffee and copiers',
        text: 'Let each come back two months before it renews.',
      },
      {
        name: 'Who ordered a table',
        text: 'Search the mailbox by name. It was Jürgen, in June.',
      },
      {
        name: 'Fire drill',
        text: 'Put it in the diary with day and hour, and those you name are asked.',
      },
    ],
  },
  benefits: [
    'The landlord is reached in office hours',
    'Coffee contracts end when you say',
    'The sink is clear by noon',
    'Jürgen knows about his table',
    'You leave at five, with keys in hand',
  ],
  call: {
    line: 'Answer the plumber with cups in hand.',
    text: 'Thirty credits are in the cupboard, and the key is yours.',
  },
  day: [
    {
      at: '09:10',
      from: 'A courier firm',
      asks: 'Delivery at the door: one table.',
      does: '"Find the table from Jürgen since June". There it is.',
    },
    {
      at: '09:35',
      from: 'Second floor',
      asks: 'The sink is a pond.',
      does: '"Forward it to the plumber and say can you come before noon".',
    },
    {
      at: '11:00',
      from: 'All staff',
      asks: "It's 23 degrees in here. It's 19. It's 23.",
      does: '"Mute this thread".',
    },
    {
      at: '13:45',
      from: 'The copier company',
      asks: 'Your contract renews in January.',
      does: '"Remind me on Monday at ten". Not this time.',
    },
    {
      at: '16:20',
      from: 'A colleague',
      asks: "It's Amina's birthday, did anyone think of cake?",
      does: 'You did. "Say yes, it is in the fridge".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 1.5, dollarsAnHour: 32 },
  calculation: "Parcels announced by machine don't count. Temperature counts once.",
  questions: [
    {
      ask: 'Could the front desk share it?',
      answer: 'Not as a shared inbox. One signs in, one works. A second person needs an account of their own.',
    },
    {
      ask: 'Does it order supplies?',
      answer: 'No. It sends the mail to whoever does. Shops and their baskets are beyond it.',
    },
    {
      ask: 'Can I listen at the counter?',
      answer: "With one earbud. When someone's there, keys and captions do without any sound.",
    },
  ],
  examples: [
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: 'Thirty thermometers go on without you.',
    },
    {
      say: 'Say yes, it is in the fridge',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, it is in the fridge',
      flow: 'A colleague is calmed. Amina suspects nothing.',
    },
    {
      say: 'Find the table from Jürgen since June',
      state: 'mail',
      command: 'search',
      with: 'words: the table from Jürgen since June',
      flow: "June, his own words: 'a table would be nice'.",
    },
  ],
} satisfies Job;
