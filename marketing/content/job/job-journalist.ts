import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-journalist',
  title: 'Journalist',
  plural: 'Journalists',
  group: 'other',
  description:
    'A journalist has two hundred pitches and one source who wrote back. Flow plays the source, skips the pitches, and sends your follow-up from the stairwell.',
  keywords: ['journalist email', 'press releases', 'source protection', 'interview requests', 'newsroom inbox'],
  updated: '2026-11-28',
  hero: {
    line: 'The source replied. Between two hundred press releases.',
    lead: "You've waited nine days for three lines from a man at the ministry. They came while you were at a press conference, and beneath them somebody launched a sparkling water.",
  },
  problem: [
    'Everyone has your address and an embargo. The list moves so fast that a real mail is below the fold in twenty minutes.',
    'At the same time the desk wants 700 words at five, the lawyer wants your notes, and the photographer is at the wrong gate.',
  ],
  solution: [
    "Say go, and people you write with come out ahead of people who write at you. The ministry's three lines are played before the sparkling water has its turn.",
    'You dictate a question back on the stairs. Then you put the deadline thread to half past four and open your notebook.',
  ],
  features: {
    heading: 'From pitch pile to front page',
    items: [
      {
        name: 'People before releases',
        text: 'A reply to you goes in front. A mail to two thousand goes behind.',
      },
      {
        name: 'That quote from April',
        text: 'Search your whole mailbox for name and month, and hear it in his words.',
      },
      {
        name: 'A source who hesitates',
        text: "Let the thread rise on Friday if he hasn't written, and not before.",
      },
      {
        name: 'PR firms, thinned out',
        text: "Block one and you won't see it in your inbox again.",
      },
      {
        name: 'Desk, photographer, lawyer',
        text: 'Three answers in one corridor, each to one person.',
      },
    ],
  },
  benefits: [
    "Sources aren't lost under sparkling water",
    'Quotes are checked against the mail they came from',
    'The photographer finds the right gate',
    'Pitches cost you nothing but a key',
    "You write in the hour that's meant for it",
  ],
  call: {
    line: 'Hear the three lines that matter.',
    text: "Free software, so your newsroom's own people can run it. Or try it now, on letters from nobody.",
  },
  day: [
    {
      at: '09:15',
      from: 'The desk',
      asks: '700 words by five, or 900 if he talks.',
      does: '"Reply that he talks, keep nine hundred". You hope so.',
    },
    {
      at: '10:02',
      from: 'The man at the ministry',
      asks: 'Not by phone. Tuesday, the usual café?',
      does: 'You answer that one by other means.',
    },
    {
      at: '11:40',
      from: 'The photographer',
      asks: "I'm at gate C, nobody's here.",
      does: '"Tell him it is gate A, by the fountain".',
    },
    {
      at: '14:30',
      from: "The paper's lawyer",
      asks: 'Please show me how you know paragraph six.',
      does: '"Find the letter from Moreau since April". There it is.',
    },
    {
      at: '17:30',
      from: 'A sparkling water',
      asks: 'Bubbles, reimagined.',
      does: '"Block this sender".',
    },
  ],
  assumes: { mailsADay: 60, minutesEach: 1, dollarsAnHour: 45 },
  calculation:
    'One minute each, as most need only a glance and a key. Releases to everybody are in the sixty, because you still have to see that they are.',
  questions: [
    {
      ask: 'Is it safe for confidential sources?',
      answer:
        "Don't put a source at risk by mail at all, with or without Flow. It encrypts its copy on your own machine, but the mail itself stays at Google.",
    },
    {
      ask: 'Does it record interviews?',
      answer: 'No. It keeps no recording of anything, not even of what you say to it.',
    },
    {
      ask: 'Will it shorten my 900 words?',
      answer: "No, copy it won't touch. A mail of yours it cuts when you say so, by rules.",
    },
  ],
  examples: [
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: "Bubbles don't reach your inbox from now on. You can undo it.",
    },
    {
      say: 'Find the letter from Moreau since April',
      state: 'mail',
      command: 'search',
      with: 'words: the letter from Moreau since April',
      flow: 'His letter is on the screen, newest first, to show to the lawyer.',
    },
    {
      say: "Remind me if he doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "Should the ministry stay mute, you're told on Friday morning.",
    },
  ],
} satisfies Job;
