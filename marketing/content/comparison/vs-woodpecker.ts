import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-woodpecker',
  title: 'Woodpecker',
  type: 'follow-up',
  owner: 'Woodpecker.co',
  site: 'https://woodpecker.co',
  description:
    'Woodpecker knocks on many doors and knocks again. Flow opens when one of them answers. Ten rows from its documentation, with prices as they stood when read.',
  keywords: [
    'Woodpecker alternative',
    'Flow vs Woodpecker',
    'cold email tool',
    'automated follow-up',
    'answer leads by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: "It knocks. You are the one who's asked in.",
    lead: "Woodpecker's whole art is to knock politely and to stop the moment somebody opens. What happens then isn't its business any more. It's yours, and it is urgent.",
  },
  problem: [
    "Somebody opened at 10:40. She's curious, a bit wary, and has eleven minutes. At 16:00 you find her under the absences.",
    "Whoever took such pains over the first four lines shouldn't answer the fifth a day late.",
  ],
  solution: [
    'With Flow she is played as soon as you have an ear. You answer as one answers at a door: short, friendly, with a time. The visit is booked while she still has the handle in her hand.',
    "If she then says nothing, you'll hear about that too, on the day you chose, and you write the next line yourself.",
  ],
  features: {
    heading: 'In the doorway',
    items: [
      {
        name: 'She comes first',
        text: 'People before absences and bounces.',
      },
      {
        name: 'A time, at once',
        text: 'From your calendar, in your words.',
      },
      {
        name: 'What you wrote her',
        text: "Read out, so that you don't repeat yourself.",
      },
      {
        name: 'No second knocker',
        text: 'A date instead of a sequence.',
      },
      {
        name: 'A closed door',
        text: 'Filed in a word, without a grudge.',
      },
    ],
  },
  benefits: [
    'Eleven minutes are enough',
    'Door talk sounds like door talk',
    "Visits stand while they're curious",
    'Nobody is knocked at by two of you',
    'Absences can wait till five, with all the other notices',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'A mail account that you connect, with the limits of its provider [glossary] [boost]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Follow-ups leave by themselves unless the person replies or opts out [delay]',
    offline: 'Not stated',
    whereMailIs: 'It downloads replies from the connected mailbox into its own inbox [glossary]',
    languageModels: 'Not stated',
    price: 'By people contacted and stored. The lowest tier is $29, in its billing questions [billing]',
  },
  choose: {
    them: [
      'Choose Woodpecker if you write to strangers in numbers. It paces itself, and stops when they answer. [delay] [boost]',
      'Any number of accounts and colleagues may join in, as the price counts the people written to. [billing] [glossary]',
      'Limits of mail providers are respected, which keeps your address in good repute. [boost]',
    ],
    flow: [
      'Choose Flow for the conversation that begins when somebody opens.',
      "Choose it if you'd never knock twelve times yourself.",
    ],
  },
  call: {
    line: 'Answer the one who opened.',
    text: 'A curious, wary woman stands in the doorway of the demo.',
  },
  questions: [
    {
      ask: 'Can Flow send sequences?',
      answer: 'No. It sends what you say, once.',
    },
    {
      ask: 'Will a reply from Flow stop the follow-ups?',
      answer: "Theirs stops them, by Woodpecker's own rules. Yours doesn't have to.",
    },
    {
      ask: 'Does Flow rotate mailboxes?',
      answer: 'No. One person, one Gmail, one voice.',
    },
  ],
  examples: [
    {
      say: 'Reply that Thursday at ten works and I bring the sample',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Thursday at ten works and I bring the sample',
      flow: 'Short, friendly, with a time.',
    },
    {
      say: 'Schedule visit with Perpetua on Thursday at ten',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 10:00; title: visit; with: Perpetua',
      flow: "It stands while she's curious.",
    },
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'A closed door, without a grudge. The thread is still found when you look for it.',
    },
  ],
  sources: [
    {
      name: 'glossary',
      publisher: 'Woodpecker Docs',
      title: 'Billing glossary',
      url: 'https://docs.woodpecker.co/en/articles/5267741-billing-glossary',
      read: '2026-11-27',
    },
    {
      name: 'boost',
      publisher: 'Woodpecker Docs',
      title: 'Settings for boosting sending',
      url: 'https://docs.woodpecker.co/en/articles/5233866-settings-for-boosting-sending-in-woodpecker',
      read: '2026-11-27',
    },
    {
      name: 'delay',
      publisher: 'Woodpecker Help',
      title: 'How to set up the delay between follow-ups',
      url: 'https://woodpecker.co/help-center/en/articles/5258787-how-to-set-up-the-delay-between-follow-ups',
      read: '2026-11-27',
    },
    {
      name: 'billing',
      publisher: 'Woodpecker Docs',
      title: 'Billing questions',
      url: 'https://docs.woodpecker.co/en/articles/5234070-billing-faq',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
