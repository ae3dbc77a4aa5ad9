import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-venture-capitalist',
  title: 'Venture Capitalist',
  plural: 'Venture Capitalists',
  group: 'consulting',
  description:
    'Decks from strangers, updates from the portfolio, a founder in trouble at midnight. Flow lets a venture capitalist hear founders first and pass with grace.',
  keywords: ['venture capital email', 'deal flow inbox', 'founder emails', 'LP updates', 'passing on startups'],
  updated: '2026-11-27',
  hero: {
    line: "Ninety decks. One founder who can't make payroll.",
    lead: 'The portfolio company that needs you wrote two lines, late, without an attachment. It lies between a deck for drones and a deck for dog insurance.',
  },
  problem: [
    "Anyone with a company may write to you, and that's the job. So is replying, because the one you ghost will be the one everybody wants in two years.",
    'Meanwhile the fund has partners, the partners have Monday, and your limited partners would like to know why the valuation moved.',
  ],
  solution: [
    "Flow plays people you answer ahead of people you don't know. Two lines from Noor on payroll are at the front. The dog insurance gets its turn on the way home.",
    'Passing is a spoken sentence with a reason in it. It goes as a decent mail with a greeting. Forty seconds each, and you can look those founders in the eye at the next demo day.',
  ],
  features: {
    heading: 'From cold deck to closed round',
    items: [
      {
        name: 'Your founders at the front',
        text: 'Who you write back to counts, and Flow goes by that.',
      },
      {
        name: 'A pass with a reason',
        text: 'Say what was missing. Two honest lines beat a month of nothing.',
      },
      {
        name: 'Check back at Series A',
        text: 'Let the thread return in spring, with all that was said.',
      },
      {
        name: 'Introductions, forwarded',
        text: 'Pass one on to a partner with your own remark on top.',
      },
      {
        name: 'Monday, prepared',
        text: "Hear your agenda and search each company's last mail on the walk in.",
      },
    ],
  },
  benefits: [
    'Founders in trouble reach you the same hour',
    'Strangers get an answer that helps',
    'Companies you liked early turn up again on time',
    'Limited partners hear why, not just that',
    "Monday's meeting has read its mail",
  ],
  call: {
    line: 'Pass on one deck kindly today.',
    text: 'Thirty credits, no term sheet.',
  },
  day: [
    {
      at: '07:30',
      from: 'Noor, a portfolio founder',
      asks: 'The bridge slipped. Payroll is Friday.',
      does: '"Tell her I will call at nine". You move the breakfast.',
    },
    {
      at: '09:50',
      from: 'A stranger with dog insurance',
      asks: 'Raising four, closing soon, thoughts?',
      does: '"Reply that it is too early for us, and I would love to see renewal rates". True on both counts.',
    },
    {
      at: '12:40',
      from: 'A limited partner',
      asks: 'Why did you mark the drone company down?',
      does: '"Snooze it until Thursday at eight". That answer needs the memo.',
    },
    {
      at: '15:15',
      from: 'Another fund',
      asks: 'Sharing a deal, are you in for two?',
      does: '"Forward it to Amara and say worth a look before Monday".',
    },
    {
      at: '18:30',
      from: 'A founder you passed on in 2021',
      asks: 'We sold. You were kind back then.',
      does: '"Star it". You write tomorrow, with a proper pen.',
    },
  ],
  assumes: { mailsADay: 70, minutesEach: 1.5, dollarsAnHour: 200 },
  calculation:
    "More mails than most and shorter ones, since a deck gets one decision. Newsletters on what's hot aren't in it.",
  questions: [
    {
      ask: 'Will it read a deck to me?',
      answer: "No. It says that a deck is attached. You'll look at slides with your eyes, or you won't.",
    },
    {
      ask: 'Can it log deals in our CRM?',
      answer: "There's no connection. Labels in Gmail can be set by voice, and some funds get by with those.",
    },
    {
      ask: 'Does it ever pass on a founder for me?',
      answer: 'Never. There are no automatic answers, and no is said by you.',
    },
  ],
  examples: [
    {
      say: 'Reply that it is too early for us, and I would love to see renewal rates',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is too early for us, and I would love to see renewal rates',
      flow: 'A kind pass with a door in it, heard once before it leaves.',
    },
    {
      say: 'Forward it to Amara and say worth a look before Monday',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Amara; words: worth a look before Monday',
      flow: 'Your partner gets the deal with your sentence above it.',
    },
    {
      say: 'Remind me on the first of March at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2027-03-01 09:00',
      flow: 'The company you liked is back in spring.',
    },
  ],
} satisfies Job;
