import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-freelancer',
  title: 'Freelancer',
  plural: 'Freelancers',
  group: 'other',
  description:
    'A freelancer is sales, delivery and accounts in one. Flow reads the new enquiry first, chases the late invoice and leaves mornings for the work.',
  keywords: ['freelancer email', 'client enquiries', 'late invoices', 'freelance project inbox', 'scope creep'],
  updated: '2026-11-27',
  hero: {
    line: 'Love the draft. One small thing. Eleven, actually.',
    lead: "It's quiet, you're in the middle of something that's going well, and three clients each believe that they're the one. A new enquiry lies below. The invoice from September doesn't.",
  },
  problem: [
    'Nobody pays you to answer. Still, whoever answers first gets the job.',
    "And there's the sentence that you rewrite for half an hour, to someone who's owed you 1,400 since the fifth: friendly, firm, not desperate.",
  ],
  solution: [
    "Have it read to you at the time you choose, say at lunch. The enquiry is short: yes, from December, here's what it costs. Out it goes before the soup is cold.",
    "To the late payer you say one sentence as you'd say it in person. That's the tone you couldn't type. If Friday brings nothing, so does Flow: the thread.",
  ],
  features: {
    heading: 'Five departments, one chair',
    items: [
      {
        name: 'Accounts receivable',
        text: 'Say it once, name a day, and hear if nothing has come.',
      },
      {
        name: 'Sales',
        text: 'People who want you are played before platforms that match you.',
      },
      {
        name: 'Delivery',
        text: 'Mornings blocked, by voice, a week ahead.',
      },
      {
        name: 'Legal',
        text: 'Find what they agreed to in March. It was two rounds, not five.',
      },
      {
        name: 'Complaints',
        text: 'Dictate it, hear it, scratch it, sleep. Then send.',
      },
    ],
  },
  benefits: [
    'New clients hear from you before the others',
    'September gets paid in November',
    'Eleven small things become an offer',
    "Mornings are for what you're good at",
    'Sunday belongs to no client',
  ],
  call: {
    line: "Write the one sentence you've put off.",
    text: 'No card and no minimum term. You know how that feels.',
  },
  day: [
    {
      at: '09:15',
      from: 'A client',
      asks: 'Love it. Eleven small things, attached.',
      does: '"Reply that I would love to, and will send an offer for it". Two rounds were agreed.',
    },
    {
      at: '11:50',
      from: 'Someone new',
      asks: 'Your name came up. Free in December?',
      does: '"Tell her yes, from the seventh of December".',
    },
    {
      at: '12:40',
      from: 'Accounts at a publisher',
      asks: 'Your invoice is in the next run.',
      does: 'It was in the last one, too. "Remind me if she doesn\'t answer by Friday".',
    },
    {
      at: '16:10',
      from: 'A platform',
      asks: '14 jobs match your profile.',
      does: '"Unsubscribe". One was for a plumber.',
    },
    {
      at: '19:30',
      from: 'A friend with a start-up',
      asks: 'Could you take a quick look, for exposure?',
      does: '"Decline politely". You\'ve been exposed before.',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 50 },
  calculation:
    "What you'd bill for an hour, times the hours you can't bill. Take your own rate, and be honest with it.",
  questions: [
    {
      ask: 'Is it worth it for one person?',
      answer:
        "Triage, keys and typing cost nothing, and thirty spoken answers come along at the start. After that it's for you to weigh.",
    },
    {
      ask: 'Does it write invoices or track time?',
      answer: "No. It notices who hasn't answered your mail. Your ledger is elsewhere.",
    },
    {
      ask: "I've got two addresses. Both in one?",
      answer: 'Not today. One Gmail account makes one queue.',
    },
  ],
  examples: [
    {
      say: 'Reply that I would love to, and will send an offer for it',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I would love to, and will send an offer for it',
      flow: 'A friendly yes that costs eleven small things their smallness.',
    },
    {
      say: 'Block Friday morning for the draft',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 09:00-12:00; title: draft',
      flow: "Friday's better half is taken, by you.",
    },
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "The publisher's run passes without you, and you know at once.",
    },
  ],
} satisfies Job;
