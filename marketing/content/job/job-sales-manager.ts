import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-sales-manager',
  title: 'Sales Manager',
  plural: 'Sales Managers',
  group: 'sales',
  description:
    'Discounts to approve, forecasts to defend, eight reps who need a word today. Flow reads you the ask, and the answer is out before the next room.',
  keywords: ['sales manager email', 'discount approval', 'forecast', 'pipeline review', 'team inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Eight reps. One discount desk. It is you.',
    lead: 'It is the last week of the quarter, and each of them has a customer who signs today if, and only if. The ifs all end up in your inbox.',
  },
  problem: [
    'A rep writes at nine and needs a yes by ten. You are in a review until eleven, with the laptop open and your eyes on a forecast that your boss is picking apart.',
    'By the time you see it, the customer has gone home. It was twelve percent on a two-year term, and it took you four seconds to decide.',
  ],
  solution: [
    'Walk from one room to the next and let Flow play what your team asked. Say twelve is fine for two years, and the rep has it with your name below.',
    'The ones you want to coach rather than answer get a time: put them to the one-to-one at three, and they are on top when you sit down.',
  ],
  features: {
    heading: 'End of quarter, in your ears',
    items: [
      {
        name: 'Your reps before the rest',
        text: 'People you answer within the hour play first. The tool that wants you to rate its webinar plays last.',
      },
      {
        name: 'Conditions stay attached',
        text: 'A yes with a term and a cap is heard back with both.',
      },
      {
        name: 'Quiet deals ring',
        text: 'Let a thread come back on Thursday only if procurement has said nothing.',
      },
      {
        name: 'The last thing promised',
        text: 'Ask what was said about the rollout date before you ring their director.',
      },
      {
        name: 'Forecast hour protected',
        text: 'Block ninety minutes for the number by saying so, and hear what it collides with.',
      },
    ],
  },
  benefits: [
    'Customers sign while they still feel like it',
    'Reps stop walking to your desk for a nod',
    'Coaching gets its own hour',
    'No exception leaves without its condition',
    'The drive home is the last review of the day',
  ],
  call: {
    line: 'Clear the discount desk between two rooms.',
    text: 'Start with thirty credits. Triage takes none of them.',
  },
  day: [
    {
      at: '08:20',
      from: 'Priya, enterprise west',
      asks: 'They want 15 % and net 60. Can I go to twelve and net 45?',
      does: '"Tell her twelve is fine on two years, and net 45". She is on the phone with them by half past.',
    },
    {
      at: '10:40',
      from: 'Sales operations',
      asks: 'Three deals in commit have had no activity for 20 days.',
      does: 'You know which three. "Forward it to Tom and say let us talk at three".',
    },
    {
      at: '13:00',
      from: 'A director at a customer',
      asks: 'Your rep is fine, but I want to hear the rollout date from you.',
      does: '"Reply that we start on the seventh". Then you check that it is the seventh.',
    },
    {
      at: '16:30',
      from: 'The head of sales',
      asks: 'Give me a number I can say upstairs.',
      does: 'That takes a spreadsheet. "Snooze it until five".',
    },
    {
      at: '19:10',
      from: 'The five-a-side group',
      asks: 'Short of one tonight?',
      does: '"Say no". The quarter is nearly over.',
    },
  ],
  calculation:
    'We leave out the copies of every order form and count the mails that wait for a decision. Replace the rate by what your hour costs with bonus.',
  questions: [
    {
      ask: 'Does it write to our CRM?',
      answer: 'No. It lives in Gmail. Your system of record stays what it is, and so does the nagging to fill it in.',
    },
    {
      ask: 'Could a rep’s mail trigger an approval by itself?',
      answer: 'Never. Text in a mail is only read. An approval exists when you have spoken or typed it.',
    },
    {
      ask: 'Is it usable in an open sales floor?',
      answer:
        'With an earphone for listening, yes. For answering, every command has a key, and typed sentences work too.',
    },
  ],
  examples: [
    {
      say: 'Tell her twelve is fine on two years, and net 45',
      state: 'mail',
      command: 'reply:words',
      with: 'words: twelve is fine on two years, and net 45',
      flow: 'Priya gets the yes with both conditions in it.',
    },
    {
      say: 'Block Thursday from two to half past three for the forecast',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 14:00-15:30; title: forecast',
      flow: 'The time is yours, and Flow names the call it sits on.',
    },
    {
      say: 'Remind me if they do not answer by Thursday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'Procurement’s silence becomes visible on Thursday at eight.',
    },
  ],
} satisfies Job;
