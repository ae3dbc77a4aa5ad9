import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-data-scientist',
  title: 'Data Scientist',
  plural: 'Data Scientists',
  group: 'other',
  description:
    "Stakeholders want 'just the number' and a pipeline mails its failures nightly. Flow reads a data scientist the question, mutes the noise and sends a caveat.",
  keywords: [
    'data scientist email',
    'stakeholder requests',
    'ad hoc analysis',
    'data pipeline alerts',
    'experiment results',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'One quick question: predict next year.',
    lead: "The notebook is at cell 90 and finally makes sense. Finance has a quick one, product wants to stop the test a week early because it's green, and the nightly job has failed, politely, nine times.",
  },
  problem: [
    'Answering takes a minute. Coming back takes twenty, since the thing you held in your head had twelve parts.',
    "So you don't look. Then someone ships the green test.",
  ],
  solution: [
    "Between two training runs, hear the queue. The test gets its no: not before Thursday, it's noise so far. Flow reads it back, and your caveat is still in it.",
    "'Quick questions' can be given an hour together in the afternoon. The failures have a rule in common and go in one sweep.",
  ],
  features: {
    heading: 'While the model trains',
    items: [
      {
        name: 'Epoch-sized sessions',
        text: 'Four minutes are enough for six mails by ear.',
      },
      {
        name: 'Caveats intact',
        text: 'What you dictate is what they get, confidence interval and all.',
      },
      {
        name: 'The nine failures',
        text: "Archive all of that job's mails by sender. One undo if you were wrong.",
      },
      {
        name: 'Definition of active',
        text: 'Find the mail in which product defined it. There are three, with dates.',
      },
      {
        name: 'Requests at four',
        text: 'Snooze each to one hour, so the morning keeps its twelve parts.',
      },
      {
        name: 'No mail in a model',
        text: 'Text stays with rules on your device. A model joins only if you connect one, and even then reads no mail.',
      },
    ],
  },
  benefits: [
    'Green tests run to their end',
    'Twelve parts stay in your head until lunch',
    'Product is quoted its own definition',
    'Stakeholders get a number with a range',
    'The nightly job fails in silence, and you know',
  ],
  call: {
    line: 'Queue up six mails for one epoch.',
    text: 'Sample size thirty, at no cost. Draw your own conclusion.',
  },
  day: [
    {
      at: '09:20',
      from: 'A product lead',
      asks: 'Test is green. Ship it?',
      does: '"Tell him not before Thursday, it is still noise". He asks what noise is.',
    },
    {
      at: '10:40',
      from: 'The nightly job',
      asks: 'FAILED: table not found.',
      does: '"Archive everything from Airflow". You know which table, and have told its owner.',
    },
    {
      at: '13:00',
      from: 'Finance',
      asks: 'Just the number: churn in March?',
      does: '"Reply that it is between three and four percent". That\'s a number, with manners.',
    },
    {
      at: '15:30',
      from: 'A colleague',
      asks: 'Could you look over my priors on Friday?',
      does: '"When am I free on Friday". Eleven is, so you offer that.',
    },
    {
      at: '18:20',
      from: 'The pub quiz',
      asks: 'We need someone who knows years.',
      does: '"Reply that I do decades". Point estimates cost extra.',
    },
  ],
  assumes: { mailsADay: 25, minutesEach: 2, dollarsAnHour: 75 },
  calculation:
    "The switch back into the notebook is the dear part, and it isn't in the sum. Count only the minutes you see.",
  questions: [
    {
      ask: 'Is there a language model in it?',
      answer:
        "Not unless the host connects one and you turn it on. It'd see a command Flow didn't get, and none of the mail.",
    },
    {
      ask: 'How does it rank what comes first?',
      answer:
        "By rules about people: who waits for you, whom you write back to, what asks something. You can ask of any mail why it's important.",
    },
    {
      ask: 'Can I query my mail like a table?',
      answer: "No. You can search by person, word and time. For group-bys you'd export it yourself.",
    },
  ],
  examples: [
    {
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
      flow: 'The reason for its place, said in a sentence you can disagree with.',
    },
    {
      say: 'Archive everything from Airflow',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Airflow',
      flow: 'Nine failures, one question, none left.',
    },
    {
      say: 'Tell him not before Thursday, it is still noise',
      state: 'mail',
      command: 'reply:words',
      with: 'words: not before Thursday, it is still noise',
      flow: 'The product lead gets date and reason, both audible before they go.',
    },
  ],
} satisfies Job;
