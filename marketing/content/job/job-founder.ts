import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-founder',
  title: 'Startup Founder',
  plural: 'Startup Founders',
  group: 'executive',
  description:
    'A founder is sales, support and payroll in one inbox. Flow plays investors and customers first, answers by voice between calls, and lets the newsletters wait.',
  keywords: ['founder email', 'startup inbox', 'investor updates', 'founder productivity', 'voice email'],
  updated: '2026-11-27',
  hero: {
    line: 'Runway is in months. Your inbox counts in hours.',
    lead: 'A lead investor asks for the cohort chart. A pilot customer cannot log in. Your first hire wants to know about the visa. You are between two calls, holding a sandwich.',
  },
  problem: [
    'Nobody sorts your mail, because nobody else exists yet. Term sheets, bug reports and an invoice for the domain arrive with the same ping.',
    'You answer the easy ones, since they are easy. The hard one, from the partner who may lead the round, sinks to page two and takes a week of runway with it.',
  ],
  solution: [
    'Flow knows whom you write back to and lets them play first. While you walk to the next coffee you hear the question, and say the answer the way you would say it to a friend.',
    'Warm intros get their reply the same hour. Whatever needs the laptop is sent to this evening, and all the growth-hacking letters go to Sunday in one sentence.',
  ],
  features: {
    heading: 'A day that jumps',
    items: [
      {
        name: 'Intros answered while warm',
        text: 'Thank the friend, greet the stranger, offer Thursday. One breath for each.',
      },
      {
        name: 'Pilot first',
        text: 'The customer who writes to you by name outranks every tool that writes to you by template.',
      },
      {
        name: 'Chase the round',
        text: 'Set a nudge on each partner who went quiet. It dies by itself when they write.',
      },
      {
        name: 'Notes from the shower',
        text: 'An idea at seven becomes a note to yourself, without a phone in wet hands.',
      },
      {
        name: 'Costs nothing to host',
        text: 'It is free software. Put it on the box under the desk that also runs the tests.',
      },
      {
        name: 'The calendar gives way',
        text: 'Push the stand-up by half an hour and everybody hears it once.',
      },
    ],
  },
  benefits: [
    'Partners get numbers before their Monday meeting',
    'Your pilot learns that a person is there',
    'Nothing hard hides on page two',
    'You eat the sandwich with your hands',
    'Evenings are for the product again',
  ],
  call: {
    line: 'Answer your lead investor on the stairs.',
    text: 'No card. Thirty credits, which is about a week of spoken replies.',
  },
  day: [
    {
      at: '07:30',
      from: 'A partner at the lead fund',
      asks: 'Net retention without the two pilots, please, before our Monday meeting.',
      does: '"Reply that the chart comes tonight, without the pilots". You build it after dinner.',
    },
    {
      at: '09:05',
      from: 'The pilot in Lyon',
      asks: 'Nobody in our office can sign in since the update.',
      does: '"Forward it to Sam and say please look at this first". Sam is your support team. He is also your server team.',
    },
    {
      at: '12:15',
      from: 'A friend of a friend',
      asks: 'Meet Ines, she sold to hospitals for ten years.',
      does: '"Reply all that Thursday at four would be great". Warm is warm for a day.',
    },
    {
      at: '17:50',
      from: 'Your first engineer',
      asks: 'The visa office wants a letter with the salary in it.',
      does: 'Tonight, with care. "Snooze it until nine tonight".',
    },
    {
      at: '22:40',
      from: 'Your mother',
      asks: 'Are you eating?',
      does: '"Say yes". A white lie, read back to you in full.',
    },
  ],
  assumes: { mailsADay: 50, minutesEach: 2, dollarsAnHour: 90 },
  calculation:
    'A founder’s hour has no market price. We take ninety dollars, about what you would pay somebody to do half of your jobs.',
  questions: [
    {
      ask: 'We are three people. Can we all use one Flow?',
      answer: 'Yes. One machine serves several people, each with a mailbox of their own and a key of their own.',
    },
    {
      ask: 'Can it write my investor update?',
      answer: 'No. It puts your sentences into a mail. The good and the bad numbers are still yours to say.',
    },
    {
      ask: 'Does it talk to our CRM?',
      answer: 'No. It works on Gmail and Google Calendar, and labels are as close to a pipeline as it gets.',
    },
  ],
  examples: [
    {
      say: 'Reply that the chart comes tonight, without the pilots',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the chart comes tonight, without the pilots',
      flow: 'The partner has a promise with a time in it, one minute after asking.',
    },
    {
      say: 'Snooze all newsletters until Sunday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-22 08:00; mailing: newsletter',
      flow: 'After a yes the week belongs to people.',
    },
    {
      say: 'Note to self: rename the pricing tiers',
      state: 'mail',
      command: 'note:words',
      with: 'words: rename the pricing tiers',
      flow: 'It is in your inbox, and out of your head.',
    },
  ],
} satisfies Job;
