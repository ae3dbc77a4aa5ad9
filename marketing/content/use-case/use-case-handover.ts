import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-handover',
  title: 'Handing over before leave',
  readers: 'People about to be away for months',
  description:
    'Parental leave, a sabbatical, a new post: hand each open thread to a named colleague with one spoken line, tell the other side, and leave with nothing loose.',
  keywords: [
    'handover email',
    'parental leave handover',
    'sabbatical preparation',
    'out of office handover',
    'transition email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Nine days left. Sixty loose ends.',
    lead: 'The handover file will be read once. The threads go on without you. Give each of them a new owner by name, out loud, and go with a light head.',
  },
  problem: [
    "You start a table: topic, state, who. After the fourth row you write 'see mail'. Nobody will see the mail, since it's in your mailbox.",
    'Then the baby comes early, and your colleagues ring about the crane.',
  ],
  solution: [
    'So go through what is open instead. Each thread plays, you say who takes it and what comes next, and the whole story goes along.',
    "The people outside hear from you as well: one line, with the new name in copy. What's dead you bury on the way, and that is about half.",
  ],
  features: {
    heading: 'Passing on the keys',
    items: [
      {
        name: 'A thread, a name, a line',
        text: 'Forwarded with its history, under your two sentences.',
      },
      {
        name: 'The outside is told',
        text: 'Reply with the new name copied in, and step back.',
      },
      {
        name: 'The state in a breath',
        text: "If you've forgotten it yourself, ask for the gist.",
      },
      {
        name: 'Bury the dead',
        text: 'A thread nobody needs goes to the archive, and can be found by those who wonder.',
      },
      {
        name: 'Did she take it',
        text: 'No word from her by Friday, and it is back with you.',
      },
    ],
  },
  benefits: [
    'Every crane has somebody to ring',
    'Customers know the new name before they need it',
    "The table isn't needed",
    'You find out which half is dead',
    'The phone by the cot is quiet',
  ],
  before: [
    {
      who: 'Day 9',
      words: "Row one: 'Crane, ongoing, see mail.'",
    },
    {
      who: 'Day 6',
      words: 'You explain the crane to Pia at lunch, with a fork.',
    },
    {
      who: 'Day 3',
      words: 'It was a boy, and three weeks early.',
    },
    {
      who: 'Day 0',
      words: "'Sorry to bother you there. Which crane?'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Lifting Larsen, about the crane. They come on the third of December.',
    },
    {
      who: 'you',
      say: 'Forward it to Pia and say this is yours now, they need the yard keys by the second',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Pia; words: this is yours now, they need the yard keys by the second',
    },
    {
      who: 'flow',
      words: 'To Pia, with eleven mails below. Send it?',
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'Leaving. Do you want to tell Larsen?',
    },
    {
      who: 'you',
      say: 'Tell them Pia looks after the crane from now on',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Pia looks after the crane from now on',
    },
    {
      who: 'flow',
      words: "'Pia looks after the crane from now on.' Send it?",
    },
    {
      who: 'you',
      say: 'cc Pia',
      state: 'ready',
      command: 'people',
      with: 'field: cc; who: Pia',
    },
  ],
  call: {
    line: 'Hand over the crane today.',
    text: 'Thirty credits are free, and half of your threads will be archived anyway, which costs nothing.',
  },
  questions: [
    {
      ask: 'Can Pia see my mailbox afterwards?',
      answer: "Not through Flow. It's for one person. Gmail has its own way to delegate a mailbox.",
    },
    {
      ask: 'Does it write the handover file?',
      answer: 'No. If you want one, dictate a mail to Pia with what no thread contains.',
    },
    {
      ask: "Who answers while I'm away?",
      answer: 'People do, the ones you named. Flow itself replies to nobody.',
    },
  ],
  examples: [
    {
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
      flow: 'Where it stands, before you give it away.',
    },
    {
      say: 'Find everything from Lifting Larsen since June',
      state: 'mail',
      command: 'search',
      with: 'words: everything from Lifting Larsen since June',
      flow: 'The open and the dead, in one list.',
    },
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'One of the dead half. It stays findable.',
    },
  ],
} satisfies UseCase;
