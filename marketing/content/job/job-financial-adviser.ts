import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-financial-adviser',
  title: 'Financial Adviser',
  plural: 'Financial Advisers',
  group: 'consulting',
  description:
    'When markets fall, a financial adviser hears from everybody at once. Flow reads the worried first, takes a calm line to each, and books the annual review.',
  keywords: [
    'financial adviser email',
    'client communication',
    'annual review',
    'wealth management inbox',
    'market volatility clients',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Down three percent. Forty people want your voice.',
    lead: "The bell hasn't rung yet and the Hendersons have written twice. They don't want an outlook. They want to know that you've seen it.",
  },
  problem: [
    "On quiet days clients forget you, which is how it should be. On red days they write before breakfast, and between them sit the custodian's form, a fund house's webinar and a beneficiary change that must be right.",
    "Forty calm mails are forty times typing 'the plan already expects this'. You mean each one. Your thumbs give out at twelve.",
  ],
  solution: [
    'Take them by ear, one household at a time. The Hendersons get a sentence about their own plan, spoken while you look at it. Then the widow on Elm Street, who needs a different one.',
    "The form from the custodian goes to your assistant with a remark. The fund house can wait for a quarter that isn't this one.",
  ],
  features: {
    heading: 'Red days, review days, ordinary days',
    items: [
      {
        name: 'Worried before wholesale',
        text: 'People you usually write back to are played ahead of fund marketing.',
      },
      {
        name: 'Same calm, own words',
        text: 'Each reply is yours, so no two households compare an identical letter.',
      },
      {
        name: 'Reviews on the calendar',
        text: 'Name the day and the couple, and the hour is booked.',
      },
      {
        name: 'Beneficiaries, read back',
        text: 'A name that matters is repeated to you before anything goes.',
      },
      {
        name: 'What we agreed in June',
        text: 'Find the mail in which he said he could bear a fall of fifteen.',
      },
    ],
  },
  benefits: [
    'The Hendersons hear from you before the opening',
    'No household receives the same letter twice',
    'Reviews are booked while you both think of it',
    "The custodian's form doesn't age",
    'Your own evening survives a red day',
  ],
  call: {
    line: 'Steady one household between two calls.',
    text: 'Practise on the made-up mailbox. No market moves it.',
  },
  day: [
    {
      at: '07:25',
      from: 'Carol Henderson',
      asks: 'Should we sell everything? Jim says yes.',
      does: '"Tell her the plan expects years like this, and I will call at ten". She exhales.',
    },
    {
      at: '09:50',
      from: 'The custodian',
      asks: 'Transfer form is missing page three.',
      does: '"Forward it to Mei and say please send page three today".',
    },
    {
      at: '13:10',
      from: 'The widow on Elm Street',
      asks: 'Could my grandson be added to the account?',
      does: 'A call, not a mail. "Schedule a call with Mrs. Novak on Thursday at two".',
    },
    {
      at: '15:30',
      from: 'A fund house',
      asks: 'Why volatility is your friend: a webinar.',
      does: '"Unsubscribe".',
    },
    {
      at: '18:20',
      from: 'The chess club',
      asks: "Blitz tonight, you're white.",
      does: '"Schedule chess on Friday at seven in the evening". Not on a red day.',
    },
  ],

  calculation:
    "A mixed year, with more calm days than red ones. Fund marketing isn't counted, however personal its greeting.",
  questions: [
    {
      ask: 'Our mail must be archived by rule. Does Flow change that?',
      answer:
        'Sending still happens through your Gmail account, so whatever archives that account goes on doing so. Ask your compliance officer before you begin.',
    },
    {
      ask: 'Can it give clients market views?',
      answer: "No. It has none. It sends what you said, after you've heard it.",
    },
    {
      ask: 'Does it trade or update the plan?',
      answer: "No. It's not tied to a custodian or to planning software.",
    },
  ],
  examples: [
    {
      say: 'Tell her the plan expects years like this, and I will call at ten',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the plan expects years like this, and I will call at ten',
      flow: 'Carol gets two plain halves of a sentence, and a time.',
    },
    {
      say: 'Schedule a call with Mrs. Novak on Thursday at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 14:00; title: call; with: Mrs. Novak',
      flow: 'Thursday at two is in your calendar with her name.',
    },
    {
      say: 'Find the mail from Henderson since June',
      state: 'mail',
      command: 'search',
      with: 'words: the mail from Henderson since June',
      flow: 'What Jim wrote about a fall of fifteen, newest first.',
    },
  ],
} satisfies Job;
