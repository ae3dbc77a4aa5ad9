import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-chief-of-staff',
  title: 'Chief of Staff',
  plural: 'Chiefs of Staff',
  group: 'executive',
  description:
    "A chief of staff gets everything that's for the boss but not quite. Flow reads out what needs a decision, from whom, and takes your nudge to nine executives.",
  keywords: [
    'chief of staff email',
    'executive office',
    'leadership team follow-up',
    'board preparation',
    'offsite planning',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Per her, they write. She never said that.',
    lead: "Nine executives owe you a slide, two of them think it's optional. The board book closes on Thursday, and somebody has told the Lisbon team that the offsite is in Lisbon.",
  },
  problem: [
    'Your power is borrowed and your mail shows it. People want you to ask her, tell her, stop her, or say what she meant.',
    "You write the same polite push in nine shades. By the seventh, it's no longer polite.",
  ],
  solution: [
    'Do the nine by voice, one after the other, each in the shade that works on that person. Give every one of them the same date on which silence gets noticed.',
    'Questions about what she meant are answered from what she wrote. You search for her sentence and say it back, with its day.',
  ],
  features: {
    heading: 'Everything but the title',
    items: [
      {
        name: 'Nine shades of please',
        text: 'Dictated to each, so the sales chief gets three words and the counsel gets three lines.',
      },
      {
        name: 'Silence on Wednesday',
        text: 'A slide not sent by then is a thread in front of you.',
      },
      {
        name: 'What she wrote, exactly',
        text: "Ask by name and subject. Flow quotes, or says it can't find it.",
      },
      {
        name: 'Diary squeezed',
        text: 'When is there air on Friday? Hear the gaps before you offer one.',
      },
      {
        name: "The board book's last hours",
        text: 'Block them, and be told what they sit on.',
      },
      {
        name: 'Not for her',
        text: "Half of what's sent 'for her' you can settle. Say so and it's settled.",
      },
    ],
  },
  benefits: [
    'Nine slides arrive, most of them on Wednesday',
    "She's quoted right",
    "Lisbon knows that it's Porto",
    'The board book closes before midnight',
    'You stay polite through the ninth',
  ],
  call: {
    line: 'Push nine people, and stay liked.',
    text: 'Practise where nobody outranks you: in the made-up mailbox.',
  },
  day: [
    {
      at: '07:25',
      from: 'The chief of sales',
      asks: "Slide's optional, right?",
      does: '"Tell him it is needed by Wednesday". Three words fewer than you wanted.',
    },
    {
      at: '09:50',
      from: 'Lisbon office',
      asks: 'Hooray, we host the offsite. Per her.',
      does: '"Reply that it is Porto this year, and Lisbon next". That\'s a promise, note it.',
    },
    {
      at: '12:30',
      from: 'General counsel',
      asks: 'Two board papers still without a sponsor.',
      does: '"Forward it to Anneke and say would you take these two".',
    },
    {
      at: '15:15',
      from: 'A new vice president',
      asks: 'May I have thirty minutes with her on Friday?',
      does: '"When am I free on Friday". It\'s her diary you\'ve open.',
    },
    {
      at: '20:05',
      from: 'Your rowing eight',
      asks: 'We need a cox tomorrow at six.',
      does: 'Steering without pulling. "Tell them I am born for it".',
    },
  ],

  calculation:
    "What comes to you, and not what's in her mailbox. The copies you get 'for visibility' are left in the dark.",
  questions: [
    {
      ask: 'Can I work her mailbox and mine side by side?',
      answer: "Not in one queue. Flow works on the account you're signed in with, one at a time.",
    },
    {
      ask: 'Does it track commitments of the team?',
      answer:
        "No. It notes promises in your own mail, by you and to you. What the team says in rooms and chats, it can't know.",
    },
    {
      ask: 'Does it see nine diaries?',
      answer:
        'Those that Google opens to you, as busy or not. A diary that stays shut is named, and its owner you still have to chase.',
    },
  ],
  examples: [
    {
      say: 'Send it and follow up if no answer by Wednesday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-18 08:00; unlessAnswered: true',
      flow: 'The push leaves, and Wednesday is watched for you.',
    },
    {
      say: 'What did Anneke say about the board papers',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Anneke say about the board papers',
      flow: 'Her words and the day, or that no mail holds them.',
    },
    {
      say: 'When am I free on Friday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-20',
      flow: 'The gaps, first to last. You offer the second.',
    },
  ],
} satisfies Job;
