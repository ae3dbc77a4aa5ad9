import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-difficult-emails',
  title: 'Difficult emails',
  readers: 'Anyone who has kept a draft for nine days',
  description:
    "Resignations, condolences, bad news, a plain no to a friend. Say the hard mail out loud, hear it as they will, sleep on the draft, and send it when it's right.",
  keywords: [
    'difficult email',
    'how to write bad news',
    'condolence email',
    'resignation email',
    'hard conversation email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The draft is nine days old and perfect.',
    lead: "Hard letters aren't hard to write. They're hard to begin and hard to let go. Flow is patient at both ends: it takes the first sentence as you say it, and waits as long as you like with the last.",
  },
  problem: [
    "You start with 'I hope this finds you well', which it can't. You delete that. You look for a word that hurts less and there isn't one.",
    'So nine days pass, and now the letter needs another paragraph, about the nine days.',
  ],
  solution: [
    "Say it as you'd say it in a kitchen. Then let another voice read it to you. What is false in it is heard at once, and what is merely sad can stay.",
    'Not tonight? Keep the draft and have it return on a morning. A hard letter that has slept reads the same and feels different.',
  ],
  features: {
    heading: 'Slowly, and out loud',
    items: [
      {
        name: 'A beginning',
        text: 'Three spoken words are one. The rest tends to follow.',
      },
      {
        name: 'In another voice',
        text: 'Heard, a sentence shows whether it is kind or only careful.',
      },
      {
        name: 'A night between',
        text: 'Saved today, back tomorrow, still yours.',
      },
      {
        name: 'One word',
        text: 'Swap the one that is wrong and leave the others in peace.',
      },
      {
        name: 'The last ten seconds',
        text: "Even after your yes there's a breath in which to call it back.",
      },
    ],
  },
  benefits: [
    "It is said, and it's true",
    'Nine days become one night',
    'No careful phrase stands between you',
    'Nothing leaves in anger, or at midnight',
    'You can look them in the eye',
  ],
  before: [
    {
      who: 'Sunday',
      words: "Ingeborg's husband has died. You open a mail.",
    },
    {
      who: 'Wednesday',
      words: "'There are no words.' There are, and you delete them.",
    },
    {
      who: 'The next Sunday',
      words: 'The funeral was on Friday.',
    },
    {
      who: 'The Monday after',
      words: 'Now you have to explain the silence.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'One from Ingeborg, to all of you. Johan died on Saturday. The funeral is on Friday.',
    },
    {
      who: 'you',
      say: 'Start a reply',
      state: 'mail',
      command: 'reply',
    },
    {
      who: 'flow',
      words: 'I am listening. Take your time.',
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words:
        "'Dear Ingeborg. I keep hearing how he laughed at the boat. I will be there on Friday, and afterwards for whatever you need.'",
    },
    {
      who: 'you',
      say: 'Change laughed to sang',
      state: 'ready',
      command: 'edit',
      with: 'from: laughed; to: sang; words: Change laughed to sang',
    },
    {
      who: 'flow',
      words: "'I keep hearing how he sang at the boat.' It waits for you.",
    },
    {
      who: 'you',
      say: 'Save draft',
      state: 'ready',
      command: 'save',
    },
  ],
  call: {
    line: 'Say the first three words.',
    text: 'Nobody in the made-up mailbox has died. You can still practise being plain.',
  },
  questions: [
    {
      ask: 'Does Flow write a condolence for me?',
      answer: 'No. There are no templates and no ready-made grief. It writes what you say.',
    },
    {
      ask: 'Can I call it back after a minute?',
      answer: "No. The hold lasts five to thirty seconds. After that it's theirs, as with any mail.",
    },
    {
      ask: 'Does somebody listen to what I dictate?',
      answer: 'No recording is kept, and the words are understood on your device. Drafts are stored encrypted.',
    },
  ],
  examples: [
    {
      say: 'Scratch that',
      state: 'ready',
      command: 'scratch',
      flow: 'The false start is gone, and nobody saw it.',
    },
    {
      say: 'Remind me tomorrow at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-18 09:00',
      flow: 'Her thread is back after a night.',
    },
    {
      say: 'Hold',
      state: 'held',
      command: 'hold',
      flow: 'It has not left. You can still change the line about the boat.',
    },
  ],
} satisfies UseCase;
