import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-scientist',
  title: 'Scientist',
  plural: 'Scientists',
  group: 'other',
  description:
    'Reviewer two, a broken freezer and a collaborator eight hours away. Flow reads a scientist mail with gloves on and sends short answers while the gel runs.',
  keywords: [
    'scientist email',
    'lab inbox',
    'reviewer comments',
    'grant deadlines',
    'collaborators',
    'principal investigator email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Reviewer two has concerns. Freezer four has more.',
    lead: "The alarm is on, the samples are from 2014, and the editor's decision arrived a minute ago. You're holding a rack that mustn't warm up.",
  },
  problem: [
    "A lab is a family with a budget. They write about pipettes, authorship, a leaving cake, the cell line that's not what it said it was.",
    'A day of your own at the bench happens when nobody writes. So it happens on Sundays.',
  ],
  solution: [
    "Gloves stay on. Ask who needs an answer, and give it: freezer four's samples go into six, the order for tips is fine, the cake is chocolate.",
    "The decision letter isn't for this minute. It's put to tomorrow at eight, with the co-authors told that you've seen it and they may stop refreshing.",
  ],
  features: {
    heading: 'While the gel runs',
    items: [
      {
        name: 'Answers in gloves',
        text: 'By voice from the hood, with the phone outside it.',
      },
      {
        name: 'Co-authors, all at once',
        text: 'One line to all, heard with the list of them first.',
      },
      {
        name: 'Time zones',
        text: 'Write to Kyoto now and have it sent tomorrow, in their morning.',
      },
      {
        name: 'What did they say about the antibody',
        text: "Search the collaborator's mails and check the clone.",
      },
      {
        name: 'Predatory journals',
        text: 'Dear esteemed doctor. Block, next.',
      },
      {
        name: "The proposal's last date",
        text: 'Ask the call, then let the thread return two weeks ahead.',
      },
    ],
  },
  benefits: [
    'Samples from 2014 are still cold',
    'The rebuttal gets a fresh morning',
    'Kyoto has your data before its group meeting',
    'Esteemed invitations no longer reach you',
    'One weekday a week is for the bench',
  ],
  call: {
    line: 'Try it while the gel runs.',
    text: "Forty minutes at 100 volts. You'll have used five of thirty credits.",
  },
  day: [
    {
      at: '07:50',
      from: 'Freezer four',
      asks: 'Temperature -61 and rising.',
      does: 'You run. Nothing is said to anybody.',
    },
    {
      at: '08:20',
      from: 'A postdoc',
      asks: 'Six has two free shelves. Move all?',
      does: '"Tell her yes, move all of it, and photograph the labels". She\'d begun.',
    },
    {
      at: '10:15',
      from: 'The journal',
      asks: 'Decision on your manuscript: major revision.',
      does: '"Snooze it until tomorrow at eight". Reviewer two can wait a night.',
    },
    {
      at: '14:40',
      from: 'A group in Kyoto',
      asks: 'Which clone of the antibody did you use?',
      does: '"Reply that it is clone seven, lot from March".',
    },
    {
      at: '20:10',
      from: 'An international journal of everything',
      asks: 'Dear esteemed doctor, kindly contribute.',
      does: '"Block this sender".',
    },
  ],
  assumes: { mailsADay: 35, minutesEach: 2, dollarsAnHour: 50 },
  calculation: 'Alerts from devices and tables of contents are left out. Where you run a large group, add ten.',
  questions: [
    {
      ask: 'Does it get gene and antibody names right?',
      answer:
        'By voice, not reliably. The built-in recogniser knows ordinary English. Type the names, or check them when it reads back.',
    },
    {
      ask: "Can it summarise reviewers' comments?",
      answer: "It gives the gist from the mail's own sentences. If they're in an attached file, no.",
    },
    {
      ask: 'May I change it for our lab?',
      answer: "It's free software, so yes. You can read it, alter it and run it on the old workstation.",
    },
  ],
  examples: [
    {
      say: 'Snooze it until tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: 'Major revision is back with fresh coffee, and not before.',
    },
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: "You've been esteemed for the last time from that address.",
    },
    {
      say: 'Send it tomorrow at one in the morning',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 01:00',
      flow: "It leaves in your night, which is Kyoto's morning.",
    },
  ],
} satisfies Job;
