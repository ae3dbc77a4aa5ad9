import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-executive-assistant',
  title: 'Executive Assistant',
  plural: 'Executive Assistants',
  group: 'other',
  description:
    'An executive assistant holds the calendar that everybody wants a piece of. Flow reads the requests, checks the diary and answers in your tone.',
  keywords: [
    'executive assistant email',
    'calendar management',
    'meeting requests',
    'diary management',
    'travel changes',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'You keep the gate. The mail keeps knocking.',
    lead: 'Eleven people want half an hour this week. Two of them will get it, one will be flattered with next month, and all of them must feel well treated.',
  },
  problem: [
    'Each request is a small puzzle: who they are, what the boss owes them, which hour can bend. While you solve one, a flight is moved and three others fall over.',
    'Your hands are full with the visa form, the lunch order and a telephone. Typing eleven polite mails is the part that keeps you until seven.',
  ],
  solution: [
    'Let Flow read the knockers out while you fill in the form. Ask what Thursday looks like without leaving the mail, and give your answer in half a sentence.',
    'It becomes a proper letter with the greeting you use for that person. The board gets the long form, the head of facilities gets the short one.',
  ],
  features: {
    heading: 'For the one who knows where everyone is',
    items: [
      {
        name: 'Diary beside the mail',
        text: 'Free at three? Who is in the ten o\u2019clock? Both are answered without another window.',
      },
      {
        name: 'Moves told once',
        text: 'Shift the review and hear which guests would be told. After a short hold they are, one time each.',
      },
      {
        name: 'No, with grace',
        text: 'Decline and name the week after in one go. They keep face and you keep Thursday.',
      },
      {
        name: 'Loose ends with dates',
        text: 'The hotel that never confirmed comes back tomorrow at nine, unless it did.',
      },
      {
        name: 'Silent by key',
        text: 'In the front office you will not want to talk. Every command has a letter.',
      },
    ],
  },
  benefits: [
    'Eleven people feel answered before lunch',
    'A moved flight is one sentence and not nine mails',
    'You know who was promised what',
    'Your phone hand is free for the phone',
    'You leave while the bakery is open',
  ],
  call: {
    line: 'Turn away nine people, charmingly.',
    text: 'Practise on the made-up mailbox. Nobody there is offended.',
  },
  day: [
    {
      at: '08:05',
      from: 'The airline',
      asks: 'LH 1178 now leaves at 12:40.',
      does: 'The lunch in Zurich is dead. "Move the lunch to Thursday at one", and the guests will hear of it once.',
    },
    {
      at: '09:30',
      from: 'A partner at the law firm',
      asks: 'Twenty minutes with her before the signing?',
      does: '"Am I free at three on Thursday", you ask on her diary, and offer it.',
    },
    {
      at: '11:00',
      from: 'A conference',
      asks: 'We would be honoured by a keynote in May.',
      does: '"Say no". It goes out in four warm lines that you have used before.',
    },
    {
      at: '14:45',
      from: 'Facilities',
      asks: 'Board lunch: eight or nine?',
      does: '"Reply that it is nine, one without fish". Done on the stairs.',
    },
    {
      at: '17:20',
      from: 'The nursery',
      asks: 'Could someone pick up by six today?',
      does: 'That someone is you, and you can. "Say yes".',
    },
  ],
  calculation:
    'Requests, changes and confirmations count. What you read on behalf of the boss does not, or the sum would frighten everyone.',
  questions: [
    {
      ask: 'Can I work in my boss’s mailbox with it?',
      answer:
        'Flow works on the account that signs in. If your company lets you sign in to that account, it works there. It has no delegation of its own.',
    },
    {
      ask: 'Does it see the calendars of others?',
      answer:
        'Busy or free, for everyone whose diary the account may look at. The law firm is not among them, so it gets up to three hours by letter, blocked on hers meanwhile.',
    },
    {
      ask: 'Does it keep things confidential?',
      answer:
        'Everything lives on a machine of your company. Private mode keeps the loudspeaker discreet when a visitor sits down.',
    },
  ],
  examples: [
    {
      say: 'Move the lunch to Thursday at one',
      state: 'mail',
      command: 'event:move',
      with: 'which: lunch; to: 2026-11-19 13:00',
      flow: 'The lunch moves, and Flow names who will hear of it.',
    },
    {
      say: 'Am I free at three on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 15:00',
      flow: 'A yes, or the name of what stands there.',
    },
    {
      say: 'Reply that it is nine, one without fish',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is nine, one without fish',
      flow: 'Facilities can order.',
    },
  ],
} satisfies Job;
