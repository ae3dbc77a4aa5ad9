import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-nonprofit-director',
  title: 'Nonprofit Director',
  plural: 'Nonprofit Directors',
  group: 'executive',
  description:
    'Grant reports, a board of volunteers and a van that failed inspection. Flow reads a nonprofit director who needs what, and thanks donors in your own words.',
  keywords: [
    'nonprofit executive director email',
    'grant deadlines',
    'donor thank you',
    'board communication',
    'charity inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The grant is due Friday. The van isn't legal.",
    lead: "A foundation would like outcomes by quarter, a donor would like to see the kitchen, and Benny, who drives, would like brakes. You're unloading tins.",
  },
  problem: [
    'You have nine staff, forty volunteers and no assistant. Whoever has a question about anything has a question for you.',
    "Thanking is half of your income, and it's what slips, since nobody chases a thank-you.",
  ],
  solution: [
    "While you stack tins, the mails of the day are read out: Benny, the board chair, the foundation. A donor's note gets an answer in your own voice by the third shelf.",
    "The report has its own morning, blocked on Monday by saying so. The outcomes from the shelter are asked for now, with Wednesday as the day you'll hear if they aren't there.",
  ],
  features: {
    heading: 'Nine staff, forty volunteers, one you',
    items: [
      {
        name: 'Thanks within the day',
        text: "Two spoken sentences with her name, and the kitchen's real news in it.",
      },
      {
        name: 'Reports on a calendar',
        text: 'Block the morning, see what it hits, move the lesser thing.',
      },
      {
        name: 'Partners who owe numbers',
        text: 'Ask once, name the day, be told.',
      },
      {
        name: 'What the funder wrote',
        text: 'Find the clause on overheads from last spring, before the call.',
      },
      {
        name: "Volunteers' long threads",
        text: 'Hear the last word of it, or mute it kindly.',
      },
    ],
  },
  benefits: [
    'Donors are thanked while they still feel it',
    'Reports go in the day before',
    'Benny has brakes',
    'The board chair reads one calm line a week',
    'Volunteers feel that someone heard them',
  ],
  call: {
    line: 'Thank somebody between two shelves.',
    text: 'Open source, thirty credits at no cost, and no minimum gift.',
  },
  day: [
    {
      at: '07:30',
      from: 'Benny, driver',
      asks: 'Van failed. Brakes, 840 dollars. No deliveries till then.',
      does: '"Tell him yes, get it done and send me the bill".',
    },
    {
      at: '10:00',
      from: 'A programme officer',
      asks: 'May we have outcomes by quarter, not by year?',
      does: '"Forward it to Salma and say can we split this by quarter".',
    },
    {
      at: '12:40',
      from: 'Mrs. Whitfield, donor',
      asks: 'May I come and see the kitchen?',
      does: '"Tell her Thursday at eleven is soup day". She\'ll be given an apron.',
    },
    {
      at: '15:10',
      from: 'The board chair',
      asks: 'Should we worry about January?',
      does: '"Snooze it until tomorrow at nine". A bit, and you want the figure first.',
    },
    {
      at: '19:00',
      from: 'A man who ate with you last winter',
      asks: "I've a job now. Wanted you to know.",
      does: '"Star it". That\'s the outcome by quarter.',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2, dollarsAnHour: 45 },
  calculation:
    "Newsletter bounces and platform receipts are out. The rate is a director's pay in a small organisation, not a bank's.",
  questions: [
    {
      ask: 'Is there a price for charities?',
      answer: "There's no special one. Pro is the same for all, and the software itself is free to host.",
    },
    {
      ask: 'Can it write grant reports?',
      answer: "No. It writes down what you say and keeps the date. The report is still yours and Salma's.",
    },
    {
      ask: 'Does it connect to our donor database?',
      answer: 'No. Gifts and addresses stay there. It finds what a donor has ever written to you by mail.',
    },
  ],
  examples: [
    {
      say: 'Block Monday from nine to twelve for the report',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-23 09:00-12:00; title: report',
      flow: 'Monday morning belongs to the foundation, and you hear what gives way.',
    },
    {
      say: 'Tell her Thursday at eleven is soup day',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Thursday at eleven is soup day',
      flow: 'Mrs. Whitfield has her day, in a note that sounds like you.',
    },
    {
      say: 'Remind me if they do not answer by Wednesday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-18 08:00; unlessAnswered: true',
      flow: "No outcomes from the shelter by then, and you're told.",
    },
  ],
} satisfies Job;
