import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-investor-updates',
  title: 'Investor mail',
  readers: 'Founders with a monthly letter in arrears',
  description:
    'Investors ask short questions at odd hours. Answer with a number while the mail plays, dictate the monthly letter on one walk, and keep intros warm.',
  keywords: ['investor update email', 'founder email', 'investor relations startup', 'fundraising email', 'warm intro'],
  updated: '2026-11-27',
  hero: {
    line: 'The letter is late. So is the good news.',
    lead: 'You have the numbers in your head and no quiet hour to write them. Flow takes the letter on a walk round the block, and the short questions in between.',
  },
  problem: [
    'Investors can bear bad months. What makes them nervous is the month with no letter, in which they fill in the blank.',
    "Meanwhile one has made you an introduction. It's the warm kind, it lies under four alerts, and it is going cold at the usual rate.",
  ],
  solution: [
    'Short questions are answered as they play. A number, a date, a word on why, and the partner has it before her next call.',
    'The letter itself is spoken in one go and mended by ear. What sounds like an excuse when read back to you would have sounded like that to them.',
  ],
  features: {
    heading: 'A walk round the block',
    items: [
      {
        name: 'One number, one date',
        text: 'Most questions want only that.',
      },
      {
        name: 'Introductions at once',
        text: 'Thank the one, greet the other, with both on the thread.',
      },
      {
        name: 'The sentence from March',
        text: 'Ask what you promised, before you promise it again.',
      },
      {
        name: 'Bad news first',
        text: 'Hear your own paragraph and move the hard line to the top.',
      },
      {
        name: 'Due diligence without a hunt',
        text: 'Every thread with a fund can carry its label.',
      },
    ],
  },
  benefits: [
    'Letters come out in the month they are about',
    'Intros are answered while they are warm',
    'No number is given twice in two versions',
    'Bad months read like facts',
    'Partners stop asking whether you got the mail',
  ],
  before: [
    {
      who: 'The 1st',
      words: 'You plan the letter for the weekend.',
    },
    {
      who: 'The 8th',
      words: "'Quick one: burn in October?' You know it. You are in a lift.",
    },
    {
      who: 'The 14th',
      words: 'The introduction asks if this is still of interest.',
    },
    {
      who: 'The 29th',
      words: 'The letter, four screens long. No one replies.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Thessaly at Low Tide Ventures. What was burn in October?',
    },
    {
      who: 'you',
      say: 'Reply that it was 84 thousand in October, and we are at fourteen months of cash',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it was 84 thousand in October, and we are at fourteen months of cash',
    },
    {
      who: 'flow',
      words: "'It was 84 thousand in October, and we are at fourteen months of cash.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Going. Then an introduction from Augustin to Yara Benn, two days old.',
    },
    {
      who: 'you',
      say: 'Reply all that I would love to talk, and Wednesday at four suits me',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: I would love to talk, and Wednesday at four suits me',
    },
    {
      who: 'flow',
      words: 'To Augustin and Yara, in your words. Send it?',
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Walk once round the block with the letter.',
    text: 'Whatever your burn is, the start adds nothing to it. Thirty credits, free.',
  },
  questions: [
    {
      ask: 'Does Flow make the letter from our figures?',
      answer: "No. It has no access to your books, and it writes nothing you didn't say.",
    },
    {
      ask: 'Can it send to forty investors one by one?',
      answer: "No, it isn't a mail merge. Use one for the mailing, and Flow for the replies.",
    },
    {
      ask: 'Who can read our numbers?',
      answer: 'Google, as today, and whoever runs the machine that Flow is on. That can be you.',
    },
  ],
  examples: [
    {
      say: 'What did we tell Thessaly about hiring',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did we tell Thessaly about hiring',
      flow: 'Your own sentence and its date, so the next letter agrees.',
    },
    {
      say: "Remind me if they don't answer by next Monday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
      flow: 'Only a silent fund comes back.',
    },
    {
      say: 'File it under Low Tide',
      state: 'mail',
      command: 'move:Label_Low_Tide',
      labels: ['Low Tide'],
      flow: 'The thread joins the others of that fund.',
    },
  ],
} satisfies UseCase;
