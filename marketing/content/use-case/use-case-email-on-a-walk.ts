import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-email-on-a-walk',
  title: 'Mail on a walk',
  readers: 'Dog owners, thinkers, people told to move more',
  description:
    'Forty minutes, a lead, no screen. Clear the inbox on your daily walk: hear each mail, answer in a sentence, and come home with wet shoes and no list.',
  keywords: ['email while walking', 'walking meeting', 'hands-free email', 'dog walk productivity', 'listen to email'],
  updated: '2026-11-27',
  hero: {
    line: 'Round the pond with a dog and eleven mails.',
    lead: "The dog wants out at half past five, just when the last mails come. Take them along. By the far side of the pond they're done, and nobody has looked at a screen.",
  },
  problem: [
    'There are two walks. In one you stop at each bench to type, and the dog sits down and looks at you. In the other you leave the phone at home and think about the phone.',
    'Neither of them is a walk.',
  ],
  solution: [
    'With Flow there is a third. One ear has the mail, the other has the ducks. You answer as people answer on a walk, a bit slower and a good deal wiser.',
    "When the dog finds something dead, say 'pause' and deal with that. The sentence waits. It's no hurry, they say, and for once it is true.",
  ],
  features: {
    heading: 'Things that go with a lead',
    items: [
      {
        name: 'One hand, no hands',
        text: 'The phone remains in the coat from door to door.',
      },
      {
        name: 'Answers at walking pace',
        text: 'You may think for two hundred metres before you speak.',
      },
      {
        name: 'The wind',
        text: 'Heard wrong? It is read back to you before it goes anywhere.',
      },
      {
        name: 'A word for passers-by',
        text: 'Quiet at once, when the neighbour joins you.',
      },
      {
        name: 'Ends at the gate',
        text: 'Ask how many are left at the last bend.',
      },
    ],
  },
  benefits: [
    'The dog gets the whole round',
    'Replies have fresh air in them',
    'The evening begins at the gate',
    'Your neck looks ahead',
    'Nothing waits beside the slippers',
  ],
  before: [
    {
      who: 'Bench one',
      words: "You type 'Yes that shou' and are pulled into a hedge.",
    },
    {
      who: 'Bench two',
      words: 'The screen is wet. It deletes something.',
    },
    {
      who: 'Bench three',
      words: 'The dog has sat down for good.',
    },
    {
      who: 'The gate',
      words: 'Eleven mails, still. Slippers.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Eleven. First, the choir: does the second of December suit you?',
    },
    {
      who: 'you',
      say: 'Am I free on the second of December at seven in the evening',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-12-02 19:00',
    },
    {
      who: 'flow',
      words: 'Yes, that evening is empty.',
    },
    {
      who: 'you',
      say: 'Say yes, and I bring the candles',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, and I bring the candles',
    },
    {
      who: 'flow',
      words: "'Yes, and I bring the candles.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Going. Next, eight pages on the roof, from Engelbert.',
    },
    {
      who: 'you',
      say: 'Snooze it until tomorrow at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 09:00',
    },
  ],
  call: {
    line: 'Take the lead and the queue.',
    text: 'One lap with the practice mails needs no account, and a dog is optional.',
  },
  questions: [
    {
      ask: 'Do I have to hold the phone?',
      answer: 'No. It can stay in a pocket with the session running. Earbuds with a microphone help in wind.',
    },
    {
      ask: 'Does it drain the battery?',
      answer: 'It listens and speaks, so it uses some. A walk is fine. We give no hours, since phones differ.',
    },
    {
      ask: 'Is it safe by a road?',
      answer: 'Keep one ear free, and pause when you cross.',
    },
  ],
  examples: [
    {
      say: 'Pause',
      state: 'mail',
      command: 'pause',
      flow: 'Silence, in the middle of a word if need be.',
    },
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'The neighbour hears nothing but you.',
    },
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: "The number that's left for the last bend.",
    },
  ],
} satisfies UseCase;
