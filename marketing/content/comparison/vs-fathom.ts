import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-fathom',
  title: 'Fathom',
  type: 'note taker',
  owner: 'Fathom Video Inc.',
  site: 'https://fathom.video',
  description:
    'Fathom films your calls and sums them up, openly and with a generous free plan. Flow writes the mails that calls lead to. Ten rows with sources.',
  keywords: ['Fathom alternative', 'Flow vs Fathom', 'AI notetaker', 'meeting summary', 'follow-up email by voice'],
  updated: '2026-11-27',
  hero: {
    line: 'The call is summed up. Now answer for it.',
    lead: "With Fathom a call leaves a film, a text and a list. What it doesn't leave is a mail from you to the woman who asked three times about the delivery date.",
  },
  problem: [
    "A summary says 'Delivery to be confirmed'. It says it in a tidy way, under a tidy heading. It has no idea who is to confirm, and neither have the others.",
    'By Friday all have read the summary, and nobody has written. She asks for the fourth time, by mail, and the film is of no help.',
  ],
  solution: [
    "Flow is what you do in the minute after. You say the date, it goes to her, and the thread gets a day of its own in case she doesn't answer. That's one 'to be confirmed' less.",
    'Before the next call you ask your mail what she wrote, and hear it with its date while you look for your shoes.',
  ],
  features: {
    heading: 'The minute after',
    items: [
      {
        name: 'The mail itself',
        text: 'Said while the other faces fade from the screen.',
      },
      {
        name: 'Names to tasks',
        text: 'Forwarded with a line to the one who has to do it.',
      },
      {
        name: 'A day for silence',
        text: "No answer by then, and it's back.",
      },
      {
        name: 'The next call',
        text: 'Booked before the calendar cools.',
      },
      {
        name: 'Nobody is filmed',
        text: 'Flow hears you, and only when you talk to it.',
      },
    ],
  },
  benefits: [
    "'To be confirmed' becomes a date",
    "She needn't ask a fourth time",
    'Tasks have names outside the summary, too',
    'You enter the next call informed',
    'No guest has to be asked for consent',
  ],
  rows: {
    listening: 'A visible bot joins your calls and records them [profile]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Links to Google or Outlook Calendar when you sign up [policy]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. It receives what is said in the meetings you record [policy]',
    languageModels: "They write summaries. No training on customers' data by default, that profile says [profile]",
    price: 'Free with unlimited recordings, or $19 a month for more, as profiled in 2026 [profile]',
  },
  choose: {
    them: [
      'Choose Fathom if you need a record of calls. Its free plan takes as many as you have. [profile]',
      'It can ask a guest for consent by mail a day ahead, which is good manners. [consent]',
      'The bot is visible, so that nobody is recorded unawares. [profile]',
    ],
    flow: [
      'Choose Flow for the promises that a call produces, and that live in mail.',
      'Choose it where no one wants to be recorded.',
    ],
  },
  call: {
    line: 'Confirm one date before the shoes are on.',
    text: 'In the demo, a certain Ms Lind has asked about delivery three times.',
  },
  questions: [
    {
      ask: 'Does Flow join calls?',
      answer: "No, never. It isn't made for meetings.",
    },
    {
      ask: "Can it use Fathom's summary?",
      answer: 'If the summary is mailed to your Gmail, you can have it read and forward it with a line.',
    },
    {
      ask: 'Does Flow keep what I dictate?',
      answer: 'As text, encrypted, and as the draft. There is no recording.',
    },
  ],
  examples: [
    {
      say: 'Tell her delivery is on the third, and I will confirm the hour on Monday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: delivery is on the third, and I will confirm the hour on Monday',
      flow: 'The date is out, in your voice and frame.',
    },
    {
      say: 'Forward it to Malik and say this part is yours, by Thursday please',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Malik; words: this part is yours, by Thursday please',
      flow: 'A task with a name and a day.',
    },
  ],
  sources: [
    {
      name: 'profile',
      publisher: 'AI Leakage',
      title: 'Fathom',
      url: 'https://aileakage.com/vendors/fathom/',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'policy',
      publisher: 'Fathom',
      title: 'Privacy policy',
      url: 'https://fathom.video/privacy',
      published: '2024-04-17',
      read: '2026-11-27',
    },
    {
      name: 'consent',
      publisher: 'Fathom Help',
      title: 'Automatically requesting recording consent',
      url: 'https://help.fathom.video/en/articles/294272',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
