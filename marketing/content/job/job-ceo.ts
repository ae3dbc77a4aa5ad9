import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-ceo',
  title: 'CEO',
  plural: 'Chief Executive Officers',
  group: 'executive',
  description:
    'A CEO decides all day and answers in between. Flow plays the mail that needs the chief, takes a sentence as the answer, and sends the rest to who owns it.',
  keywords: ['CEO email', 'executive inbox', 'board communication', 'email delegation', 'CEO productivity'],
  updated: '2026-11-27',
  hero: {
    line: 'Everything reaches you. Not everything is yours.',
    lead: 'By seven there are sixty, and perhaps five that nobody else can answer. The art of the job is to find those five before the car stops.',
  },
  problem: [
    'People copy the chief to be safe. The union letter, the lost tender and the birthday of a founder sit in one column, and the loudest subject line wins.',
    'Silence from the top is read like tea leaves. A yes that comes on Thursday instead of Tuesday has cost a team two days, and they will never tell you.',
  ],
  solution: [
    'Flow starts with people whom you do answer: your chair, your reports, the customer who has your number. It tells you what each wants in a breath, and you give a ruling in your own words.',
    'What belongs to others goes to them in one sentence with your line on top. It leaves your desk, and comes back only if they stay silent.',
  ],
  features: {
    heading: 'Between the lobby and the ninth floor',
    items: [
      {
        name: 'Rulings, not essays',
        text: 'Say approved, but not before the audit. It leaves as two civil sentences over your name.',
      },
      {
        name: 'Passing down with a date',
        text: 'Hand a thread to your COO and have it return on Friday if no answer came.',
      },
      {
        name: 'The chair goes first',
        text: 'Whoever you answer fastest plays first. Vendors who write in capitals do not.',
      },
      {
        name: 'Confidential by place',
        text: 'A severance draft should not visit a stranger’s server. Host Flow next to your own.',
      },
      {
        name: 'What did I say in May',
        text: 'Your own promises to the works council are a question away.',
      },
      {
        name: 'No word lost in a lift',
        text: 'The connection drops on floor three. Your answer waits and leaves on floor nine.',
      },
    ],
  },
  benefits: [
    'Teams get their yes while the room is still booked',
    'Your assistant plans, and no longer guesses',
    'The five that matter are done by eight',
    'Board members hear from you and not from your office',
    'You look at people in meetings',
    'Sundays have no backlog to fear',
  ],
  call: {
    line: 'Rule on ten things before the car stops.',
    text: 'Thirty credits come with the first sign-in, without a card.',
  },
  day: [
    {
      at: '06:40',
      from: 'The chair of the board',
      asks: 'Could we bring the succession item forward to the December meeting?',
      does: 'You answer from the treadmill: "say yes, but only the first reading". The read-back is heard over the belt.',
    },
    {
      at: '08:15',
      from: 'The head of the plant in Brno',
      asks: 'Line four stands still. Overtime on Saturday needs a nod from the top.',
      does: '"Reply that Saturday is fine if the council agrees". He has it before the shift changes.',
    },
    {
      at: '11:50',
      from: 'A journalist',
      asks: 'A comment on the rumours about the merger, by two o\u2019clock?',
      does: 'That one is for communications: "forward it to Nadia and say please take this".',
    },
    {
      at: '16:20',
      from: 'The biggest customer',
      asks: 'Two late deliveries. I would like to hear from you in person.',
      does: 'You ring him. First you keep the thread in sight: "star it".',
    },
    {
      at: '21:05',
      from: 'Your son, away at school',
      asks: 'Can I sell the bike?',
      does: 'Typed, with a heart. Some mail is not for dictation.',
    },
  ],
  assumes: { mailsADay: 60, minutesEach: 2, dollarsAnHour: 250 },
  calculation:
    'Sixty is what is left after an assistant has sorted. We take two minutes for each, since most need a line and a few need a quarter of an hour. Put your own rate in.',
  questions: [
    {
      ask: 'My assistant reads my mail. Does this replace them?',
      answer:
        'No. An assistant knows what is not written. Flow takes the part that only you can answer, and leaves a tidier inbox for the two of you.',
    },
    {
      ask: 'Can it speak for me to the board?',
      answer: 'It never sends a word that you did not give. Names you have not written to before need a tap as well.',
    },
    {
      ask: 'Where does our material end up?',
      answer:
        'On the machine that your company runs Flow on, besides Google where it already is. No model sees it unless you switch one on.',
    },
  ],
  examples: [
    {
      say: 'Forward it to Nadia and say please take this',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Nadia; words: please take this',
      flow: 'The journalist’s mail goes to communications with your line above it.',
    },
    {
      say: 'Reply that Saturday is fine if the council agrees',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Saturday is fine if the council agrees',
      flow: 'Brno gets its nod, with the condition in it.',
    },
    {
      say: 'Remind me if he does not answer by Friday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'On Friday it is back on top, but only if nothing came.',
    },
  ],
} satisfies Job;
