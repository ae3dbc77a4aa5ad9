import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-designer',
  title: 'Designer',
  plural: 'Designers',
  group: 'other',
  description:
    "Feedback arrives in nine mails and contradicts itself in ten. Flow reads a designer what changed since last round and sends the reply while you're on canvas.",
  keywords: ['designer email', 'design feedback', 'client revisions', 'design review', 'creative inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Make it pop, but calmer. By Thursday.',
    lead: "You've just found the curve. The client's second opinion has arrived, so has the first opinion's reply to it, and a developer asks how many pixels.",
  },
  problem: [
    "Feedback is written by people who can't draw, about things they can't name. It takes an hour to find out that they mean the margin.",
    'And each ping pulls you off the canvas, for a question that has twelve in it.',
  ],
  solution: [
    "Keep the pen moving. The developer's 'how many' is read to you and you say twelve. It goes off as a civil mail while the curve continues.",
    "Round four of opinions is saved for after lunch. Play just the latest, ask what they want, and if it's still not clear, say so in one friendly line.",
  ],
  features: {
    heading: 'On canvas, off keyboard',
    items: [
      {
        name: 'Twelve',
        text: "A question with a number gets one. Your hand doesn't leave the pen.",
      },
      {
        name: 'What changed since round three',
        text: 'The quoted rounds are left out, so you hear only the fourth.',
      },
      {
        name: 'Please be specific',
        text: 'Dictate the question back: is it colour, size or space.',
      },
      {
        name: 'Approved, by whom',
        text: "Look for the mail with 'approved' in it before the printer does.",
      },
      {
        name: 'Afternoons for opinions',
        text: 'Snooze the thread to two. Mornings are for curves.',
      },
    ],
  },
  benefits: [
    'Curves get finished in one go',
    'Developers have their number in a minute',
    "Pop is defined before it's drawn",
    'Approvals can be shown',
    'Round five is the last',
  ],
  call: {
    line: 'Say twelve without putting down the pen.',
    text: 'Nothing to install, and the first thirty are free. Spec work stays with you.',
  },
  day: [
    {
      at: '09:30',
      from: 'A developer',
      asks: 'How many pixels between card and text?',
      does: '"Tell him twelve". Back to the curve.',
    },
    {
      at: '10:50',
      from: 'The client, first opinion',
      asks: 'Love it. Could it pop?',
      does: '"Reply that I would like to know if you mean colour, size or space". It\'s space.',
    },
    {
      at: '11:05',
      from: 'The client, second opinion',
      asks: 'Calmer, I feel.',
      does: '"Snooze it until two". They might meet in the middle.',
    },
    {
      at: '15:40',
      from: 'The type foundry',
      asks: 'Your licence covers ten thousand views.',
      does: '"Forward it to Hanne and say please check our numbers".',
    },
    {
      at: '19:00',
      from: 'Your neighbour',
      asks: 'Could you do a sign for the hen house?',
      does: '"Say yes". No rounds.',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 50 },
  calculation:
    "Comments inside the design tool aren't mail and aren't counted. The interrupted curve isn't either, although it should be.",
  questions: [
    {
      ask: 'Does it read comments in my design tool?',
      answer: "Only the notices it mails you. There's no link to the tool itself.",
    },
    {
      ask: 'Can it show me an attached draft?',
      answer: 'The files are named, and you open them with your eyes. Nobody should hear a layout.',
    },
    {
      ask: 'Do I have to talk in a quiet studio?',
      answer:
        'No. Keys run everything, and typed sentences work like spoken ones. You can leave the sound off and read the captions.',
    },
  ],
  examples: [
    {
      say: 'Tell him twelve',
      state: 'mail',
      command: 'reply:words',
      with: 'words: twelve',
      flow: 'A greeting, twelve, and your name. He can build.',
    },
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'More space round the headline. It took them four paragraphs.',
    },
    {
      say: 'Snooze it until two',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 14:00',
      flow: 'The second opinion goes away until after lunch.',
    },
  ],
} satisfies Job;
