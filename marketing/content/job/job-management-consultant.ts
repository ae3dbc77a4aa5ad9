import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-management-consultant',
  title: 'Management Consultant',
  plural: 'Management Consultants',
  group: 'consulting',
  description:
    "A consultant lives between the client's site, a partner's comments and a flight. Flow reads who wants which slide by when, in the taxi, and sends your reply.",
  keywords: [
    'management consultant email',
    'client emails',
    'steering committee',
    'partner comments',
    'consulting travel inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Page 14 needs a so-what. Boarding is now.',
    lead: "The partner has comments, the client's CFO has 'one small question', and the steering committee is at nine. You have a trolley, a lanyard and a queue in front of you.",
  },
  problem: [
    'Days are for workshops, so mail happens at the edges: at security, in the taxi, at eleven with room service. By then your team has built the wrong chart for four hours.',
    "It isn't the volume. It's that one of the forty decides what six people do tonight.",
  ],
  solution: [
    "Play that one in the taxi. The partner's comments come without the three rounds below them, and your direction to the team is dictated by the time you reach the terminal.",
    "At the hotel, there's less left. A snoozed proposal returns on the flight home, when you have ninety minutes that nobody can call into.",
  ],
  features: {
    heading: 'Monday out, Thursday home',
    items: [
      {
        name: 'Comments on top, deck below',
        text: 'Hear what the partner changed his mind about today.',
      },
      {
        name: 'Team steered before dinner',
        text: 'Reply all with one clear line, and six people build the right page.',
      },
      {
        name: "The client's small question",
        text: 'What did they ask, precisely, and is there a date in it?',
      },
      {
        name: 'Steerco shifted',
        text: 'Move it by an hour as the client asks, and each guest is told once.',
      },
      {
        name: 'In the air',
        text: 'Take the queue offline. What you decide at ten thousand metres goes out on landing.',
      },
      {
        name: 'The deal from two years ago',
        text: 'Find that benchmark mail by sender and month.',
      },
    ],
  },
  benefits: [
    'Six people know by seven what to build',
    'Partners see their comment land in the next draft',
    "Client questions are answered the day they're asked",
    'Room service is eaten warm',
    'Friday belongs to whoever you left on Monday',
  ],
  call: {
    line: 'Steer the team from seat 11C.',
    text: 'Put it through one taxi ride. The first thirty answers are already yours.',
  },
  day: [
    {
      at: '07:10',
      from: 'The partner',
      asks: 'Page 14 has no so-what. Also, do we still need the tornado?',
      does: '"Reply that the so-what is margin, and the tornado goes". One less page.',
    },
    {
      at: '10:25',
      from: "The client's CFO",
      asks: 'Small question: is the 40 million before or after tax?',
      does: '"Tell her it is before tax, page nine". You check page nine.',
    },
    {
      at: '13:40',
      from: 'Staffing',
      asks: 'Free from December for a retail due diligence?',
      does: '"Decline politely". You\'ve promised someone a December.',
    },
    {
      at: '17:30',
      from: 'The analyst',
      asks: "Chart's done, or do you want it by region?",
      does: '"Reply all that we show it by region". Six laptops hear you.',
    },
    {
      at: '22:10',
      from: 'Your flatmate',
      asks: 'Plants: once a week, or only when sad?',
      does: '"Say once a week". They\'ve been through much.',
    },
  ],

  calculation:
    "Team threads count once and status mails don't. The rate is below what the client pays for your hour, and above what you see of it.",
  questions: [
    {
      ask: 'May client mail pass through it?',
      answer:
        "If it's in your Gmail, Flow keeps an encrypted working copy on the machine that hosts it. Your firm's confidentiality rules say whose machine that may be.",
    },
    {
      ask: 'Will it make slides?',
      answer: 'No, nor rewrite your page titles. It speaks and sends mail, and moves appointments.',
    },
    {
      ask: 'Our firm is on Outlook. Now what?',
      answer: "Then it isn't for you today. It reads Gmail and Google Calendar, and nothing else.",
    },
  ],
  examples: [
    {
      say: 'Reply all that we show it by region',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: we show it by region',
      flow: 'One line to the whole team, names read to you first.',
    },
    {
      say: 'Change Monday to Tuesday',
      state: 'ready',
      command: 'edit',
      with: 'from: Monday; to: Tuesday; words: Change Monday to Tuesday',
      flow: 'The draft is corrected in that one place, and you hear it again.',
    },
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The steering committee starts at ten. Its guests learn of it together.',
    },
  ],
} satisfies Job;
