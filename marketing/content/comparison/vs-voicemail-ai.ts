import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-voicemail-ai',
  title: 'Voicemail AI',
  type: 'assistant',
  owner: 'Voicemail AI',
  site: 'https://voicemail.audio',
  description:
    'Voicemail AI lets a large model hold your mail conversation for you. Flow holds it by rules, on your own machine. Two voices on ten rows, from its policy.',
  keywords: [
    'Voicemail AI alternative',
    'Flow vs Voicemail AI',
    'hands-free email assistant',
    'voice email Gmail',
    'AI email reader',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two voices. One of them stays at home.',
    lead: 'Of all the products on these pages this one is nearest to ours. It reads Gmail aloud, takes replies by voice, makes filters, and keeps the calendar. The difference is in who is listening.',
  },
  problem: [
    "In its case it's a model at a large company. That gives it a wonderful ear for whatever you say, and it means that what your sister wrote about the hospital is sent there, too, to be understood.",
    'Some can live with that. Some are doctors, or have a sister.',
  ],
  solution: [
    "Flow's ear is smaller and sits on your own machine. It knows a few dozen verbs, and it asks when it is in doubt. What your sister wrote is read to you by a voice on that machine, and goes no further.",
    'Because there are rules behind it and no dice, the same sentence does the same thing on Friday as it did on Monday. One comes to like that in a thing that sends letters.',
  ],
  features: {
    heading: 'A smaller ear, nearer by',
    items: [
      {
        name: 'The same each time',
        text: 'A sentence means what it meant yesterday.',
      },
      {
        name: 'A question in doubt',
        text: 'Two Annas? It asks which.',
      },
      {
        name: 'Lists, left for good',
        text: 'Unsubscribed in a word, where the sender offers it.',
      },
      {
        name: 'A way back',
        text: 'For a month, act by act.',
      },
      {
        name: 'Silence on demand',
        text: 'Private mode, when a door opens.',
      },
    ],
  },
  benefits: [
    'Family letters stay in the family',
    'You can read the rules',
    'It asks before it errs',
    "No model's mood is in your mail",
    'Friday is like Monday, in this one respect',
  ],
  rows: {
    listening: "Hands-free, by talking with a real-time model of OpenAI's [policy]",
    speaking: 'Reads mails aloud and sums them up [policy]',
    mailServices: 'Gmail, with rights to read, change, send and filter [policy]',
    calendar: 'Google Calendar. It answers questions and makes, moves and cancels events [policy]',
    undo: 'Not stated',
    sending: 'Replies and new mails that you compose by voice [policy]',
    offline: 'Not stated',
    whereMailIs: 'With Google. Fetched live during a session, and not stored on its servers [policy]',
    languageModels: "Mail content goes to OpenAI's Realtime API [policy]",
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Voicemail AI if you want to talk just as you please, with no sentence to learn. A large model understands more than Flow does.',
      'It needs no machine of yours, as it runs as a service. [policy]',
      'It makes Gmail filters from a remark, such as to archive what looks like this. [policy]',
    ],
    flow: [
      "Choose Flow if letters shouldn't be sent to a model to be read out.",
      "Choose it if you'd rather own the thing that sends in your name.",
    ],
  },
  call: {
    line: 'Talk to the one that stays at home.',
    text: "The demo's sister is well, and writes about a birthday.",
  },
  questions: [
    {
      ask: 'Does Flow send my mail to OpenAI?',
      answer: "No. As it comes, there's no language model in it, and mail is handled on your machine.",
    },
    {
      ask: 'Can I say things in any way I like?',
      answer: "In many ways. When it hasn't understood, it says so and does nothing.",
    },
    {
      ask: 'Who runs Flow?',
      answer: "You do, or your firm, on one machine. It's free software.",
    },
  ],
  examples: [
    {
      say: 'Read it',
      state: 'mail',
      command: 'read',
      flow: 'From the first word, in the words that she chose.',
    },
    {
      say: 'Reply that I can come on Saturday and bring the cake',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can come on Saturday and bring the cake',
      flow: 'A letter to your sister, and to no one else.',
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'Off the list, if the sender lets you go.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Voicemail AI',
      title: 'Privacy policy',
      url: 'https://voice-email-production.up.railway.app/privacy',
      published: '2026-04-08',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
