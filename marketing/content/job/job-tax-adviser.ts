import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-tax-adviser',
  title: 'Tax Adviser',
  plural: 'Tax Advisers',
  group: 'consulting',
  description:
    "A tax adviser's week is statutory dates and clients who open letters late. Flow reads out the date, asks for the missing form and brings it back in time.",
  keywords: [
    'tax adviser email',
    'tax deadlines',
    'assessment notice',
    'objection period',
    'client documents',
    'VAT return',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Dated the third. They forwarded it today.',
    lead: "A month to object, of which two weeks lay on a sideboard. The client writes 'FYI'. You're on the phone to another, about a boat.",
  },
  problem: [
    "Your dates aren't wishes. A day late and the money is gone, and it isn't your money.",
    "But they come in disguise: a scan called IMG_4471, a forwarded forward, a 'by the way' beneath a question about a boat.",
  ],
  solution: [
    "Let each mail be asked for its date as it plays. If one stands there in words, you hear it. If all that's there is a scan, you hear its name, and you know to open it now.",
    "Then the thread gets a day of its own, a week ahead of the law's. It's on top that morning, boat or no boat.",
  ],
  features: {
    heading: 'Statutes, sideboards, boats',
    items: [
      {
        name: 'By the way',
        text: 'Below the question on the boat stands the thing that matters. Have the whole mail read.',
      },
      {
        name: 'A week before the law',
        text: 'Your own reminder, on the day that you set.',
      },
      {
        name: 'Form 12, requested again',
        text: 'Ask, name a date, and be told of silence.',
      },
      {
        name: 'Rulings from 2022',
        text: "Search for what the authority wrote to that client. It's still in the mailbox.",
      },
      {
        name: 'The same answer, newly said',
        text: 'Every client asks about the home office. You speak it to each, as it applies to each.',
      },
      {
        name: 'Circulars till Friday',
        text: 'Put all newsletters off in a sentence.',
      },
    ],
  },
  benefits: [
    'Objections go in with days to spare',
    'Clients learn to forward the same day',
    'Form 12 arrives on the second ask',
    'Boats are discussed after dates',
    'Your own return is filed, for once, first',
  ],
  call: {
    line: 'Ask one mail for its date.',
    text: 'Deductible or not, the first thirty credits are zero.',
  },
  day: [
    {
      at: '08:45',
      from: 'A dental practice',
      asks: 'FYI.',
      does: '"What\'s attached". A scan with no name to speak of. You open it, and it\'s the assessment.',
    },
    {
      at: '08:52',
      from: 'The same',
      asks: "Sorry, that one's from the third.",
      does: '"Remind me on the 26th at nine", a week before it\'s too late to be calm.',
    },
    {
      at: '11:30',
      from: 'A boat owner',
      asks: 'Can it be a company boat?',
      does: '"Tell him probably not, and I will explain on Thursday". He has named it already.',
    },
    {
      at: '14:15',
      from: 'An heir in Graz',
      asks: 'Which papers do you need from my aunt?',
      does: '"Reply that I need the will, and the bank statements for the year".',
    },
    {
      at: '18:00',
      from: 'The hiking section',
      asks: 'Saturday, 1,400 metres up. Are you fit?',
      does: '"Am I free on Saturday", you ask, with some hope of a conflict. You are.',
    },
  ],
  assumes: { mailsADay: 35, minutesEach: 3, dollarsAnHour: 110 },
  calculation:
    "Letters from authorities that come on paper aren't counted. Three minutes, since half of them start with looking for the attachment.",
  questions: [
    {
      ask: 'Does Flow compute statutory periods?',
      answer:
        'No. It speaks dates that stand in a mail and keeps those you give it. When the period ends is your finding.',
    },
    {
      ask: 'Can it read a scanned assessment?',
      answer: "No. Attachments aren't read, only named. It brings you to them sooner.",
    },
    {
      ask: 'Does professional secrecy allow it?',
      answer:
        "Your chamber's rules and your contract with whoever hosts decide. Run on your own machine, there's no further provider besides Google.",
    },
  ],
  examples: [
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'Flow finds the date in the words, or tells you that none stands there.',
    },
    {
      say: 'Reply that I need the will, and the bank statements for the year',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I need the will, and the bank statements for the year',
      flow: 'The heir in Graz has a list of two.',
    },
    {
      say: 'Snooze all newsletters until Friday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-20 08:00; mailing: newsletter',
      flow: 'One question, then the circulars are gone till Friday.',
    },
  ],
} satisfies Job;
