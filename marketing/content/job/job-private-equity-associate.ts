import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-private-equity-associate',
  title: 'Private Equity Associate',
  plural: 'Private Equity Associates',
  group: 'consulting',
  description:
    "Lenders, data rooms, a partner at midnight: a private equity associate's mail is one live deal after another. Flow says what's new and what they want by when.",
  keywords: ['private equity associate email', 'deal inbox', 'data room', 'due diligence requests', 'lender calls'],
  updated: '2026-11-27',
  hero: {
    line: 'Grid mark-up at one a.m. Comments by eight.',
    lead: 'Four advisers, two lenders and a seller who answers only through a bank. Every one of them replies to all, and the partner asks you what the state of play is.',
  },
  problem: [
    'A live deal makes two hundred mails a day, most of them a list of people saying received. You read them all because one carries the number.',
    'And you read them where you are, which is a model with circular references, a client lunch or the gym at ten past eleven.',
  ],
  solution: [
    'You keep both hands on the model. Flow gives you the new part of each mail, never the tail, and says who wrote it for whom.',
    "Forty 'received, thanks' can be skipped by sender. When the lender's number comes, you pass it on with your view in a dozen words.",
  ],
  features: {
    heading: 'Signing minus nine days',
    items: [
      {
        name: "Only what's new",
        text: "Below today's two lines hang ninety old ones. They aren't read.",
      },
      {
        name: 'State of play, by ear',
        text: 'Ask what was said about the debt cap or the escrow, and get sentence, sender, day.',
      },
      {
        name: 'The expert call at six',
        text: "Put on your calendar as you hear of it, with the adviser's name in the entry.",
      },
      {
        name: 'Quiet by design',
        text: 'At your desk nobody hears you. Letters on the keyboard run it all.',
      },
      {
        name: 'One eye on the recipients',
        text: "The seller's bank is on copy more often than you'd think. Ask.",
      },
      {
        name: 'Dead deals away',
        text: 'File a whole thread under its project name the day it dies.',
      },
    ],
  },
  benefits: [
    "The partner's question has an answer by the lift",
    'Numbers travel up with a view attached',
    "Wrong recipients are noticed while it's a draft",
    'The model is built in one sitting',
    'Eleven at night is the gym',
  ],
  call: {
    line: 'Hear nine days of reply-all in twenty minutes.',
    text: 'Bring your dead deal, or use the mailbox with nobody real in it.',
  },
  day: [
    {
      at: '07:40',
      from: 'The partner',
      asks: 'Where are we on the debt?',
      does: '"What did Halvorsen say about the margin", you ask, and pass on his four words.',
    },
    {
      at: '10:15',
      from: "The seller's bank",
      asks: 'Bids now due Thursday noon.',
      does: '"Remind me tomorrow at six in the evening". That leaves a night, as usual.',
    },
    {
      at: '14:30',
      from: 'The tax adviser',
      asks: 'Structure paper attached, two options.',
      does: '"Forward it to Yuki and say please model option two".',
    },
    {
      at: '19:45',
      from: 'The lender',
      asks: 'We can stretch to five turns with a ratchet.',
      does: '"Tell him we take five turns, ratchet to be discussed". The partner nodded on the phone.',
    },
    {
      at: '23:05',
      from: 'Your mother',
      asks: 'Are you eating?',
      does: 'You look at the noodles. "Tell her I am eating right now".',
    },
  ],
  assumes: { mailsADay: 80, minutesEach: 1.5, dollarsAnHour: 90 },
  calculation:
    'Many mails with very little each, so ninety seconds apiece. The rate is base pay alone, as bonus would spoil the mood.',
  questions: [
    {
      ask: 'Can it be used on inside information?',
      answer:
        'Compliance decides. What matters for them: the copy is encrypted on a machine your firm can run itself, and no outside model reads a mail.',
    },
    {
      ask: 'Does it watch the data room?',
      answer: "It hears of uploads only through the notices that come by mail. There's no link to the room.",
    },
    {
      ask: 'We work from three mailboxes. Can I merge them?',
      answer: 'Not today. One queue comes from one Gmail account.',
    },
  ],
  examples: [
    {
      say: 'Skip all from Maria',
      state: 'mail',
      command: 'pass',
      with: 'field: from; text: Maria',
      flow: 'Her eleven acknowledgements are passed over, and stay in the inbox.',
    },
    {
      say: 'Tell him we take five turns, ratchet to be discussed',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we take five turns, ratchet to be discussed',
      flow: "The lender's banker reads your eight words and no more.",
    },
    {
      say: 'Remind me tomorrow at six in the evening',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-18 18:00',
      flow: "Bids are due on Thursday. You're told on the evening before.",
    },
  ],
} satisfies Job;
