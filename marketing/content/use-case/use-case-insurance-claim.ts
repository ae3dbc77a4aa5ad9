import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-insurance-claim',
  title: 'Seeing an insurance claim through',
  readers: 'People with a wet ceiling and a claim number',
  description:
    'A claim lives from dates, names and things in writing. Keep it moving by voice: reply, ask for the next step, be told of silence, quote their own words.',
  keywords: ['insurance claim email', 'claim follow up', 'water damage claim', 'claims handler', 'dispute claim'],
  updated: '2026-11-27',
  hero: {
    line: 'The ceiling has dried. The claim has not.',
    lead: 'An insurer has many handlers and you have one ceiling. What counts is what was written and when. Flow keeps the thread going and gives you the sentence when you need it.',
  },
  problem: [
    'You report it, and a number comes back. Then a form, a photo request, another handler, and a letter which says that the first form has not arrived.',
    'Each time you start from the beginning, with a little more warmth in the voice. They have notes. You have a ceiling.',
  ],
  solution: [
    'Every letter goes under one label as you hear it, with the claim number in the subject as it came. You reply in plain sentences, and each gets a date for silence.',
    "On the phone, you ask your mail while they look for theirs. 'On the third, Mr Pell wrote that the photos were complete' ends a good many talks.",
  ],
  features: {
    heading: "A patient person's toolkit",
    items: [
      {
        name: 'Their words, dated',
        text: 'Put a question and get the line that they wrote.',
      },
      {
        name: 'Silence measured',
        text: 'If a fortnight passes, the thread is back in front of you.',
      },
      {
        name: 'Short and in order',
        text: 'A calm sentence, read back once, is worth more than the angry page.',
      },
      {
        name: 'A hold for tempers',
        text: 'Ten seconds, or thirty if you know yourself.',
      },
      {
        name: 'What came with it',
        text: 'Hear which files hang on the letter before you hunt for a form.',
      },
    ],
  },
  benefits: [
    'No handler can start from zero',
    'The next step always has a date',
    'Your tone stays better than your ceiling',
    'Forms are answered on the day',
    'You know what to quote, and from whom',
  ],
  before: [
    {
      who: 'Week 1',
      words: 'Claim received. They wish you a pleasant day.',
    },
    {
      who: 'Week 3',
      words: 'Would you send the photos? You did.',
    },
    {
      who: 'Week 6',
      words: 'A new handler introduces herself, and asks what happened.',
    },
    {
      who: 'Week 8',
      words: 'You write four paragraphs at midnight. They are all true.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Northmoor Mutual. Ms Adair asks for photos of the ceiling.',
    },
    {
      who: 'you',
      say: 'What did Pell say about the photos',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Pell say about the photos',
    },
    {
      who: 'flow',
      words: "On the third of October, Simon Pell wrote: 'Thank you, the photos are complete.'",
    },
    {
      who: 'you',
      say: 'Reply that Mr Pell confirmed the photos on the third of October',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Mr Pell confirmed the photos on the third of October',
    },
    {
      who: 'flow',
      words: "'Mr Pell confirmed the photos on the third of October.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by next Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-27 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'If Northmoor is silent, it is back on Friday week.',
    },
    {
      who: 'you',
      say: 'File it under Ceiling',
      state: 'mail',
      command: 'move:Label_Ceiling',
      labels: ['Ceiling'],
    },
  ],
  call: {
    line: 'Quote them to themselves.',
    text: 'There is an imaginary insurer in the demonstration. It too has lost the photos.',
  },
  questions: [
    {
      ask: 'Does Flow know my rights?',
      answer: 'No. It finds what was written. For rights there are advice centres, ombudsmen and lawyers.',
    },
    {
      ask: 'Can it fill in the claim form?',
      answer: 'No. It handles mail. It can remind you of the form on the evening you choose.',
    },
    {
      ask: 'Is a mail enough as proof?',
      answer: 'It shows what you sent and when. Some steps need a signed letter, so read what your policy asks for.',
    },
  ],
  examples: [
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'The sentence with the date, in their wording.',
    },
    {
      say: 'Snooze it until the first of December',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-12-01 08:00',
      flow: 'Gone until the day the surveyor is due.',
    },
    {
      say: 'Find everything from Northmoor since September',
      state: 'mail',
      command: 'search',
      with: 'words: everything from Northmoor since September',
      flow: 'The whole correspondence as a list, newest on top.',
    },
  ],
} satisfies UseCase;
