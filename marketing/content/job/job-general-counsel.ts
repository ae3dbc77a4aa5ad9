import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-general-counsel',
  title: 'General Counsel',
  plural: 'General Counsels',
  group: 'executive',
  description:
    'In-house lawyers are asked for a quick look forty times a day. Flow reads out the question under the redlines, keeps privilege in house, and dates each promise.',
  keywords: ['general counsel email', 'in-house legal inbox', 'contract review email', 'legal privilege', 'redlines'],
  updated: '2026-11-27',
  hero: {
    line: 'A quick look, they wrote. Sixty-two pages.',
    lead: 'Sales wants a signature by noon, the regulator wants a date, and outside counsel wants you to confirm what you confirmed last week. Somewhere below is the actual question.',
  },
  problem: [
    'Legal is the last stop. Each deal, hire and complaint arrives late and urgent, with a chain of forwards that carries half of the privileged advice in it.',
    'You answer from taxis with one eye on the recipients, because reply-all to the other side is the mistake you get to make once.',
  ],
  solution: [
    'Flow cuts the chain and reads who asks what. Before anything leaves you hear the recipients by name, and a stranger among them is pointed out.',
    'Deadlines stop living in your head. Give a thread the day on which the notice period ends less a week, and it comes back on that day by itself.',
  ],
  features: {
    heading: 'For the last desk before signature',
    items: [
      {
        name: 'Who is on copy',
        text: 'Ask it before you answer. The other side’s paralegal was added at reply six.',
      },
      {
        name: 'Carve-outs kept whole',
        text: 'Say the cap excludes data breach, and just that stands in the draft.',
      },
      {
        name: 'Holds by sender',
        text: 'Find all that a custodian wrote on a matter since March, without opening a tool for it.',
      },
      {
        name: 'A record of acts',
        text: 'When did you release that memo? The history has the minute.',
      },
      {
        name: 'No outside processor',
        text: 'Flow can run on a server that your own security people guard. There is one thing less to put on the vendor list.',
      },
    ],
  },
  benefits: [
    'Sales hears no before noon instead of maybe at six',
    'Notice periods end on purpose',
    'Recipients are heard, not assumed',
    'Outside counsel bills fewer reminders',
    'Advice stays under your own roof',
  ],
  call: {
    line: 'Find the question before the lift arrives.',
    text: 'Free to begin with: thirty credits, and no procurement form for a card.',
  },
  day: [
    {
      at: '07:55',
      from: 'Outside counsel in Delaware',
      asks: 'Are we authorised to extend the tolling agreement by sixty days?',
      does: '"Reply that sixty days is fine, on the same terms". You hear it read to you, with the partner’s name.',
    },
    {
      at: '09:30',
      from: 'The head of sales',
      asks: 'Customer struck the liability cap. Can we live with it?',
      does: '"Tell him the cap stays, and we can talk about the carve-outs". He will grumble by return.',
    },
    {
      at: '13:10',
      from: 'The data protection authority',
      asks: 'Answers to the attached list within fourteen days.',
      does: 'You want it back with a week to spare: "remind me on Tuesday at nine".',
    },
    {
      at: '15:45',
      from: 'Human resources',
      asks: 'Please look at the wording of the letter to Mr. Okoye before it goes out.',
      does: 'That needs a chair and a pen. "Snooze it until five".',
    },
    {
      at: '18:20',
      from: 'The choir',
      asks: 'Are you singing on Sunday?',
      does: '"Say yes". The shortest opinion of the day.',
    },
  ],
  calculation:
    'We count mails that need a judgment, not the copies. The rate is what an hour of a general counsel costs a company, which is still less than the same hour from outside.',
  questions: [
    {
      ask: 'Does using Flow waive privilege?',
      answer:
        'We are not your lawyer, as you know. What we can say: hosted by you, the mail goes to nobody besides Google, where it is already.',
    },
    {
      ask: 'Can I put a thread under legal hold with it?',
      answer: 'No. Flow finds and labels mail. Preservation belongs in the tool that your policy names.',
    },
    {
      ask: 'Will it paraphrase my advice?',
      answer:
        'It puts a greeting and a close around your sentence. The sentence stays as you spoke it, and you hear it first.',
    },
  ],
  examples: [
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'You hear the first four names, and the number of those behind them.',
    },
    {
      say: 'Reply that sixty days is fine, on the same terms',
      state: 'mail',
      command: 'reply:words',
      with: 'words: sixty days is fine, on the same terms',
      flow: 'The draft holds just that, and waits for your word.',
    },
    {
      say: 'Remind me on Tuesday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-24 09:00',
      flow: 'The authority’s list is on top again with a week in hand.',
    },
  ],
} satisfies Job;
